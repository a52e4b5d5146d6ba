import type { Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { CreatureId } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf } from '../court/creatures.ts';
import { areAdjacent } from '../court/footprint.ts';
import { groundOf } from '../court/ground-now.ts';
import { bodyAt } from '../court/squeeze.ts';
import { settleTie, settlingTies } from '../creepmaster/ties.ts';
import type { Movement } from '../effects/movement.ts';
import { move } from '../movement/move.ts';
import { reachable } from '../movement/reachable.ts';
import { firstInTheWay } from './in-the-way.ts';
import { planApproach } from './plan-approach.ts';

/**
 * A Creep goes where a movement may end, by the least movement; of equally good squares as
 * everywhere (KZ-AI-49).
 */
export function* goByItself(t: Kazzam, id: CreatureId, movement: Movement): Flow<void> {
  const { cell: start } = creatureOf(t.state, id);
  const places = reachable(t, id, movement).filter(({ cell }) => cell !== start);
  const least = Math.min(...places.map(({ cost }) => cost));
  const nearest = places.filter(({ cost }) => cost === least);
  const cells = nearest.map(({ cell }) => cell);
  const chosen = yield* settlingTies(t, () => settleTie(t, id, cells));
  const place = nearest.find(({ cell }) => cell === chosen);
  if (place !== undefined) yield* move(t, id, movement, undefined, place.path);
}

/**
 * Goes toward squares with one Move Action, by steps that grant no Opportunity. If there is no such
 * way but another, it stays. Returns who would get the first Opportunity on that one (KZ-AI-16).
 */
export function* goToward(
  t: Kazzam,
  id: CreatureId,
  wanted: (cell: Cell) => boolean,
): Flow<CreatureId | undefined> {
  const plan = yield* settlingTies(t, () => planApproach(t, id, 1, wanted));
  const leg = plan?.legs[0];
  if (leg !== undefined) {
    yield* move(t, id, leg.movement, undefined, leg.path);
    return undefined;
  }
  return yield* settlingTies(t, () => firstInTheWay(t, id, wanted));
}

/** Comes nearer to its first target with so many Move Actions (KZ-AI-32, KZ-AI-41, KZ-AI-43). */
export function* comeNearer(
  t: Kazzam,
  id: CreatureId,
  [target]: readonly CreatureId[],
  actions: number,
): Flow<void> {
  if (target === undefined) return;
  const body = creatureOf(t.state, id);
  const beside = (cell: Cell) => {
    const ground = groundOf(t.state);
    return areAdjacent(ground, bodyAt(ground, body, cell), creatureOf(t.state, target));
  };
  const plan = yield* settlingTies(t, () => planApproach(t, id, actions, beside));
  for (const leg of plan?.legs ?? []) yield* move(t, id, leg.movement, undefined, leg.path);
}
