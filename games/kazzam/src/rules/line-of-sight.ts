import { SIGHT } from '@tablewright/geometry';
import type { Field } from '../map/field.ts';
import { cellsOf, onlySquareOf, type Place } from './footprint.ts';

/** What else decides whether there is a line. */
export interface LineOptions {
  /** Whether either of the two is Prone: Low Cover is then in the way too (KZ-COVER-20). */
  readonly prone: boolean;
}

/**
 * Whether some unobstructed segment joins a square of the one with a square of the other
 * (KZ-LOS-01, KZ-LOS-04). It is mutual, and never there between parts (KZ-GRID-06).
 */
export function hasLine(field: Field, a: Place, b: Place, { prone }: LineOptions): boolean {
  const from = onlySquareOf(a);
  const to = onlySquareOf(b);
  if (from !== undefined && to !== undefined) return field.sight(from, to, prone) !== SIGHT.none;
  const ends = cellsOf(field, b);
  return cellsOf(field, a).some((start) =>
    ends.some((end) => field.sight(start, end, prone) !== SIGHT.none),
  );
}
