import type { Flow } from '@tablewright/engine';
import type { CreatureId } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf, isOnMap } from '../court/creatures.ts';
import { BITS, has } from '../effects/status.ts';
import { growBack } from '../sight/grow-back.ts';
import { isFree } from '../sight/occupancy.ts';
import { drawFollowers } from './dragging.ts';
import { nearestFree } from './dungeon.ts';
import { pickSquare } from './footing.ts';
import { arrive } from './move.ts';
import { misfits, settleSize } from './size.ts';
import { takeStep } from './step.ts';

/**
 * Brings whoever flies no more to the ground, and whoever flies now into the air: in its square, or
 * in the nearest one where it can be, which it picks among equally near ones (KZ-STAT-23, KZ-STAT-21).
 */
export function* land(t: Kazzam, id: CreatureId): Flow<void> {
  const { state } = t;
  const creature = creatureOf(state, id);
  if (!isOnMap(creature) || isFree(state, creature.cell, id)) return;
  const squares = nearestFree(state, id, [creature.cell], 1);
  if (squares.length === 0) return;
  state.underway.push(id);
  const why = has(creature, BITS.flying) ? RISING : LANDING;
  const cell = yield* pickSquare(t, id, why, squares);
  arrive(state, id);
  const { cell: left } = creature;
  yield* takeStep(t, id, cell, { how: 'forced' });
  yield* drawFollowers(t, id, left);
}

const LANDING = { key: 'land', rule: 'KZ-STAT-23' };
const RISING = { key: 'rise', rule: 'KZ-STAT-21' };

/**
 * Lands everybody who has lost Flying in any way above where it cannot stand (KZ-STAT-23,
 * KZ-STAT-25), brings aside who has risen to somebody who flies there (KZ-STAT-21), lets grow who has
 * room again (KZ-LARGE-08), and lets shrink whom nothing makes larger any more (KZ-LARGE-10). Mostly
 * there is nothing to do.
 */
export function settleLandings(t: Kazzam): Flow<void> | undefined {
  const { state } = t;
  const wrong = misfits(state);
  if (wrong.length > 0) return settleSizes(t, wrong);
  growBack(state);
  return state.unsettled.length > 0 ? landAll(t) : undefined;
}

/** Gives everybody its size, then brings down who flies no more. */
function* settleSizes(t: Kazzam, wrong: readonly CreatureId[]): Flow<void> {
  for (const id of wrong) yield* settleSize(t, id);
  const landings = settleLandings(t);
  if (landings !== undefined) yield* landings;
}

function* landAll(t: Kazzam): Flow<void> {
  const { unsettled } = t.state;
  for (let id = unsettled.shift(); id !== undefined; id = unsettled.shift()) yield* land(t, id);
}
