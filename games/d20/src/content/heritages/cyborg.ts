import type { Trait } from '../trait.ts';
import { DARKVISION, goodAt, tougher } from './ability-advantage.ts';

const RULE = 'DT-HER-03';

/** A body that is in part a machine (DT-HER-03). */
export const CYBORG: Trait = {
  id: 'cyborg',
  rule: RULE,
  darkvision: DARKVISION,
  isRepaired: true,
  ...tougher(RULE, 'cyborg'),
  ...goodAt(RULE, 'CON'),
};
