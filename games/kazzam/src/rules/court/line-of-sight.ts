import { SIGHT } from '@tablewright/geometry';
import type { Field } from '../../map/field.ts';
import type { Ground } from '../../map/ground.ts';
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

/**
 * Whether the one is seen from the other through made tunnels: who sees one portal sees what can be
 * seen from that which it leads to, and so on (KC-POR-34). Attacks and powers do not pass.
 */
export function hasLineThroughTunnels(
  ground: Ground,
  a: Place,
  b: Place,
  { prone }: LineOptions,
): boolean {
  let left = ground.tunnels;
  for (let eyes: readonly Place[] = [a]; eyes.length > 0; ) {
    const seen = left.filter(({ entry }) =>
      eyes.some((eye) => hasLine(ground, eye, entry, { prone })),
    );
    if (seen.some(({ end }) => hasLine(ground, end, b, { prone }))) return true;
    left = left.filter((tunnel) => !seen.includes(tunnel));
    eyes = seen.map(({ end }) => end);
  }
  return false;
}
