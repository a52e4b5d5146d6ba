import type { Trait } from '../trait.ts';
import { leans } from './shared.ts';

/** Disadvantage on all task rolls until the curse is removed (DT-COND-08). */
export const cursed: Trait = {
  id: 'cursed',
  rule: 'DT-COND-08',
  roll: () => [leans('disadvantage', 'DT-COND-08', 'cursed')],
};
