/** The traps of the Tinker: that of its implement, and one that it picks (KC-TNK-01). */

import { trapAction } from '../../../rules/actions/trap-roll.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import type { BotHint } from '../../../rules/effects/bot-hint.ts';
import { untilNextTurnEnds } from '../../../rules/effects/status.ts';
import type { TrapBlock } from '../../../rules/effects/trap-block.ts';
import { inflict } from '../../../rules/harm/inflict.ts';
import { antiCharm } from './anti-charm.ts';
import { planOf } from './improved.ts';

/** Wand Trap: it shoots at whoever comes near, and goes on until the Tinker's next turn (KC-TNK-20). */
const wandTrap: TrapBlock = {
  id: 'wand-trap',
  rule: 'KC-TNK-20',
  charges: 2,
  hp: 1,
  spring: { when: 'entered', within: 4 },
  damage: 2,
  staysOpen: true,
};

/** Staff Trap: it strikes all around but those beside it, who alone can damage it (KC-TNK-21). */
const staffTrap: TrapBlock = {
  id: 'staff-trap',
  rule: 'KC-TNK-21',
  charges: 2,
  hp: 1,
  spring: { when: 'turn-start', from: 2, within: 4 },
  damage: 2,
  hurtFromBeside: true,
};

/** Sword Trap: it goes straight to an enemy and strikes it (KC-TNK-22). */
export const swordTrap: TrapBlock = {
  id: 'sword-trap',
  rule: 'KC-TNK-22',
  charges: 2,
  hp: 1,
  spring: { when: 'turn-start', goes: 'straight' },
  damage: 2,
};

/** Distraction Trap: whoever comes near is Distracted and Slowed (KC-TNK-26). */
const distractionTrap: TrapBlock = {
  id: 'distraction-trap',
  rule: 'KC-TNK-26',
  charges: 2,
  hp: 1,
  spring: { when: 'entered', within: 3 },
  damage: 0,
  *effect(t, { by, block: source }, on) {
    const until = untilNextTurnEnds(t.state, on);
    yield* inflict(t, { kind: 'distracted', on, by, source, until });
    yield* inflict(t, { kind: 'slowed', on, by, source, until: { ends: 'save' } });
  },
};

/** All of them. */
export const TRAPS: readonly TrapBlock[] = [
  wandTrap,
  staffTrap,
  swordTrap,
  antiCharm,
  distractionTrap,
];

/** How near a foe makes it worth while to build a trap. */
const NEAR = 7;

/** Worth about an attack where foes will come near, and nothing where nobody is about. */
export const BUILDS: BotHint = {
  worth: ({ count }) => (count('foes', NEAR) > 0 ? 0.22 + 0.05 * count('foes', NEAR) : 0.03),
};

/**
 * The power that builds one of them: an At-Will.
 *
 * @param as the ids of the pick and of its action, where they do not follow from the trap's
 */
export function trapPower(
  block: TrapBlock,
  implement: boolean,
  as = { pick: `tinker/${block.id}`, action: block.id },
): Ability {
  const { rule } = block;
  return {
    id: as.pick,
    rule,
    actions: [
      trapAction({
        id: as.action,
        rule,
        implement,
        bot: BUILDS,
        *plan(t, who) {
          return planOf(t.state, who, block);
        },
      }),
    ],
  };
}

/** The traps of the implements, which carry its icon (KC-TRAP-11), and the others. */
export const TRAP_POWERS: readonly Ability[] = [
  trapPower(wandTrap, true),
  trapPower(staffTrap, true),
  trapPower(swordTrap, true),
  trapPower(antiCharm, false),
  trapPower(distractionTrap, false),
];
