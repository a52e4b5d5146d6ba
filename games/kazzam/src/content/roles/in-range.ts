import type { Cell } from '@tablewright/geometry';
import type { CreatureId } from '../../model.ts';
import {
  areAllies,
  areEnemies,
  creatureOf,
  creaturesWhere,
  isOnMap,
} from '../../rules/court/creatures.ts';
import { cellsOf, isWithin } from '../../rules/court/footprint.ts';
import { groundOf } from '../../rules/court/ground-now.ts';
import { canChoose, seesSquare } from '../../rules/sight/sight.ts';
import type { Kazzam } from '../../table.ts';

/** How far a Role Action reaches that prints no other number (KR-GEN-16). */
export const RANGE = 5;

/** Creatures that a role power may choose within five squares, its user apart (KR-GEN-11). */
export function creaturesInRange(t: Kazzam, id: CreatureId): CreatureId[] {
  const { state } = t;
  const ground = groundOf(state);
  const self = creatureOf(state, id);
  return creaturesWhere(
    state,
    (other) =>
      other !== id &&
      isOnMap(creatureOf(state, other)) &&
      isWithin(ground, self, creatureOf(state, other), RANGE) &&
      canChoose(t, id, other),
  );
}

/** The enemies among {@link creaturesInRange}. */
export function enemiesInRange(t: Kazzam, id: CreatureId): CreatureId[] {
  return creaturesInRange(t, id).filter((other) => areEnemies(t.state, id, other));
}

/** The allies among {@link creaturesInRange}. */
export function alliesInRange(t: Kazzam, id: CreatureId): CreatureId[] {
  return creaturesInRange(t, id).filter((other) => areAllies(t.state, id, other));
}

/**
 * Squares that a role power may choose within five squares (KR-GEN-11).
 *
 * @param suits which of them; all if left out
 */
export function squaresInRange(
  t: Kazzam,
  id: CreatureId,
  suits: (cell: Cell) => boolean = () => true,
): Cell[] {
  return around(t, id).filter((cell) => suits(cell) && seesSquare(t, id, cell));
}

/** Whether there is any square like that: {@link squaresInRange} without listing them. */
export function hasSquareInRange(
  t: Kazzam,
  id: CreatureId,
  suits: (cell: Cell) => boolean,
): boolean {
  return around(t, id).some((cell) => suits(cell) && seesSquare(t, id, cell));
}

/** From any of its squares, where it fills several (KZ-LARGE-03). */
function around({ state }: Kazzam, id: CreatureId): readonly Cell[] {
  const ground = groundOf(state);
  const self = creatureOf(state, id);
  if (!isOnMap(self)) return [];
  const [own = self.cell, ...more] = cellsOf(ground, self);
  if (more.length === 0) return ground.within(own, RANGE);
  return [...new Set([own, ...more].flatMap((cell) => ground.within(cell, RANGE)))];
}
