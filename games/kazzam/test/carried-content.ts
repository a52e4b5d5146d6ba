/** Abilities that only tests have: what is settled before a roll, what splashes, what a status leaves. */
import { splash } from '../src/rules/attack/splash.ts';
import type { Ability } from '../src/rules/effects/ability.ts';
import { choose } from '../src/rules/effects/ask.ts';
import { STATUS, withData } from '../src/rules/effects/effect-data.ts';
import { giveStatus, untilNextTurnEnds } from '../src/rules/effects/status.ts';
import { inflict } from '../src/rules/harm/inflict.ts';

const rule = 'TEST';

export const CARRIED_ABILITIES: readonly Ability[] = [
  {
    id: 'test/loaded',
    rule,
    power: {
      id: 'loaded',
      rule,
      target: 'implement',
      damage: 1,
      effect: [{ on: 'target' }],
      *settles(t, { attacker, power }) {
        const { id } = yield* choose(
          t,
          attacker,
          'which-potion',
          [{ id: 'blunt' }, { id: 'sharp' }],
          {
            rule,
          },
        );
        if (id === 'blunt') return {};
        return {
          damage: power.damage + 2,
          effect: [
            {
              on: 'target',
              *run(t, { attacker: by, target: on }) {
                const until = untilNextTurnEnds(t.state, on);
                yield* inflict(t, { kind: 'slowed', on, by, source: 'loaded', until });
              },
            },
          ],
        };
      },
    },
  },
  {
    id: 'test/spatter',
    rule,
    power: {
      id: 'spatter',
      rule,
      target: 'implement',
      damage: 2,
      special: (t, hit) => [
        {
          id: 'spatter',
          rule,
          damage: 0,
          harms: false,
          run: () => splash(t, hit, { squares: 2, damage: 2, effect: [] }),
        },
      ],
    },
  },
  {
    id: 'test/cast',
    rule,
    power: {
      id: 'cast',
      rule,
      target: 'implement',
      damage: 0,
      effect: [
        {
          on: 'target',
          *run(t, { attacker: by, target: on }) {
            const until = untilNextTurnEnds(t.state, on);
            const held = withData(STATUS.immobilized, { leaves: 'weakened' });
            giveStatus(t, { ...held, on, by, source: 'cast', until });
            yield* [];
          },
        },
      ],
    },
  },
];
