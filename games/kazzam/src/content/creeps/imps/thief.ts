import { creatureOf } from '../../../rules/court/creatures.ts';
import type { CreepBlock } from '../../../rules/effects/creep-block.ts';
import type { EffectPart } from '../../../rules/effects/power.ts';
import { BITS, has, untilNextTurnEnds } from '../../../rules/effects/status.ts';
import { inflict } from '../../../rules/harm/inflict.ts';
import { canSteal, stealItem } from '../../../rules/harm/steal.ts';
import { IMP } from './imp.ts';

/** Takes an item; where there is none to take, Disarmed. One that is saved is no such case (D-76). */
const robbed: EffectPart = {
  on: 'target',
  *run(t, { target: on, attacker: by }) {
    const { state } = t;
    if (canSteal(state, by, on)) {
      yield* stealItem(t, by, on);
      return;
    }
    const until = untilNextTurnEnds(state, on);
    yield* inflict(t, { kind: 'disarmed', on, by, source: 'imp-thief', until });
  },
};

/** The Thief of an Imp Team (KM-IMP-02, KM-IMP-08). */
export const THIEF: CreepBlock = {
  ...IMP,
  id: 'imp-thief',
  name: 'Imp Thief',
  favours: (state, _imp, enemy) => creatureOf(state, enemy).held.length > 0,
  extra: ({ state }, imp) => Number(has(creatureOf(state, imp), BITS.hidden)),
  rows: [
    {
      id: 'filch',
      rule: 'KM-IMP-08',
      power: {
        id: 'filch',
        rule: 'KM-IMP-08',
        target: 'melee',
        damage: 2,
        effect: [robbed],
        roll: 'none',
      },
    },
  ],
};
