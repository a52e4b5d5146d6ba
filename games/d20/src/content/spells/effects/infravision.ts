import type { Trait } from '../../trait.ts';

/** Sees in the dark. */
export const INFRAVISION: Trait = { id: 'infravision', rule: 'DT-ARC-307', darkvision: 60 };
