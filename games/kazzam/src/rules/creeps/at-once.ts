import type { Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { CreatureId } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf } from '../court/creatures.ts';
import { distanceBetween } from '../court/footprint.ts';
import { groundOf } from '../court/ground-now.ts';
import { bodyAt } from '../court/squeeze.ts';
import type { Movement } from '../effects/movement.ts';
import { BITS, has } from '../effects/status.ts';
import { canGo, move, walkOf } from '../movement/move.ts';
import { reachable } from '../movement/reachable.ts';
import { goByItself } from './go.ts';

/** In another part of the map, to which some ways lead. */
const ELSEWHERE = 999;

/**
 * Has a creature walk at once, by its own movement, until it is as near to another as its speed brings
 * it, or as far from it; which way, it says itself (KM-LOVE-04, KM-HORROR-04). Whoever cannot move
 * stays, as does who is Prone (D-79).
 */
export function* walkAtOnce(
  t: Kazzam,
  id: CreatureId,
  where: 'near' | 'far',
  other: CreatureId,
): Flow<void> {
  const { state } = t;
  const body = creatureOf(state, id);
  const walk = walkOf(t, id);
  if (walk === undefined || has(body, BITS.prone)) return;
  const narrow = (left: Movement): Movement | undefined => {
    const ground = groundOf(state);
    const to = creatureOf(state, other);
    const gap = (cell: Cell): number =>
      distanceBetween(ground, bodyAt(ground, body, cell), to) ?? ELSEWHERE;
    const open = { ...walk, budget: left.budget };
    const gaps = reachable(t, id, open).map(({ cell }) => gap(cell));
    const best = where === 'near' ? Math.min(...gaps) : Math.max(...gaps);
    // Where it has come to counts, too.
    return gap(body.cell) === best ? undefined : { ...left, ends: (cell) => gap(cell) === best };
  };
  const first = narrow(walk);
  if (first === undefined || !canGo(t, id, first)) return;
  const movement = { ...first, narrow };
  if (body.kind === 'creep') yield* goByItself(t, id, movement);
  else yield* move(t, id, movement);
}
