import type { Court, Told } from '../../../../test/table.ts';

import { declareAbilities } from '../../../rules/effects/ability.ts';
import { untilNextTurnEnds } from '../../../rules/effects/status.ts';
import { inflict } from '../../../rules/harm/inflict.ts';

// Powers of a test: one that hurts and slows, one on everybody near.
declareAbilities([
  {
    id: 'test/hobble',
    rule: 'TEST',
    encounter: true,
    power: {
      id: 'hobble',
      rule: 'TEST',
      target: 'implement',
      damage: 3,
      effect: [
        {
          on: 'target',
          damage: () => 2,
          *run(t, { attacker: by, target: on }) {
            const until = untilNextTurnEnds(t.state, on);
            yield* inflict(t, { kind: 'slowed', on, by, source: 'hobble', until });
          },
        },
      ],
    },
  },
  {
    id: 'test/gust',
    rule: 'TEST',
    power: { id: 'gust', rule: 'TEST', target: { burst: 3 }, damage: 1, effect: [] },
  },
]);

/** A Defender of that specialisation, with a sword. */
export const defender = (specialisation: string, more: Told = {}) => ({
  role: 'defender',
  specialisation,
  implement: 'sword',
  ...more,
});

/** Whether a creature has a status. */
export const has = (court: Court, name: string, status: string) =>
  court.state.effects.some(({ kind, on }) => kind === status && on === court.id(name));
