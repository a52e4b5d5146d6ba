import { CORNERS, type Corner, type Location, spotOf } from '../../bridge/layout.ts';
import type { Place } from '../../bridge/steps.ts';
import type { At, Passage } from '../../explain/index.ts';

/** Columns and rows of the chart. */
export const COLUMNS = 7;
export const ROWS = 9;

/** How much of its cell a world takes; the passages run in what is left. */
export const WORLD_WIDTH = 0.84;
export const WORLD_HEIGHT = 0.86;

/** A point of the chart: columns from the left, rows from the top, in cells. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of a location; row 9 is at the top. */
export function middleOf(location: Location): Point {
  const { row, column } = spotOf(location);
  return { x: column - 0.5, y: ROWS - row + 0.5 };
}

const SIDES: Readonly<Record<Corner, Point>> = {
  UL: { x: -1, y: -1 },
  UR: { x: 1, y: -1 },
  LL: { x: -1, y: 1 },
  LR: { x: 1, y: 1 },
};

/** Where a corner of a location is. */
export function cornerOf({ location, corner }: At): Point {
  const { x, y } = middleOf(location);
  const side = SIDES[corner];
  return { x: x + (side.x * WORLD_WIDTH) / 2, y: y + (side.y * WORLD_HEIGHT) / 2 };
}

/** Where a figure is drawn in its world, as shares of its width and height from the middle: above the name in the centre. */
export function standOf(stand: Corner | 'CENTRE'): Point {
  return stand === 'CENTRE' ? { x: 0, y: -0.28 } : { x: SIDES[stand].x / 2, y: SIDES[stand].y / 2 };
}

/** Which way a figure looks, in degrees clockwise from up; nothing from the centre. */
export function facingOf(place: Place): number | undefined {
  if (place.stand === 'CENTRE') return undefined;
  const from = SIDES[place.stand];
  if (place.facing === 'OUT') return degrees(from);
  const to = SIDES[place.facing];
  return degrees({ x: to.x - from.x, y: to.y - from.y });
}

function degrees({ x, y }: Point): number {
  return (Math.round((Math.atan2(x, -y) * 180) / Math.PI) + 360) % 360;
}

/** The line of a passage: from one corner to the other, in cells. */
export function lineOf({ from, to }: Passage): readonly [Point, Point] {
  return [cornerOf(from), cornerOf(to)];
}

/** The corners in the order in which they are read. */
export const READING_ORDER: readonly Corner[] = CORNERS;

/** What part of the chart is seen when one looks closer. */
export interface Frame {
  readonly column: number;
  readonly row: number;
  /** Columns and rows that are seen. */
  readonly columns: number;
  readonly rows: number;
}

/**
 * The part of the chart around a point that fits.
 * @param around in cells
 */
export function frameAround({ x, y }: Point, columns: number, rows: number): Frame {
  const fit = (middle: number, seen: number, all: number): number =>
    Math.min(Math.max(0, middle - seen / 2), Math.max(0, all - seen));
  return { column: fit(x, columns, COLUMNS), row: fit(y, rows, ROWS), columns, rows };
}
