import type { Trait } from '../trait.ts';
import { advantageWith, chosenAbility } from './ability-advantage.ts';

const RULE = 'DT-HER-14';
const MORE = 10;

/** One ability beyond all others; the sheet holds the score without the ten points, so that another body loses them (DT-ARC-611). */
export const SUPERHUMAN: Trait = {
  id: 'superhuman',
  rule: RULE,
  score: (_w, { creature }, ability, score) =>
    ability === chosenAbility(creature) ? score + MORE : score,
  roll: (_w, { creature }, roll) => advantageWith(RULE, chosenAbility(creature), roll),
};
