import type { Trait } from '../trait.ts';

/** Casts arcane spells: what it adds to castings stands with magic, `rules/magic` (DT-ROLE-01, DT-MAG-08, -12). */
export const ARCANE_MAGIC: Trait = { id: 'arcane-magic', rule: 'DT-ROLE-01' };
