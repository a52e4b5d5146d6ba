import type { Trait } from '../../trait.ts';

/** What spells lay on creatures. */
export const SPELL_EFFECTS: readonly Trait[] = [];
