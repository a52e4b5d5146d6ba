import type { Trait } from '../../trait.ts';

/** What arcane spells of the fourth to sixth level lay on creatures, in the order of the ledger. */
export const HIGH_EFFECTS: readonly Trait[] = [];
