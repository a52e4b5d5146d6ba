import type { Trait } from '../trait.ts';
import { DARKVISION, goodAt, tougher } from './ability-advantage.ts';

const RULE = 'DT-HER-01';

/** A machine that lives (DT-HER-01): it needs no food, sleep or air, and catches nothing but technical contagion (DT-HER-19). */
export const ANDROID: Trait = {
  id: 'android',
  rule: RULE,
  darkvision: DARKVISION,
  isRepaired: true,
  ...tougher(RULE, 'android'),
  ...goodAt(RULE, 'INT'),
  immune: ['asleep', 'starving', 'thirst', 'suffocating'],
  spares: ['sleep', 'suffocation'],
  repels: (_w, _self, { kind, data }) => kind === 'infected' && data?.tag !== 'technical',
};
