import { NOBODY, NOWHERE } from '../../model.ts';

/** What is the same for every creature before its first turn; lists are each one's own. */
export const FRESH = {
  owner: NOBODY,
  startingWard: 0,
  reach: 1,
  implementRange: 0,
  rangeBonus: 0,
  stowed: false,
  missTokens: 0,
  startedAt: NOWHERE,
  fellAt: NOWHERE,
  moved: 0,
  turns: 0,
  has: 0,
  wounded: false,
  initiative: 0,
  comes: { from: 'map' },
} as const;
