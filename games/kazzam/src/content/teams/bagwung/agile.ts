import { areEnemies } from '../../../rules/court/creatures.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import type { LesserThrees } from '../../../rules/numbers/result.ts';

/** At level 1; an attack roll against nobody, of which nothing comes to a target, is none (KT-BAG-04). */
const LESSER: LesserThrees = { result: 2, rule: 'KT-BAG-01' };

/** Agile: an enemy's 3 against them counts as 2 (KT-BAG-01, KT-BAG-03, KT-BAG-04). */
export const AGILE: Ability = {
  id: 'agile',
  rule: 'KT-BAG-01',
  on: {
    'attack-roll': {
      modify({ state }, { on }, event) {
        if (event.target === on && areEnemies(state, event.attacker, on)) event.threesAs = LESSER;
      },
    },
  },
};
