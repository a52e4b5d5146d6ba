import type { Cell } from '@tablewright/geometry';
import type { Field } from '../../map/field.ts';

/** The squares that a creature fills: a rectangle (KZ-GRID-10). */
export interface Body {
  /** Its top left square. */
  readonly cell: Cell;
  /** Columns, at least 1. */
  readonly width: number;
  /** Rows, at least 1. */
  readonly height: number;
}

/** One square, or all squares of a body. */
export type Place = Cell | Body;

/** The square of a place that has only one, else `undefined`. */
export function onlySquareOf(place: Place): Cell | undefined {
  return isOneSquare(place) ? squareOf(place) : undefined;
}

function isOneSquare(place: Place): boolean {
  return typeof place === 'number' || (place.width === 1 && place.height === 1);
}

/** Its top left square. */
function squareOf(place: Place): Cell {
  return typeof place === 'number' ? place : place.cell;
}

/** The rectangle of a place. */
export function bodyOf(place: Place): Body {
  return typeof place === 'number' ? { cell: place, width: 1, height: 1 } : place;
}

/** Where a body is now, whatever becomes of it. */
export function placeNow({ cell, width, height }: Body): Body {
  return { cell, width, height };
}

/**
 * All squares of a place, row by row.
 *
 * @throws RangeError for whoever is off the map, and for a body that hangs over the edge of its part
 *   (KZ-GRID-09)
 */
export function cellsOf(field: Field, place: Place): readonly Cell[] {
  const { cell, width, height } = bodyOf(place);
  if (cell < 0) throw new RangeError('who is off the map fills no square');
  if (isOneSquare(place)) return [cell];
  const known = field.squaresOf?.(cell, width, height);
  if (known !== undefined) return known;
  const cells: Cell[] = [];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const found = field.at(cell, x, y);
      if (found < 0) throw new RangeError(`no room for ${width} by ${height} at square ${cell}`);
      cells.push(found);
    }
  }
  return cells;
}

/**
 * The least distance of a square of the one from a square of the other, whatever lies between
 * (KZ-GRID-03, KZ-GRID-04); `undefined` between parts (KZ-GRID-06).
 */
export function distanceBetween(field: Field, a: Place, b: Place): number | undefined {
  if (isOneSquare(a) && isOneSquare(b)) return field.distance(squareOf(a), squareOf(b));
  const one = bodyOf(a);
  const other = bodyOf(b);
  if (field.distance(one.cell, other.cell) === undefined) return undefined;
  const { dx, dy } = field.offset(one.cell, other.cell);
  return Math.max(steps(dx, one.width, other.width), steps(dy, one.height, other.height));
}

/** Whether the one is at this distance or less from the other, distance 0 included (KZ-GRID-05). */
export function isWithin(field: Field, a: Place, b: Place, range: number): boolean {
  const distance = distanceBetween(field, a, b);
  return distance !== undefined && distance <= range;
}

/** Whether they have a square in common (KZ-GRID-10). */
export function overlap(field: Field, a: Place, b: Place): boolean {
  if (isOneSquare(a) && isOneSquare(b)) return squareOf(a) === squareOf(b);
  return distanceBetween(field, a, b) === 0;
}

/** Whether the distance is 1; what shares a square, as a Mob may, is not adjacent (KZ-GRID-02). */
export function areAdjacent(field: Field, a: Place, b: Place): boolean {
  return distanceBetween(field, a, b) === 1;
}

/** Steps along one axis from a stretch at 0 to one that begins `offset` further on. */
function steps(offset: number, length: number, otherLength: number): number {
  return Math.max(0, offset - length + 1, -offset - otherLength + 1);
}
