import type { Spell } from '../../spell.ts';

/** Arcane spells of the first three levels. */
export const LOW: readonly Spell[] = [];
