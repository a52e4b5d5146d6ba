import { letGoAll } from '../../rules/actions/grapple.ts';
import { breakConcentration } from '../../rules/effects/concentration.ts';
import type { Trait } from '../trait.ts';
import { helpless } from './shared.ts';

/** At 0 Hit Points or less: neither moves nor acts nor speaks nor perceives (DT-COND-27, DT-HP-08). */
export const unconscious: Trait = {
  id: 'unconscious',
  rule: 'DT-COND-27',
  bans: ['move', 'act', 'speak', 'see', 'choose', 'hold'],
  rollAgainst: helpless('unconscious'),
  on: {
    *began(t, { creature }) {
      yield* letGoAll(t, creature);
      yield* breakConcentration(t, creature);
    },
  },
};
