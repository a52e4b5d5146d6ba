import type { Card } from '../content/card.ts';
import type { CardSet } from '../content/card-set.ts';

/** Attack and defence, of either side of a fight. */
export interface Sides {
  readonly att: number;
  readonly def: number;
}

/** What somebody brings into fights that are still to come. */
export interface Fighter extends Sides {
  /** Bonuses that may be declared to either side (BQ-CMB-03); counted on neither. */
  readonly free: number;
  /** The chance to stand a check of CON against death (BQ-CON-07). */
  readonly stands: number;
  /** What is added to the faces on which running away succeeds (BQ-RUN-02). */
  readonly run: number;
  /** How many Doors are turned up at once (BQ-TURN-16). */
  readonly doors: 1 | 2;
}

/** What may come of a fight: shares of 1, and the levels that it brings on average. */
export interface Chances {
  readonly win: number;
  readonly die: number;
}

interface Foe extends Sides {
  readonly chance: number;
  /** The chance that its Bad Stuff kills. */
  readonly kills: number;
}

/** What the Door deck holds on average; the order of its cards is nobody's business. */
export interface Doors {
  /** The share of monsters among the cards. */
  readonly monsters: number;
  readonly foes: readonly Foe[];
  /** Travels that a beaten monster brings. */
  readonly travels: number;
}

/** The sides of the strength die of a monster card (BQ-CMB-05). */
export function sidesOf(level: number): number {
  if (level <= 5) return 6;
  return level <= 10 ? 10 : 20;
}

/** What a monster card adds to its own die as a rule: what hangs on a condition counts half. */
function modifierOf(card: Card): number {
  return card.effects
    .filter(({ trigger }) => trigger === 'fight')
    .flatMap((effect) =>
      effect.do.map((action) => ({ action, weight: effect.if.length > 0 ? 0.5 : 1 })),
    )
    .reduce(
      (sum, { action, weight }) =>
        action.verb === 'mst' && action.target === undefined && typeof action.n === 'number'
          ? sum + action.n * weight
          : sum,
      0,
    );
}

/** Whether what a monster does to whoever it catches is death. */
export const isLethal = (card: Card): boolean =>
  card.type === 'monster' && card.bad.some(({ verb }) => verb === 'die');

const DECKS = new WeakMap<object, Doors>();

/** What is known of the Doors of a table from the cards that it plays with. */
export function doorsOf(byId: CardSet['byId']): Doors {
  const known = DECKS.get(byId);
  if (known !== undefined) return known;
  const cards = Object.values(byId).filter(({ family }) => family === 'door');
  const all = cards.reduce((sum, { copies }) => sum + copies, 0);
  const monsters = cards.filter((card) => card.type === 'monster');
  const count = monsters.reduce((sum, { copies }) => sum + copies, 0);
  const merged = new Map<string, Foe>();
  for (const card of monsters) {
    const sides = sidesOf(card.level);
    const chance = card.copies / Math.max(1, count) / (sides * 10);
    for (let face = 1; face <= sides; face += 1) {
      for (let tenths = 1; tenths <= 10; tenths += 1) {
        const strength = Math.max(0, Math.round(face + modifierOf(card)));
        const att = Math.floor((strength * tenths) / 10);
        const def = strength - att;
        const kills = isLethal(card) ? 1 : 0;
        const key = `${att}/${def}/${kills}`;
        const before = merged.get(key)?.chance ?? 0;
        merged.set(key, { att, def, kills, chance: before + chance });
      }
    }
  }
  const doors: Doors = {
    monsters: all === 0 ? 0 : count / all,
    foes: [...merged.values()],
    travels:
      monsters.reduce((sum, { copies, travels }) => sum + copies * travels, 0) / Math.max(1, count),
  };
  DECKS.set(byId, doors);
  return doors;
}

/** The chance not to get away from a monster (BQ-RUN-02 to -05). */
export const caught = (run: number): number => 1 - Math.min(19, Math.max(1, 5 + run)) / 20;

/** The chance that a fight that is lost against these kills: by Bad Stuff, or by a natural 20 (BQ-RUN-04). */
export function deathWhenLost(
  { run, stands }: Pick<Fighter, 'run' | 'stands'>,
  kills: readonly number[],
): number {
  const survives = kills.reduce((all, one) => {
    const death = one * caught(run) + (1 - one) * 0.05;
    return all * (1 - death * (1 - stands));
  }, 1);
  return 1 - survives;
}

/** How a comparison ends: the lead where it is won, nothing where whoever fights has to run. */
function leadOf(own: Sides, foes: Sides): number | undefined {
  if (foes.att > 0 && foes.att >= own.def) return undefined;
  const lead = own.att - foes.def;
  return lead > 0 ? lead : undefined;
}

/** The ways to declare what is free: all to one side; the smaller lead is better, as long as it is one. */
function declared({ att, def, free }: Pick<Fighter, 'att' | 'def' | 'free'>): readonly Sides[] {
  return free === 0
    ? [{ att, def }]
    : [
        { att, def: def + free },
        { att: att + free, def },
      ];
}

/** At most so many monsters are reckoned with behind the Doors of one Power Differential. */
const MOST_MORE = 3;

/** What comes of a fight against these, the Doors of Power Differentials included (BQ-PD-02). */
export function chancesAgainst(
  doors: Doors,
  fighter: Fighter,
  foes: Sides,
  kills: readonly number[],
): Chances {
  let best: Chances | undefined;
  for (const own of declared(fighter)) {
    const lead = leadOf(own, foes);
    const chances =
      lead === undefined
        ? { win: 0, die: deathWhenLost(fighter, kills) }
        : lead < 10
          ? { win: 1, die: 0 }
          : afterDifferential(doors, fighter, own, foes, kills, lead);
    if (best === undefined || chances.win - chances.die > best.win - best.die) best = chances;
  }
  return best ?? { win: 0, die: 0 };
}

function afterDifferential(
  doors: Doors,
  fighter: Fighter,
  own: Sides,
  foes: Sides,
  kills: readonly number[],
  lead: number,
): Chances {
  const turned = Math.floor(lead / 10) * fighter.doors;
  // A lead that no monster takes away calls Doors again: about one comes for each that is due.
  const more = Math.min(MOST_MORE, Math.max(1, Math.round(turned * doors.monsters * 1.5)));
  let win = 0;
  let die = 0;
  for (const foe of doors.foes) {
    const all = { att: foes.att + foe.att * more, def: foes.def + foe.def * more };
    if (leadOf(own, all) === undefined) {
      die += foe.chance * deathWhenLost(fighter, [...kills, ...Array(more).fill(foe.kills)]);
    } else win += foe.chance;
  }
  return { win, die };
}

const KICKS = new WeakMap<Doors, Map<string, Chances>>();

/** What comes of the fight that a monster behind a Door means. */
export function chancesOfKick(doors: Doors, fighter: Fighter): Chances {
  const { att, def, free, stands, run } = fighter;
  const key = `${att}/${def}/${free}/${stands}/${run}/${fighter.doors}`;
  const known = KICKS.get(doors) ?? new Map<string, Chances>();
  KICKS.set(doors, known);
  const found = known.get(key);
  if (found !== undefined) return found;
  let win = 0;
  let die = 0;
  for (const foe of doors.foes) {
    const chances = chancesAgainst(doors, fighter, foe, [foe.kills]);
    win += foe.chance * chances.win;
    die += foe.chance * chances.die;
  }
  const chances = { win, die };
  known.set(key, chances);
  return chances;
}
