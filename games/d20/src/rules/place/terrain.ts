/** What a square is (DT-MOVE-03, -04, DT-AC-07, -12). */
export interface Terrain {
  /** Nobody can be there, and nothing can be seen through it. */
  readonly isClosed?: true;
  /** What needs no more than a gap of an inch gets through (DT-ARC-412). */
  readonly hasGaps?: true;
  /** Each foot costs two (DT-MOVE-03). */
  readonly isDifficult?: true;
  /** Gives partial cover to whoever stands in it or behind it (DT-AC-07). */
  readonly isCover?: true;
  /** Nothing can be seen through it, though it can be walked. */
  readonly hides?: true;
  /** It is of plants. */
  readonly isGrowth?: true;
}

const OPEN: Terrain = {};

/** The letter of a square that a seat does not know: nobody plans a way through it. */
export const UNKNOWN = '?';
const SOLID: Terrain = { isClosed: true, hides: true };

/** The letters of a map. */
export const TERRAINS: Readonly<Record<string, Terrain>> = {
  '.': OPEN,
  '#': { isClosed: true, hides: true },
  /** A closed door. */
  '+': { isClosed: true, hides: true, hasGaps: true },
  /** Rubble, ice, undergrowth, shallow water. */
  ',': { isDifficult: true },
  /** A low wall, a crate. */
  o: { isCover: true, isDifficult: true },
  /** A thicket, smoke, hanging cloth. */
  '%': { hides: true, isDifficult: true, isGrowth: true },
};

/** What a letter means. */
export function terrainOf(letter: string | undefined): Terrain {
  if (letter === UNKNOWN) return SOLID;
  return TERRAINS[letter ?? '.'] ?? OPEN;
}
