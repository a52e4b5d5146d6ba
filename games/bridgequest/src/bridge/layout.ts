/** The corners of a world card (BQ-PREP-02): upper left, upper right, lower left, lower right. */
export const CORNERS = ['UL', 'UR', 'LL', 'LR'] as const;
/** See {@link CORNERS}. */
export type Corner = (typeof CORNERS)[number];

/** A numbered spot of the Bridge, 1 to 20 (BQ-TERM-02). */
export type Location = number;

/** Where a location lies: row 1 (nearest Homeworld) to 9, column 1 to 7 (BQ-TERM-04). */
export interface Spot {
  readonly row: number;
  readonly column: number;
}

/** A corner of a location that touches a corner of another (BQ-MAP-04). */
export interface Contact {
  readonly location: Location;
  /** The corner of that location. */
  readonly corner: Corner;
}

/** Row and column of the locations 1 to 20 (BQ-MAP-20 to -39). */
const SPOTS: readonly Spot[] = [
  [6, 4],
  [5, 3],
  [4, 4],
  [5, 5],
  [6, 6],
  [7, 5],
  [7, 3],
  [6, 2],
  [5, 1],
  [4, 2],
  [3, 3],
  [3, 5],
  [4, 6],
  [5, 7],
  [7, 7],
  [8, 6],
  [9, 5],
  [3, 1],
  [2, 2],
  [1, 3],
].map(([row = 0, column = 0]) => ({ row, column }));

/** All locations, in ascending number. */
export const LOCATIONS: readonly Location[] = SPOTS.map((_, at) => at + 1);

/** The worlds that lie open at the start, in the order in which they are dealt (BQ-MAP-08, BQ-BEGIN-04). */
export const SPINE: readonly Location[] = [20, 11, 2, 7, 3, 1, 12, 4, 6, 17];

/** The location from which the Bridge is left for Boss Mode (BQ-MOVE-18). */
export const TOPMOST: Location = 17;

/** The middle of the Bridge, about which opposite locations are reflected (BQ-PORT-05). */
const MIDDLE: Spot = { row: 5, column: 4 };

/** What each corner touches, as steps in rows and columns and the corner met there (BQ-MAP-04). */
const TOUCHES: Readonly<Record<Corner, readonly (readonly [number, number, Corner])[]>> = {
  UL: [
    [1, -1, 'LR'],
    [2, 0, 'LL'],
  ],
  UR: [
    [1, 1, 'LL'],
    [2, 0, 'LR'],
  ],
  LL: [
    [-1, -1, 'UR'],
    [-2, 0, 'UL'],
  ],
  LR: [
    [-1, 1, 'UL'],
    [-2, 0, 'UR'],
  ],
};

/** Row and column of a location. Throws RangeError for a number that is none. */
export function spotOf(location: Location): Spot {
  const spot = SPOTS[location - 1];
  if (spot === undefined) throw new RangeError(`the Bridge has no location ${location}`);
  return spot;
}

function locationAt(row: number, column: number): Location | undefined {
  const at = SPOTS.findIndex((spot) => spot.row === row && spot.column === column);
  return at < 0 ? undefined : at + 1;
}

const CONTACTS = new Map(LOCATIONS.map((location) => [location, contactsOf(location)] as const));
const NEIGHBOURS = new Map(
  LOCATIONS.map((location) => {
    const touched = CORNERS.flatMap((corner) =>
      (CONTACTS.get(location)?.[corner] ?? []).map((contact) => contact.location),
    );
    return [location, [...new Set(touched)].sort((a, b) => a - b)] as const;
  }),
);

function contactsOf(location: Location): Readonly<Record<Corner, readonly Contact[]>> {
  const { row, column } = spotOf(location);
  const at = (corner: Corner): readonly Contact[] =>
    TOUCHES[corner].flatMap(([up, right, met]) => {
      const touched = locationAt(row + up, column + right);
      return touched === undefined ? [] : [{ location: touched, corner: met }];
    });
  return { UL: at('UL'), UR: at('UR'), LL: at('LL'), LR: at('LR') };
}

/** The locations whose corners touch this corner, open or closed: two at most (BQ-MAP-04). */
export function contactsAt(location: Location, corner: Corner): readonly Contact[] {
  return CONTACTS.get(location)?.[corner] ?? [];
}

/** The locations that touch this one, in ascending number (BQ-MAP-03). */
export function neighboursOf(location: Location): readonly Location[] {
  return NEIGHBOURS.get(location) ?? [];
}

/** The location on the other side of the middle of the Bridge (BQ-PORT-05). */
export function oppositeOf(location: Location): Location {
  const { row, column } = spotOf(location);
  return locationAt(2 * MIDDLE.row - row, 2 * MIDDLE.column - column) ?? location;
}

/** The locations of a row, 1 to 9, in ascending number (BQ-MAP-11). */
export function inRow(row: number): readonly Location[] {
  return LOCATIONS.filter((location) => spotOf(location).row === row);
}

/** The locations of a column, 1 to 7, from the bottom to the top (BQ-MAP-12). */
export function inColumn(column: number): readonly Location[] {
  return LOCATIONS.filter((location) => spotOf(location).column === column).sort(
    (a, b) => spotOf(a).row - spotOf(b).row,
  );
}

/** What it costs one character to come from Homeworld to a location, in travels (BQ-MOVE-16). */
export function entryCost(location: Location): number {
  return 2 ** (spotOf(location).row - 1);
}
