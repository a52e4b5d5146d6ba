import type { Offer } from '../board.ts';

/** More places than this are folded away: they are sooner found on the board. */
export const MANY_PLACES = 24;
/** So many squares are, where room is dear. */
const MANY_SQUARES = 8;

/** Where a list of options stands. */
interface Standing {
  /** Whether the game's board offers the same. */
  readonly onBoard: boolean;
  /** Whether board and decision share one column. */
  readonly narrow: boolean;
}

/** Those of the options that name a square of the board, if they are so many that they are folded away. */
export function foldedPlaces(
  offers: readonly Offer[],
  { onBoard, narrow }: Standing,
): readonly Offer[] {
  const places = onBoard ? offers.filter(isPlace) : [];
  return places.length > (narrow ? MANY_SQUARES : MANY_PLACES) ? places : [];
}

/** Squares are named by their name, or by their column and row. */
function isPlace({ option: { names = {} } }: Offer): boolean {
  return names.square !== undefined || (names.x !== undefined && names.y !== undefined);
}
