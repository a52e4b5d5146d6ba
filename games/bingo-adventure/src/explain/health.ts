import type { Sheet } from '../model.ts';
import { healthOn } from '../rules/sheets.ts';

/** Where health tokens lie. */
export type HealthPlace = 'pool' | 'pending' | 'on' | 'beside';

/** The health tokens of a sheet. */
export interface HealthFacts {
  readonly total: number;
  /** The rule that keeps the total the same. */
  readonly rule: string;
  /** How many lie where, by which rule; they add up to the total. */
  readonly parts: readonly {
    readonly place: HealthPlace;
    readonly amount: number;
    readonly rule: string;
  }[];
  /** Those on and beside the cards. */
  readonly lost: number;
}

/** See {@link HealthFacts}. */
export function healthOf(sheet: Sheet): HealthFacts {
  const { pool, rating, pendingHealth, besideHealth } = sheet;
  const lost = healthOn(sheet);
  return {
    total: rating,
    rule: 'BA-INV-02',
    parts: [
      { place: 'pool', amount: pool, rule: 'BA-END-08' },
      { place: 'pending', amount: pendingHealth, rule: 'BA-ASGN-01' },
      { place: 'on', amount: lost - besideHealth, rule: 'BA-TAKE-01' },
      { place: 'beside', amount: besideHealth, rule: 'BA-TAKE-04' },
    ],
    lost,
  };
}
