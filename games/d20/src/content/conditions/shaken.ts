import type { Trait } from '../trait.ts';
import { leans } from './shared.ts';

/** Disadvantage on all saving throws (DT-COND-19). */
export const shaken: Trait = {
  id: 'shaken',
  rule: 'DT-COND-19',
  roll: (_w, _self, { kind }) =>
    kind === 'save' ? [leans('disadvantage', 'DT-COND-19', 'shaken')] : undefined,
};
