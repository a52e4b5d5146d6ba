import type { Trait } from '../trait.ts';
import { leans } from './shared.ts';

/** Disadvantage on task rolls by one ability (DT-COND-13). */
export const impairedAbility: Trait = {
  id: 'impaired-ability',
  rule: 'DT-COND-13',
  isOfAbility: true,
  roll: (_w, { effect }, { ability }) =>
    ability !== undefined && effect?.data?.ability === ability
      ? [leans('disadvantage', 'DT-COND-13', 'impaired-ability')]
      : undefined,
};
