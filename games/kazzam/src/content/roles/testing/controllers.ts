import type { Told } from '../../../../test/table.ts';

import { creatureOf } from '../../../rules/court/creatures.ts';
import { declareAbilities } from '../../../rules/effects/ability.ts';
import { untilNextTurnEnds } from '../../../rules/effects/status.ts';
import { inflict } from '../../../rules/harm/inflict.ts';
import { force } from '../../../rules/movement/forced.ts';

// Powers of a test: one with two parts, one that hurts and slows, one on everybody near.
declareAbilities([
  {
    id: 'test/shove',
    rule: 'TEST',
    power: {
      id: 'shove',
      rule: 'TEST',
      target: 'implement',
      damage: 2,
      effect: [
        {
          on: 'target',
          *run(t, { attacker: by, target, total }) {
            const from = creatureOf(t.state, by);
            const how = { how: 'slide', squares: 2, source: 'shove', rule: 'TEST' } as const;
            yield* force(t, target, { ...how, by, from, total });
          },
        },
        {
          on: 'others',
          *run({ state }, { attacker }) {
            creatureOf(state, attacker).wards.push({ amount: 1, onTop: false, by: attacker });
          },
        },
      ],
    },
  },
  {
    id: 'test/scorch',
    rule: 'TEST',
    power: {
      id: 'scorch',
      rule: 'TEST',
      target: 'implement',
      damage: 2,
      effect: [
        {
          on: 'target',
          damage: () => 2,
          *run(t, { attacker: by, target: on }) {
            const until = untilNextTurnEnds(t.state, on);
            yield* inflict(t, { kind: 'slowed', on, by, source: 'scorch', until });
          },
        },
      ],
    },
  },
  {
    id: 'test/blaze',
    rule: 'TEST',
    power: {
      id: 'blaze',
      rule: 'TEST',
      target: { burst: 5 },
      damage: 1,
      effect: [
        {
          on: 'target',
          *run(t, { attacker: by, target: on }) {
            const until = untilNextTurnEnds(t.state, on);
            yield* inflict(t, { kind: 'weakened', on, by, source: 'blaze', until });
          },
        },
      ],
    },
  },
]);

/** A Controller of that specialisation. */
export const controller = (specialisation: string, more: Told = {}) => ({
  role: 'controller',
  specialisation,
  ...more,
});
