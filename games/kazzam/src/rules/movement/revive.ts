import type { Flow } from '@tablewright/engine';
import { type CreatureId, NOBODY, NOWHERE } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf, isOnMap } from '../court/creatures.ts';
import { itemAt } from '../court/item-at.ts';
import { standOn } from '../court/squeeze.ts';
import { settleTie, settlingTies } from '../creepmaster/ties.ts';
import { STATUS } from '../effects/effect-data.ts';
import { effectOn } from '../effects/in-play.ts';
import { endWhatCannotLast } from '../effects/lasting.ts';
import { endAll } from '../effects/status.ts';
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
 * A Shade becomes a Bloodied Goon where it stands (KM-SOUL-08); that it was Taken Out counts no more,
 * unless its group was credited before (KM-SOUL-03).
 */
export function restore(t: Kazzam, who: CreatureId, by: CreatureId, rule: string): void {
  const { state } = t;
  const shade = effectOn(state, STATUS.shade, who);
  if (shade === undefined) return;
  const creature = creatureOf(state, who);
  creature.hp = 1;
  creature.wounded = true;
  if (itemAt(state.groups, creature.group)?.paid !== true)
    discountCreep(state, who, shade.data?.fellBy ?? NOBODY);
  if (t.listening) t.emit({ type: 'revived', rule, who, by, hp: creature.hp });
  endAll(t, who, 'shade', rule);
  endWhatCannotLast(t);
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
  standOn(state, creature, cell);
  creature.hp = 1;
  creature.wounded = true;
  discountCreep(state, who, fellBy);
  if (t.listening) t.emit({ type: 'revived', rule, who, by, hp: creature.hp });
  if (t.listening) tellPlace(t, { type: 'arrived', rule, who, cell, how: 'spawned' });
  endWhatCannotLast(t);
  yield* comeUpon(t, who, NOWHERE);
  return true;
}
