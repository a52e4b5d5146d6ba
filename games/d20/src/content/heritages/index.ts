import type { Trait } from '../trait.ts';

/** All heritages (DT-HER). */
export const HERITAGES: readonly Trait[] = [];
