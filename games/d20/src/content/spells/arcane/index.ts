import type { Spell } from '../../spell.ts';

/** All arcane spells (DT-ARC). */
export const ARCANE: readonly Spell[] = [];
