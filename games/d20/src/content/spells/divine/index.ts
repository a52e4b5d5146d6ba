import type { Spell } from '../../spell.ts';

/** All divine spells (DT-DIV). */
export const DIVINE: readonly Spell[] = [];
