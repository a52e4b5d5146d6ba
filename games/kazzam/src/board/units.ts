/** Drawing units of a square's side. */
export const UNIT = 40;
