import type { Cell } from '@tablewright/geometry';
import type { CourtMap } from './court-map.ts';

/**
 * Whether a step obeys the one-way doors among the squares that it leaves and enters: `>` is passed
 * to the east, `<` to the west, and neither sideways (KM-DOOR-04, KM-DOOR-05).
 *
 * @param dx by how many columns it goes east
 */
export function obeysDoors(
  { characters }: Pick<CourtMap, 'characters'>,
  squares: Iterable<Cell>,
  dx: number,
): boolean {
  for (const square of squares) {
    const sign = characters[square];
    if ((sign === '>' && dx <= 0) || (sign === '<' && dx >= 0)) return false;
  }
  return true;
}
