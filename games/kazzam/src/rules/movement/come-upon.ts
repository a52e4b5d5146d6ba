import type { Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { CreatureId } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf, isOnMap } from '../court/creatures.ts';
import { nothing, windows } from '../effects/windows.ts';
import { enterTerrain } from '../terrain/terrain.ts';
import { enterZones } from '../terrain/zones.ts';

/**
 * A creature that has appeared in a square without moving there: the square counts as entered for
 * zones and Slick (KZ-DUN-21).
 *
 * @param from where it was before; {@link NOWHERE} if it was off the map
 */
export function* comeUpon(t: Kazzam, id: CreatureId, from: Cell): Flow<void> {
  yield* enterZones(t, id, from);
  if (isOnMap(creatureOf(t.state, id))) yield* enterTerrain(t, id, from, { forced: false });
  if (!isOnMap(creatureOf(t.state, id)) || !windows.answers(t, 'appeared')) return;
  yield* windows.pass(t, { type: 'appeared', creature: id }, nothing);
}
