/** What only tests can do through companions, and what lies on squares for their makers alone. */
import { commandAction, leadAction, summonAction } from '../src/rules/actions/commands.ts';
import type { Ability } from '../src/rules/effects/ability.ts';
import { dataKind, isOf } from '../src/rules/effects/effect-data.ts';
import type { EffectDef } from '../src/rules/effects/effect-def.ts';
import { deal } from '../src/rules/harm/damage.ts';
import { TEST_COMPANIONS } from './members-content.ts';

const rule = 'TEST';
const [HOUND] = TEST_COMPANIONS;
if (HOUND === undefined) throw new Error('there is no hound');

const call = (id: string) =>
  summonAction({ id, rule, slot: 'test-call', block: HOUND, *appears() {}, bot: { worth: 0 } });

/** A square from which its maker takes Opportunities, and no more. */
export const LOOKOUT = dataKind('test-lookout', { cell: 'square' });

export const COMMAND_EFFECTS: readonly EffectDef[] = [
  {
    ...LOOKOUT,
    eye: {
      strikes: false,
      replies: true,
      placeFor: (_t, effect) =>
        isOf(LOOKOUT, effect) ? { cell: effect.data.cell, width: 1, height: 1 } : undefined,
    },
  },
];

export const COMMAND_ABILITIES: readonly Ability[] = [
  {
    id: 'test/hounds',
    rule,
    actions: [
      commandAction(HOUND),
      call('test-call'),
      call('test-whistle'),
      leadAction('test-lead', rule),
    ],
  },
  {
    id: 'test/praise',
    rule,
    on: {
      command: {
        before(_t, { on }, { owner, advantages }): undefined {
          if (owner === on) advantages.push(rule);
        },
      },
    },
  },
  {
    id: 'test/thorns',
    rule,
    on: {
      'set-out': {
        *before(t, { on: by }, { creature: to, bySpeed }) {
          if (bySpeed && to !== by)
            yield* deal(t, { to, by, kind: 'other', melee: false }, 1, rule);
        },
      },
    },
  },
];
