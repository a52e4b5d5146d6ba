import type { Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { CreatureId, KazzamState } from '../../../model.ts';
import { bodyOf, distanceBetween, type Place } from '../../../rules/court/footprint.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import { choose } from '../../../rules/effects/ask.ts';
import { couldBecomeWall } from '../../../rules/sight/walls.ts';
import type { Kazzam } from '../../../table.ts';

/**
 * Squares beside a place on which something can be made: nobody stands there and no orb lies there,
 * and it is neither Blocking Terrain nor a pedestal nor a portal (KC-CONV-38).
 */
export function vacantBeside(state: KazzamState, place: Place): Cell[] {
  const ground = groundOf(state);
  const { cell } = bodyOf(place);
  return ground
    .wholePart(cell)
    .filter(
      (square) => distanceBetween(ground, place, square) === 1 && couldBecomeWall(state, square),
    );
}

/** Asks a Porter for one of these squares. */
export function* askSquare(
  t: Kazzam,
  by: CreatureId,
  key: string,
  squares: readonly Cell[],
  rule: string,
): Flow<Cell> {
  const ground = groundOf(t.state);
  const { cell } = yield* choose(
    t,
    by,
    key,
    squares.map((square) => ground.option(square)),
    { rule },
  );
  return cell;
}
