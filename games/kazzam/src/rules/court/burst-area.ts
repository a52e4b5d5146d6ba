import { type Cell, SIGHT } from '@tablewright/geometry';
import type { Field } from '../../map/field.ts';
import { bodyOf, cellsOf, isWithin, type Place } from './footprint.ts';

/** What stops a Burst, and whether it leaves out its middle. */
export interface BurstOptions {
  /** Whether the squares that it starts from belong to it; a Burst spares its user (KZ-TARG-11). */
  readonly includeOwn: boolean;
  /** Whether it starts from a Prone creature: Low Cover then stops it too (KZ-COVER-20). */
  readonly prone: boolean;
}

/**
 * The squares of a Burst, row by row: all within `range` of the square it starts from and in line
 * with it (KZ-LOS-03), or with some one square of a larger creature (KZ-LARGE-03). Full Cover is
 * left out, for nothing can stand there. A Prone creature on one of them may still be hidden:
 * `coverOf` says so (KZ-COVER-20).
 *
 * @param start the creature whose Burst it is, or its centre square
 */
export function burstSquares(
  field: Field,
  start: Place,
  range: number,
  { includeOwn, prone }: BurstOptions,
): readonly Cell[] {
  const { cell, width, height } = bodyOf(start);
  const own = cellsOf(field, start);
  const reaches = (from: Cell, to: Cell) =>
    isWithin(field, from, to, range) && field.sight(from, to, prone) !== SIGHT.none;
  return openSquares(field, cell, -range, -range, width + 2 * range, height + 2 * range).filter(
    (to) => (own.includes(to) ? includeOwn : own.some((from) => reaches(from, to))),
  );
}

/**
 * The zones of so many squares a side that may be made around a square: one if the side is odd, if
 * even every block that holds the square (KZ-GRID-07). Each is listed row by row, without what is
 * outside the part or Full Cover (KZ-GRID-08); walls within it do not matter. Blocks that differ
 * only in what is left out are one.
 */
export function squaresOfZone(
  field: Field,
  centre: Cell,
  side: number,
): readonly (readonly Cell[])[] {
  const first = side % 2 === 1 ? -(side - 1) / 2 : 1 - side;
  const last = side % 2 === 1 ? first : 0;
  const zones = new Map<string, Cell[]>();
  for (let y = first; y <= last; y += 1) {
    for (let x = first; x <= last; x += 1) {
      const zone = openSquares(field, centre, x, y, side, side);
      zones.set(zone.join(), zone);
    }
  }
  return [...zones.values()];
}

/** The squares of a rectangle without Full Cover, its top left so far from a square. */
function openSquares(
  field: Field,
  from: Cell,
  left: number,
  top: number,
  width: number,
  height: number,
): Cell[] {
  const cells: Cell[] = [];
  for (let y = top; y < top + height; y += 1) {
    for (let x = left; x < left + width; x += 1) {
      const cell = field.at(from, x, y);
      if (cell >= 0 && !field.isFull(cell)) cells.push(cell);
    }
  }
  return cells;
}
