import type { Trait } from '../../trait.ts';

/** What divine spells, and arcane ones of the first three levels, lay on creatures. */
export const LOW_EFFECTS: readonly Trait[] = [];
