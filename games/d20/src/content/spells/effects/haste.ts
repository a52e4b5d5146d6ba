import type { Trait } from '../../trait.ts';

const RULE = 'DT-ARC-305';

/** Twice the speed, and one more action a turn that can only be an attack; in the turn in which it begins, too. */
export const HASTE: Trait = {
  id: 'haste',
  rule: RULE,
  speedTimes: () => 2,
  on: {
    began(t, { creature }) {
      const turn = t.state.combat?.turn;
      if (turn?.creature === creature.id) turn.extraAttacks += 1;
      return undefined;
    },
    turnBegan(t) {
      const turn = t.state.combat?.turn;
      if (turn !== undefined) turn.extraAttacks += 1;
      return undefined;
    },
  },
};
