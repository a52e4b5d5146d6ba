import type { Sheet } from './sheet.ts';

/** Karma counts, and is spent, in tens (BQ-KAR-08, -20). */
const TEN = 10;

/** The effect k of a Karma score on the allies and monsters of a combat: tenths, cut toward 0 (BQ-KAR-08). */
export function scoreEffect(karma: number): number {
  // Not -0, which is another value in a comparison of states.
  return Math.trunc(karma / TEN) || 0;
}

/**
 * What an ally adds under its player's k: more under a good score, less under a bad one, though a bonus
 * does not fall below 0 by it (BQ-KAR-08).
 */
export function allyBonus(bonus: number, k: number): number {
  if (k >= 0) return bonus + k;
  return Math.min(bonus, Math.max(0, bonus + k));
}

/** What each monster of a combat gets from the k of every combatant (BQ-KAR-08). */
export function monsterChange(effects: readonly number[]): number {
  return effects.reduce((sum, k) => sum + k, 0);
}

/** The sheet with a Karma score changed by so many points. */
export function withKarma(sheet: Sheet, points: number): Sheet {
  return { ...sheet, karma: sheet.karma + points };
}

/** The sheet of a character that died: no Karma (BQ-KAR-23). */
export function withDeath(sheet: Sheet): Sheet {
  return { ...sheet, karma: 0 };
}

/** How many tens of Karma can be spent on a roll of the setup (BQ-KAR-20). */
export function tensToSpend({ karma }: Pick<Sheet, 'karma'>): number {
  return Math.floor(Math.abs(karma) / TEN);
}

/** What comes of Karma spent on a roll. */
export interface SpentKarma {
  readonly sheet: Sheet;
  /** By how much the die moves; negative, and so better, if the score was positive. */
  readonly shift: number;
}

/**
 * Spends tens of Karma on a roll of the setup, one's own or another player's. A positive score moves the
 * die in its roller's favour, which is down, a negative one up; the score comes nearer to 0 (BQ-KAR-20).
 * Throws RangeError for more tens than there are.
 */
export function spendKarma(sheet: Sheet, tens: number): SpentKarma {
  if (!Number.isInteger(tens) || tens < 0 || tens > tensToSpend(sheet)) {
    throw new RangeError(`${tens} tens cannot be spent of a Karma of ${sheet.karma}`);
  }
  const shift = sheet.karma > 0 ? -tens : tens;
  return { sheet: withKarma(sheet, shift * TEN), shift: shift || 0 };
}
