import type { Cell } from '@tablewright/geometry';
import type { CreatureId } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf, creaturesWhere } from '../court/creatures.ts';
import { distanceBetween } from '../court/footprint.ts';
import { groundOf } from '../court/ground-now.ts';
import { bodyAt } from '../court/squeeze.ts';
import { thingOf } from '../court/things.ts';
import { couldBePassed } from './origins.ts';

/** Those whom somebody passes, each with the first square of a way that is beside it. */
type Passed = ReadonlyMap<CreatureId, Cell>;

/**
 * Tells whom a creature passes on some squares: everybody but Creeps who is beside one of them, and
 * traps (KM-CRP-12, KM-MINO-07). It holds until anything moves.
 *
 * @param besides who does not count
 */
export function passing(
  t: Kazzam,
  id: CreatureId,
  besides: CreatureId | undefined,
): (squares: readonly Cell[]) => Passed {
  const { state } = t;
  const ground = groundOf(state);
  const self = creatureOf(state, id);
  const others = [
    ...creaturesWhere(
      state,
      (other) => other !== besides && creatureOf(state, other).kind !== 'creep',
    ),
    ...state.traps.map(thingOf).filter((thing) => thing !== besides),
  ].filter((other) => couldBePassed(t, id, other));
  const known = new Map<Cell, readonly CreatureId[]>();
  const besideOf = (cell: Cell): readonly CreatureId[] => {
    let found = known.get(cell);
    if (found === undefined) {
      const body = bodyAt(ground, self, cell);
      found = others.filter(
        (other) => (distanceBetween(ground, body, creatureOf(state, other)) ?? 2) <= 1,
      );
      known.set(cell, found);
    }
    return found;
  };
  return (squares) => {
    const passed = new Map<CreatureId, Cell>();
    for (const cell of squares) {
      for (const other of besideOf(cell)) if (!passed.has(other)) passed.set(other, cell);
    }
    return passed;
  };
}
