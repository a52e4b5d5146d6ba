import type { Trait } from '../../trait.ts';

/** Wounds that an illusion makes somebody believe in: `data.amount` of them, a pool of its own (DT-ARC-210). */
export const IMAGINED_WOUNDS: Trait = { id: 'imagined-wounds', rule: 'DT-ARC-210' };
