import type { Spell } from '../../spell.ts';
import { HIGH } from './high.ts';
import { LOW_SPELLS } from './low.ts';

/** All arcane spells (DT-ARC). */
export const ARCANE: readonly Spell[] = [...LOW_SPELLS, ...HIGH];
