import type { Spell } from '../../spell.ts';

/** Arcane spells of the fourth to sixth level, in the order of the ledger. */
export const HIGH: readonly Spell[] = [];
