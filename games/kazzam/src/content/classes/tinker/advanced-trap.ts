import type { TrapExtra } from '../../../model.ts';
import { trapAction } from '../../../rules/actions/trap-roll.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import { choose } from '../../../rules/effects/ask.ts';
import { knownTraps, planOf } from './improved.ts';
import { TRAPS, worthOfBuilding } from './traps.ts';

const RULE = 'KC-TNK-30';

/** What it has in place of what its kind has. */
const STURDIER = { charges: 3, hp: 4 } as const;

/** Squares that it pulls or pushes. */
const SQUARES = 2;

const EXTRAS: readonly { readonly id: string; readonly adds: TrapExtra }[] = [
  { id: 'slowed', adds: { does: 'status', status: 'slowed' } },
  { id: 'weakened', adds: { does: 'status', status: 'weakened' } },
  { id: 'distracted', adds: { does: 'status', status: 'distracted' } },
  { id: 'pull', adds: { does: 'pull', squares: SQUARES } },
  { id: 'push', adds: { does: 'push', squares: SQUARES } },
];

/** Advanced Trap: a trap that its Tinker knows, with more to it (KC-TNK-30). */
export const advancedTrap: Ability = {
  id: 'tinker/advanced-trap',
  rule: RULE,
  encounter: true,
  actions: [
    trapAction({
      id: 'advanced-trap',
      rule: RULE,
      implement: false,
      encounter: true,
      bot: { worth: (judge) => worthOfBuilding(judge, 0.46) },
      *plan(t, who) {
        const { block } = yield* choose(
          t,
          who,
          'which-trap-kind',
          knownTraps(t.state, who, TRAPS).map((block) => ({
            id: block.id,
            names: { power: block.id },
            block,
          })),
          { rule: RULE },
        );
        const { adds } = yield* choose(t, who, 'trap-adds', EXTRAS, { rule: RULE });
        return planOf(t.state, who, { ...STURDIER, id: block.id }, adds);
      },
    }),
  ],
};
