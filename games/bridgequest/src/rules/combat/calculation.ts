/** What the two sides of a combat have, each the sum over all who fight on it (BQ-CMB-15, -16). */
export interface Totals {
  readonly players: { readonly att: number; readonly def: number };
  readonly monsters: { readonly att: number; readonly def: number };
}

/** How a calculation may be made. */
export interface Calculating {
  /** The players strike first: what they win so is won before their defence is tried (BQ-CMB-23). */
  readonly strikesFirst: boolean;
  /** The players win ties: equality holds for their defence, and is a win (BQ-CMB-28). */
  readonly winsTies: boolean;
}

/** What a calculation comes to (BQ-CMB-24 to -27), and by how much the players' attack leads. */
export interface Calculated {
  readonly result: 'broken' | 'short' | 'winning' | 'differential';
  /** Players' ATT less monsters' DEF. */
  readonly lead: number;
}

/** From this lead on more doors are kicked in before anything is won (BQ-CMB-27, BQ-PD-01). */
const DIFFERENTIAL = 10;
/** From this row on everything about doors doubles (BQ-TURN-16). */
const EPIC_ROW = 5;

/** Compares the two sides (BQ-CMB-23 to -28). Nothing counts for less than 0 (BQ-TERM-14). */
export function calculate(
  { players, monsters }: Totals,
  { strikesFirst, winsTies }: Calculating,
): Calculated {
  const lead = atLeastNothing(players.att) - atLeastNothing(monsters.def);
  const attacked = attack(lead, winsTies);
  if (strikesFirst && attacked !== 'short') return { result: attacked, lead };
  const isBroken = breaks(atLeastNothing(monsters.att), atLeastNothing(players.def), winsTies);
  return { result: isBroken ? 'broken' : attacked, lead };
}

/** Whether monsters break a defence: by equality too, as nothing of it remains, but never with nothing (BQ-CMB-24). */
function breaks(att: number, def: number, winsTies: boolean): boolean {
  return att > def || (att === def && att > 0 && !winsTies);
}

/** What the players' attack comes to if their defence holds: one more than a defence wins (BQ-TURN-07). */
function attack(lead: number, winsTies: boolean): Exclude<Calculated['result'], 'broken'> {
  if (lead >= DIFFERENTIAL) return 'differential';
  return lead > 0 || (lead === 0 && winsTies) ? 'winning' : 'short';
}

/** Whether everything about doors doubles in a row (BQ-TURN-16). */
export function isEpic(row: number): boolean {
  return row >= EPIC_ROW;
}

/**
 * How many doors a Power Differential turns up before portals among them add more (BQ-PD-02, BQ-INV-17).
 * @param row of the combat's owner
 */
export function differentialDoors(lead: number, row: number): number {
  return Math.max(0, Math.floor(lead / DIFFERENTIAL)) * (isEpic(row) ? 2 : 1);
}

const atLeastNothing = (number: number): number => Math.max(0, number);
