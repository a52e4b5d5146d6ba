import type { Trait } from '../../trait.ts';

/** Sees what is invisible, as far as `data.amount` says (`rules/place/sight.ts`). */
export const DETECT_INVISIBLE: Trait = { id: 'detect-invisible', rule: 'DT-ARC-203' };
