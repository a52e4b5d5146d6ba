import { heal } from '../../rules/harm/heal.ts';
import type { Trait } from '../trait.ts';
import { advantageWith, chosenAbility } from './ability-advantage.ts';

const RULE = 'DT-HER-04';

/** Half a god: one ability stands out, and below 0 Hit Points come back each minute, up to 0. */
export const DEMIGOD: Trait = {
  id: 'demigod',
  rule: RULE,
  roll: (_w, { creature }, roll) => advantageWith(RULE, chosenAbility(creature), roll),
  on: {
    minutePassed: (t, { creature }) =>
      creature.hp < 0
        ? (function* () {
            yield* heal(t, creature, { amount: 1, way: 'regeneration', rule: RULE, upTo: 0 });
          })()
        : undefined,
  },
};
