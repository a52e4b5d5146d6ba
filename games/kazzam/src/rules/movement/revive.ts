import type { Flow } from '@tablewright/engine';
import { type CreatureId, NOWHERE } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf, isOnMap } from '../court/creatures.ts';
import { settleTie, settlingTies } from '../creepmaster/ties.ts';
import { endWhatCannotLast } from '../effects/lasting.ts';
import { discountCreep } from '../harm/scoring.ts';
import { tellPlace } from '../sight/hidden-places.ts';
import { comeUpon } from './come-upon.ts';
import { nearestFree } from './dungeon.ts';

/** A Creep that was Taken Out and comes back. */
export interface Revival {
  readonly who: CreatureId;
  /** Who revives it. */
  readonly by: CreatureId;
  /** Whose doing it was that it was Taken Out, {@link NOBODY} for the map. */
  readonly fellBy: CreatureId;
  readonly rule: string;
}

/**
 * Brings a Goon that was Taken Out back, Bloodied, in the free square nearest to whoever revives it;
 * that it was Taken Out counts for nobody any more (KM-IMP-05). Its square counts as entered.
 *
 * @returns whether there was a square for it
 */
export function* revive(t: Kazzam, { who, by, fellBy, rule }: Revival): Flow<boolean> {
  const { state } = t;
  const creature = creatureOf(state, who);
  const { cell: near } = creatureOf(state, by);
  if (isOnMap(creature)) return false;
  const squares = nearestFree(state, who, [near], 1);
  if (squares.length === 0) return false;
  const cell = yield* settlingTies(t, () => settleTie(t, by, squares));
  creature.cell = cell;
  creature.hp = 1;
  creature.wounded = true;
  discountCreep(state, who, fellBy);
  if (t.listening) t.emit({ type: 'revived', rule, who, by, hp: creature.hp });
  if (t.listening) tellPlace(t, { type: 'arrived', rule, who, cell, how: 'spawned' });
  endWhatCannotLast(t);
  yield* comeUpon(t, who, NOWHERE);
  return true;
}
