import type { Trait } from '../trait.ts';

/** Casts divine spells: what it adds to castings stands with magic, `rules/magic` (DT-ROLE-05, DT-MAG-08, -13). */
export const DIVINE_MAGIC: Trait = { id: 'divine-magic', rule: 'DT-ROLE-05' };
