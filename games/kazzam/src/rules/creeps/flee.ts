import type { Flow } from '@tablewright/engine';
import type { CreatureId } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { waysToFlee } from '../flight.ts';
import { move } from '../move.ts';
import { reachable } from '../reachable.ts';
import { settleTie, settlingTies } from './ties.ts';

/**
 * A Panicked Creep runs: out of the sight of the source if it can, else away from it, by the least
 * movement; of equally good squares as everywhere (KZ-STAT-47, KZ-CREEP-24, KZ-AI-49).
 */
export function* fleeFrom(t: Kazzam, id: CreatureId, source: CreatureId): Flow<void> {
  const [way] = waysToFlee(t, id, source);
  if (way === undefined) return;
  const places = reachable(t, id, way.movement).filter(({ path }) => path.length > 0);
  const least = Math.min(...places.map(({ cost }) => cost));
  const nearest = places.filter(({ cost }) => cost === least);
  const cells = nearest.map(({ cell }) => cell);
  const chosen = yield* settlingTies(t, () => settleTie(t, id, cells));
  const place = nearest.find(({ cell }) => cell === chosen);
  if (place !== undefined) yield* move(t, id, way.movement, undefined, place.path);
}
