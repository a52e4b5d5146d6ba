import { CORNERS, type Corner, type Location } from '../../bridge/layout.ts';
import type { Facing } from '../../bridge/steps.ts';
import type { BridgeState } from '../../model.ts';
import { figuresAt, placeOf } from './figures.ts';

/**
 * The corners of a location that a figure may be placed on: those with the fewest figures (BQ-REL-14,
 * BQ-INV-25). Whoever stands in the centre stands on none.
 */
export function freeCorners(
  state: Pick<BridgeState, 'figures'>,
  location: Location,
): readonly Corner[] {
  const stands = figuresAt(state, location).map((figure) => placeOf(figure)?.stand);
  const counts = CORNERS.map((corner) => stands.filter((stand) => stand === corner).length);
  const fewest = Math.min(...counts);
  return CORNERS.filter((_, at) => counts[at] === fewest);
}

/** Where a figure on a corner may look when it is placed: out, or to another corner (BQ-GM-11). */
export function facingsOn(corner: Corner): readonly Facing[] {
  return ['OUT', ...CORNERS.filter((other) => other !== corner)];
}
