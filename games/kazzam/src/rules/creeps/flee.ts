import type { Flow } from '@tablewright/engine';
import type { CreatureId } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { waysToFlee } from '../movement/flight.ts';
import { goByItself } from './go.ts';

/**
 * A Panicked Creep runs: out of the sight of the source if it can, else away from it (KZ-STAT-47,
 * KZ-CREEP-24).
 */
export function* fleeFrom(t: Kazzam, id: CreatureId, source: CreatureId): Flow<void> {
  const [way] = waysToFlee(t, id, source);
  if (way !== undefined) yield* goByItself(t, id, way.movement);
}
