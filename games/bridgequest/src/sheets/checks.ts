import { LOWEST_STAT, type Sheet, type Stat, withStat } from './sheet.ts';

/** The stats that checks are made on; ST has none. */
export const CHECKED = ['WIS', 'CON', 'DEX'] as const satisfies readonly Stat[];
/** See {@link CHECKED}. */
export type Checked = (typeof CHECKED)[number];

/** What comes of a check. */
export interface CheckResult {
  readonly passed: boolean;
  /** With the stat worn. */
  readonly sheet: Sheet;
}

/**
 * A check on WIS, CON or DEX: d20 under the number that stood before it; passed or not, the number falls
 * by 1 (BQ-WIS-01, BQ-CON-01, BQ-DEX-01, BQ-INV-08), but not below 1, where no check can pass
 * (BQ-SHEET-04). Naturals mean nothing here (BQ-NAT-01).
 * @param ease how much easier cards make it; negative for harder (BQC-VERB-06)
 */
export function check(sheet: Sheet, stat: Checked, face: number, ease = 0): CheckResult {
  const number = sheet[stat];
  const passed = number > LOWEST_STAT && face - ease < number;
  return { passed, sheet: withStat(sheet, stat, -1) };
}
