/** The traps of the Tinker: that of its implement, and one that it picks (KC-TNK-01). */

import { trapAction } from '../../../rules/actions/trap-roll.ts';
import { areEnemies, creatureOf, creaturesWhere } from '../../../rules/court/creatures.ts';
import { isWithin } from '../../../rules/court/footprint.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import type { BotHint, Judge } from '../../../rules/effects/bot-hint.ts';
import { isTangible, untilNextTurnEnds } from '../../../rules/effects/status.ts';
import type { TrapBlock } from '../../../rules/effects/trap-block.ts';
import { inflict } from '../../../rules/harm/inflict.ts';
import { builtBy, isArmed } from '../../../rules/terrain/built-traps.ts';
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
export const staffTrap: TrapBlock = {
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

/** What a trap promises by each foe that is near, in points of the score. */
const PER_FOE = 0.06;

/**
 * What it is worth to build a trap: about an attack where foes will come near, less for each such trap
 * that is armed and near already.
 */
export function worthOfBuilding({ t, id, count }: Judge, usual: number, kind?: string): number {
  const foes = count('foes', NEAR);
  if (foes === 0) return 0.02;
  const ground = groundOf(t.state);
  const { cell } = creatureOf(t.state, id);
  const armed = builtBy(t.state, id).filter(
    (trap) =>
      isArmed(t.state, trap) &&
      (kind === undefined || trap.block === kind) &&
      (ground.distance(cell, trap.cell) ?? NEAR) < NEAR,
  );
  return usual + PER_FOE * foes - 0.12 * armed.length;
}

/** What each is worth while foes are near and none of its kind is. */
const WORTHS: Readonly<Record<string, number>> = {
  'wand-trap': 0.36,
  'staff-trap': 0.36,
  'sword-trap': 0.34,
  'distraction-trap': 0.3,
};

/** How many foes near have something that an Anti-Charm Trap would take. */
function charmedFoes({ t, id }: Judge): number {
  const ground = groundOf(t.state);
  const self = creatureOf(t.state, id);
  const { minds } = antiCharm;
  return creaturesWhere(
    t.state,
    (other) =>
      areEnemies(t.state, id, other) &&
      isTangible(creatureOf(t.state, other)) &&
      isWithin(ground, self, creatureOf(t.state, other), NEAR) &&
      minds?.(t, other) === true,
  ).length;
}

function hintFor({ id: kind }: TrapBlock, action: string): BotHint {
  if (kind !== antiCharm.id)
    return { worth: (judge) => worthOfBuilding(judge, WORTHS[action] ?? 0.3, kind) };
  return {
    worth: (judge) => {
      const charmed = charmedFoes(judge);
      return charmed === 0 ? 0.04 : worthOfBuilding(judge, 0.2 + 0.15 * charmed, kind);
    },
  };
}

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
        bot: hintFor(block, as.action),
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
