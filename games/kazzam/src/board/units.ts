/** The side of a square in drawing units. */
export const UNIT = 40;
