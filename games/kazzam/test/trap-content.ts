/** Traps and a builder of traps that only tests have. */
import { trapAction } from '../src/rules/actions/trap-roll.ts';
import { TRAP_ANSWERS } from '../src/rules/attack/trapwork.ts';
import type { Ability } from '../src/rules/effects/ability.ts';
import type { TrapBlock } from '../src/rules/effects/trap-block.ts';

const rule = 'TEST';

/** Deals 1 to whoever comes beside it. */
const spikes: TrapBlock = {
  id: 'test-spikes',
  rule,
  charges: 2,
  hp: 2,
  spring: { when: 'entered', within: 1 },
  damage: 1,
};

/** Deals to each beside it, when a turn of its maker starts; nothing but to those who are hurt. */
const steam: TrapBlock = {
  id: 'test-steam',
  rule,
  charges: 1,
  hp: 3,
  spring: { when: 'turn-start', from: 1, within: 1 },
  damage: 2,
  minds: ({ state }, victim) => (state.creatures[victim]?.hp ?? 0) < 8,
};

export const TEST_TRAPS: readonly TrapBlock[] = [spikes, steam];

export const TRAP_ABILITIES: readonly Ability[] = [
  { id: 'test/trapmaker', rule, on: TRAP_ANSWERS },
  {
    id: 'test/spikes',
    rule,
    actions: [
      trapAction({
        id: 'test-spikes',
        rule,
        implement: true,
        bot: {},
        *plan() {
          const { id: block, charges, hp } = spikes;
          return { block, charges, hp, more: 0, shielded: false, adds: undefined };
        },
      }),
    ],
  },
];
