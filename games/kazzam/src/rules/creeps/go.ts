import type { Flow } from '@tablewright/engine';
import type { CreatureId } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf } from '../court/creatures.ts';
import { settleTie, settlingTies } from '../creepmaster/ties.ts';
import type { Movement } from '../effects/movement.ts';
import { move } from '../movement/move.ts';
import { reachable } from '../movement/reachable.ts';

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
