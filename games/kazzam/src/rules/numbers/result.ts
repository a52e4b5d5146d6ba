/** A face of a die, and any result of an attack roll. */
export type Face = 1 | 2 | 3 | 4 | 5 | 6;

/** How many dice an attack roll or Saving Throw takes, and which one counts (KZ-ADV-01). */
export type DiceMode = 'one' | 'higher' | 'lower';

/** How several Advantages and Disadvantages add up (option `advantageCount`, KZ-ADV-03). */
export type AdvantageCount = 'cancelAny' | 'net';

/**
 * The dice of a roll with so many Advantages and Disadvantages: any number of either counts as one
 * and one of each cancels (KZ-ADV-02, KZ-ADV-03); with `net`, the greater number counts.
 */
export function diceMode(
  advantages: number,
  disadvantages: number,
  count: AdvantageCount,
): DiceMode {
  const balance =
    count === 'net'
      ? Math.sign(advantages - disadvantages)
      : Math.sign(advantages) - Math.sign(disadvantages);
  if (balance === 0) return 'one';
  return balance > 0 ? 'higher' : 'lower';
}

/** What an attack roll has become before Fierce and Guarded (KZ-ATK-14, KZ-ATK-15). */
export interface Raise {
  /** The value after counting rules, which also decides about the Strike (KZ-STRK-01). */
  readonly natural: Face;
  /** Flat bonuses together. */
  readonly bonus: number;
  /** Miss Tokens spent. */
  readonly tokens: number;
}

/**
 * The value with flat bonuses and Miss Tokens, at most 6 (KZ-ATK-15). A token adds 1; on a natural
 * 1 the first gives the better of 3 and +1 (KZ-MISS-03), while flat bonuses add to 1 (KZ-MISS-10).
 */
export function raised({ natural, bonus, tokens }: Raise): Face {
  return Math.min(6, uncapped({ natural, bonus, tokens })) as Face;
}

/** The most Miss Tokens that may be spent: none that would raise the value beyond 6 (KZ-MISS-06). */
export function usableTokens({ natural, bonus }: Omit<Raise, 'tokens'>, owned: number): number {
  let tokens = 0;
  while (tokens < owned && uncapped({ natural, bonus, tokens: tokens + 1 }) <= 6) tokens += 1;
  return tokens;
}

function uncapped({ natural, bonus, tokens }: Raise): number {
  const value = natural + bonus;
  if (tokens === 0) return value;
  return natural === 1 ? Math.max(3, value + 1) + tokens - 1 : value + tokens;
}

/** What reads the value of a roll once all that adds to it has (KZ-ATK-16, KT-BAG-01). */
export interface Reading {
  readonly fierce: boolean;
  readonly guarded: boolean;
  readonly threesAs?: LesserThrees | undefined;
}

/** What a target makes of a 3, and by which rule (KT-BAG-01, KT-BAG-02). */
export interface LesserThrees {
  readonly result: 1 | 2;
  readonly rule: string;
}

/**
 * The final result: Fierce makes 3 a 4 and 5 a 6, Guarded makes 6 a 5 and 4 a 3, both together
 * cancel however many sources each has (KZ-ATK-16). All read the value once (KZ-ATK-17): a 3 that Guarded has made is
 * none that a target makes less of, and a Fierce attacker's 3 stays one (KT-BAG-03).
 */
export function finalResult(value: Face, { fierce, guarded, threesAs }: Reading): Face {
  if (value === 3 && threesAs !== undefined) return fierce && !guarded ? 3 : threesAs.result;
  if (fierce === guarded) return value;
  if (fierce) return value === 3 ? 4 : value === 5 ? 6 : value;
  return value === 6 ? 5 : value === 4 ? 3 : value;
}

/** What a final result brings (KZ-CRIT-01 to KZ-CRIT-05). */
export type Hit = 'critical' | 'solid' | 'glancing' | 'miss';

/** The row of the result table; 1 and 2 are both a miss, and a 1 besides a Strike. */
export function hitOf(result: Face): Hit {
  if (result === 6) return 'critical';
  if (result >= 4) return 'solid';
  return result === 3 ? 'glancing' : 'miss';
}
