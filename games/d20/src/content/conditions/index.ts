import type { Trait } from '../trait.ts';

/** All conditions (DT-COND). */
export const CONDITIONS: readonly Trait[] = [];
