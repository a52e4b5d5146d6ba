import { letGoAll } from '../../rules/actions/grapple.ts';
import { relieveOf } from '../../rules/effects/relieve.ts';
import { dropAll } from '../../rules/harm/fall.ts';
import type { Trait } from '../trait.ts';

/** Fights no more (DT-NPC-08, DT-INIT-14): it lays down what it holds, and its turns pass. */
export const surrendered: Trait = {
  id: 'surrendered',
  rule: 'DT-NPC-08',
  bans: ['act', 'choose'],
  on: {
    *began(t, { creature }) {
      dropAll(t, creature);
      yield* letGoAll(t, creature);
      yield* relieveOf(t, creature, ['fleeing'], 'end', 'DT-NPC-08');
      if (t.state.combat !== undefined) t.state.combat.changed = t.state.combat.round;
    },
  },
};
