/** The side of a square in the drawing of a map. */
export const UNIT = 40;
