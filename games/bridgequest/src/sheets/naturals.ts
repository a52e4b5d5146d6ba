/** Of the d20 that is rolled for relationships, attempts and checks. */
export const HIGHEST_FACE = 20;

/**
 * What a face of the d20 does to the number that it was rolled for: better by 1 on a natural 1, worse by 1
 * on a natural 20 (BQ-NAT-03, -04). The face is the one shown after die-setting cards and before
 * modifiers (BQ-NAT-05).
 */
export function naturalChange(face: number): 1 | 0 | -1 {
  if (face === 1) return 1;
  return face === HIGHEST_FACE ? -1 : 0;
}

/** Whether a face is a 1 or a 20, which decide by themselves (BQ-NAT-02). */
export const isNatural = (face: number): boolean => naturalChange(face) !== 0;

/** Whether a roll succeeds: under the number (BQ-TERM-10), a natural 1 always and a natural 20 never (BQ-NAT-02). */
export function succeeds(number: number, face: number, roll = face): boolean {
  if (face === 1) return true;
  return face !== HIGHEST_FACE && roll < number;
}
