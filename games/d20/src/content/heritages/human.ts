import type { Trait } from '../trait.ts';

/** A Human: the third role is chosen at creation, and stays whatever body comes later (DT-HER-10, DT-CHAR-03). */
export const HUMAN: Trait = { id: 'human', rule: 'DT-HER-10' };
