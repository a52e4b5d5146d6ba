import type { Spell } from '../../spell.ts';
import { HIGH } from './high.ts';
import { LOW } from './low.ts';

/** All arcane spells (DT-ARC). */
export const ARCANE: readonly Spell[] = [...LOW, ...HIGH];
