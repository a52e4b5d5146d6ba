import type { Trait } from '../trait.ts';
import { goodAt, tougher } from './ability-advantage.ts';

const RULE = 'DT-HER-08';

/** A Goblin (DT-HER-08). */
export const GOBLIN: Trait = {
  id: 'goblin',
  rule: RULE,
  ...tougher(RULE, 'goblin'),
  ...goodAt(RULE, 'DEX'),
};
