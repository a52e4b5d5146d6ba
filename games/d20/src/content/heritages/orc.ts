import type { Trait } from '../trait.ts';
import { DARKVISION, goodAt } from './ability-advantage.ts';

const RULE = 'DT-HER-12';

/** An Orc; the roll that keeps a grapple is a check with STR too (DT-HER-12, DT-ATK-12). */
export const ORC: Trait = {
  id: 'orc',
  rule: RULE,
  darkvision: DARKVISION,
  ...goodAt(RULE, 'STR'),
};
