import type { Trait } from '../trait.ts';
import { leans } from './shared.ts';

/** Advantage on all task rolls (DT-COND-03). */
export const blessed: Trait = {
  id: 'blessed',
  rule: 'DT-COND-03',
  roll: () => [leans('advantage', 'DT-COND-03', 'blessed')],
};
