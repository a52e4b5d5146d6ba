/** What beating a figurine pays. */
export interface Reward {
  readonly travels: number;
  readonly treasures: number;
}

/** The treasures of a figurine by the sides of its size die (BQ-CMB-51). */
const TREASURES: Readonly<Record<number, number>> = {
  4: 1,
  6: 2,
  8: 3,
  10: 4,
  12: 4,
  20: 5,
  100: 6,
};

/**
 * What a beaten figurine pays (BQ-CMB-51, BQ-TRAV-03).
 * @param die the sides of its size die. Throws RangeError if no figurine has such a die
 */
export function figurineReward(die: number, rank: 'miniboss' | 'boss' | undefined): Reward {
  const treasures = TREASURES[die];
  if (treasures === undefined) throw new RangeError(`no figurine has a d${die}`);
  return { travels: rank === undefined ? 1 : 2, treasures };
}
