import { letGoAll } from '../../rules/actions/grapple.ts';
import { breakConcentration } from '../../rules/effects/concentration.ts';
import { relieve } from '../../rules/effects/relieve.ts';
import { dropAll } from '../../rules/harm/fall.ts';
import type { Trait } from '../trait.ts';
import { helpless } from './shared.ts';

/** Unconscious with Hit Points left: damage wakes it, or somebody beside it (DT-COND-27). */
export const asleep: Trait = {
  id: 'asleep',
  rule: 'DT-COND-27',
  tags: ['sleep'],
  bans: ['move', 'act', 'speak', 'see', 'choose', 'hold'],
  rollAgainst: helpless('asleep'),
  on: {
    *began(t, { creature }) {
      dropAll(t, creature);
      yield* letGoAll(t, creature);
      yield* breakConcentration(t, creature);
    },
    lost: (t, { creature, effect }, { harm }) =>
      effect === undefined || !harm.isDamage
        ? undefined
        : relieve(t, creature, effect, 'end', 'DT-COND-27'),
  },
};
