import { chances } from '../../../rules/attack/aim.ts';
import { creatureOf } from '../../../rules/court/creatures.ts';
import type { CreepBlock } from '../../../rules/effects/creep-block.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import type { EffectPart } from '../../../rules/effects/power.ts';
import { removeEffects, untilNextTurnEnds } from '../../../rules/effects/status.ts';
import { windows } from '../../../rules/effects/windows.ts';
import type { Kazzam } from '../../../table.ts';
import { ARCHER_ID, IMP } from './imp.ts';

/** How far it shoots (KM-IMP-10). */
const RANGE = 5;

/** That a creature grants the Archer an Opportunity with the first step that it takes (KM-IMP-10). */
const COVERED = 'imp-covered';

function forget(t: Kazzam, on: number, by: number): undefined {
  const isOver = (effect: { kind: string; on: number; by: number }) =>
    effect.kind === COVERED && effect.on === on && effect.by === by;
  removeEffects(t, isOver, 'KM-IMP-10');
}

/** Its own movement alone, the first step, once (D-75). */
export const COVERED_EFFECT: EffectDef = {
  kind: COVERED,
  on: {
    leave: {
      modify({ state }, { on, by }, { creature, to, now, holders }) {
        if (creature === on && now && to !== creatureOf(state, on).cell) holders.add(by);
      },
    },
    opportunity: {
      // The blow for a step is struck, be the step taken then or not.
      after(t, { on, by }, { holder, granter, rule }): undefined {
        const isOfStep = rule === 'KZ-OPP-02' || rule === 'KZ-STAT-39';
        if (holder === by && granter === on && isOfStep) forget(t, on, by);
      },
    },
    step: {
      after(t, { on, by }, { creature, how, by: mover }): undefined {
        const isOwn = creature === on && mover === on && (how === 'move' || how === 'shift');
        if (isOwn) forget(t, on, by);
      },
    },
  },
};

const covered: EffectPart = {
  on: 'target',
  *run(t, { target: on, attacker: by }) {
    forget(t, on, by);
    windows.attach(t, {
      kind: COVERED,
      on,
      by,
      source: ARCHER_ID,
      until: untilNextTurnEnds(t.state, on),
      mark: t.state.nextEffect,
      amount: 0,
    });
  },
};

/** The Archer of an Imp Team (KM-IMP-04, KM-IMP-10). */
export const ARCHER: CreepBlock = {
  ...IMP,
  id: ARCHER_ID,
  name: 'Imp Archer',
  range: RANGE,
  // Its attacks alone: its text does not speak of Opportunities (D-74).
  extra(t, imp, target, power, origin) {
    const { disadvantages } = chances(t, imp, target, power, origin);
    return disadvantages.includes('KZ-COVER-01') ? 0 : 1;
  },
  rows: [
    {
      id: 'pinning-shot',
      rule: 'KM-IMP-10',
      power: {
        id: 'pinning-shot',
        rule: 'KM-IMP-10',
        target: { ranged: RANGE },
        damage: 2,
        effect: [covered],
        roll: 'none',
      },
    },
  ],
};
