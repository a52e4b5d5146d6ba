import type { Card } from '../content/card.ts';
import type { Strength } from '../rules/combat/hero-strength.ts';
import type { Fighter } from './odds.ts';
import { average, cardNamed, knownAt, type Outlook, ownRow } from './outlook.ts';

/** Where Doors are turned up in twos (BQ-TURN-16). */
const EPIC = 5;
/** From so many own turns in Homeworld on a second Door is turned up there (decision 73). */
export const PATIENCE = 10;

/** What a card adds while it is active, by the side it counts on. */
export interface Adds {
  readonly att: number;
  readonly def: number;
  readonly free: number;
  readonly run: number;
}

export const NOTHING: Adds = { att: 0, def: 0, free: 0, run: 0 };

/** What a card adds, without what hangs on a condition. */
export function addsOf(card: Card): Adds {
  const adds = { ...NOTHING };
  if ('bonus' in card) {
    const n = average(card.bonus);
    const side = 'side' in card ? card.side : 'FREE';
    if (side === 'ATT') adds.att += n;
    else if (side === 'DEF') adds.def += n;
    else adds.free += n;
  }
  for (const effect of card.effects) {
    if (effect.trigger !== 'active' || effect.if.length > 0) continue;
    for (const action of effect.do) {
      if (!('n' in action) || (action.target !== undefined && action.target !== 'you')) continue;
      const n = typeof action.n === 'number' ? action.n : 0;
      if (action.verb === 'att') adds.att += n;
      if (action.verb === 'def') adds.def += n;
      if (action.verb === 'any') adds.free += n;
      if (action.verb === 'run') adds.run += n;
    }
  }
  return adds;
}

/** Terms that may be declared to either side (BQ-CMB-03). */
const FREE = ['BQ-CMB-03', 'BQ-ALLY-05', 'BQC-VERB-03'];

/** A strength with what is free apart. */
export function sidesOf({ att, def }: Strength): { att: number; def: number; free: number } {
  const sums = { att: 0, def: 0, free: 0 };
  for (const { n, rule } of att) sums[FREE.includes(rule) ? 'free' : 'att'] += n;
  for (const { n, rule } of def) sums[FREE.includes(rule) ? 'free' : 'def'] += n;
  return sums;
}

/** The bot’s hero as it would go into its next fight. */
export function fighterOf(look: Outlook): Fighter {
  const { view, seat, me } = look;
  const strength = view.rooms[seat]?.strength;
  const active = knownAt(look, `active/${seat}`).flatMap((id) => cardNamed(look, id) ?? []);
  const isEpic = ownRow(look) >= EPIC || me.turnsAtHome > PATIENCE;
  return {
    ...(strength === undefined ? { att: 0, def: 0, free: 0 } : sidesOf(strength)),
    run: active.reduce((sum, card) => sum + addsOf(card).run, 0),
    stands: standsOf(me.sheet.CON),
    doors: isEpic ? 2 : 1,
  };
}

/** The chance to roll below a number of the sheet (BQ-CON-01). */
export const standsOf = (number: number): number => Math.min(19, Math.max(0, number - 1)) / 20;
