/** What a roll to run away comes to (BQ-RUN-02 to -05). */
export interface Escape {
  readonly escapes: boolean;
  /** A natural 1: a treasure is found on the way (BQ-RUN-03). */
  readonly findsTreasure: boolean;
  /** A natural 20: death is added to the Bad Stuff (BQ-RUN-04). */
  readonly bringsDeath: boolean;
}

/** Without anything that helps or hinders, a roll of this or less escapes (BQ-RUN-02). */
const WINDOW = 5;
/** The faces that keep their meaning whatever the window is (BQ-RUN-05). */
const ESCAPES = 1;
const FAILS = 20;

/**
 * Whether a roll escapes from a monster.
 * @param face of the runner's d20
 * @param bonus what helps, less what hinders (BQ-RUN-02, -10)
 */
export function escapeBy(face: number, bonus: number): Escape {
  const escapes = face === ESCAPES || (face !== FAILS && face <= runWindow(bonus));
  return { escapes, findsTreasure: face === ESCAPES, bringsDeath: face === FAILS };
}

/** Whether a face means what it does against the window: a 1 below it, a 20 within it (BQ-RUN-05). */
export function isBeyondWindow(face: number, bonus: number): boolean {
  const window = runWindow(bonus);
  return (face === ESCAPES && window < ESCAPES) || (face === FAILS && window >= FAILS);
}

/** The highest roll that escapes, if it is no 20; below 1 only a natural 1 does (BQ-RUN-02, -05). */
export function runWindow(bonus: number): number {
  return WINDOW + bonus;
}
