import type { Flow } from '@tablewright/engine';
import type { CreatureId } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf } from '../court/creatures.ts';
import { groundOf } from '../court/ground-now.ts';
import { choose } from '../effects/ask.ts';
import { forget, nearestFree } from './dungeon.ts';
import { type Teleport, teleportTo } from './relocate.ts';

/**
 * Sends an athlete to a free spawn square of its team in the Dungeon, which the sender picks. It is not Taken Out: it
 * stays as it is, but Grabs end and Creeps forget it (KZ-DUN-22, KM-DOOR-07).
 */
export function* banish(
  t: Kazzam,
  target: CreatureId,
  { by, rule, total }: Pick<Teleport, 'by' | 'rule' | 'total'>,
): Flow<void> {
  const { state } = t;
  const ground = groundOf(state);
  const spawns = ground.map.spawns[creatureOf(state, target).team === state.red ? 'red' : 'blue'];
  const cells = nearestFree(state, target, spawns, 0);
  if (cells.length === 0) return;
  const { cell } = yield* choose(
    t,
    by,
    'banish',
    cells.map((free) => ground.option(free)),
    { rule, of: { of: target } },
  );
  yield* teleportTo(t, target, cell, { by, rule, ...(total === undefined ? {} : { total }) });
  forget(state, target);
}
