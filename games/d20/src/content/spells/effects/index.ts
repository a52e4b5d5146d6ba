import type { Trait } from '../../trait.ts';
import { HIGH_EFFECTS } from './high.ts';
import { LOW_EFFECTS } from './low.ts';

/** What spells lay on creatures. */
export const SPELL_EFFECTS: readonly Trait[] = [...LOW_EFFECTS, ...HIGH_EFFECTS];
