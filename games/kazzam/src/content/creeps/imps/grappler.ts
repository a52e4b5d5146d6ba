import { creatureOf } from '../../../rules/court/creatures.ts';
import type { CreepBlock } from '../../../rules/effects/creep-block.ts';
import type { EffectPart } from '../../../rules/effects/power.ts';
import { grab, heldBy } from '../../../rules/harm/grabs.ts';
import { IMP, isEnemy } from './imp.ts';

const held: EffectPart = {
  on: 'target',
  *run(t, { target: on, attacker: by }) {
    yield* grab(t, { on, by, source: 'imp-grappler', ranged: false });
  },
};

/** The Grappler of an Imp Team (KM-IMP-06, KM-IMP-12). */
export const GRAPPLER: CreepBlock = {
  ...IMP,
  id: 'imp-grappler',
  name: 'Imp Grappler',
  on: {
    'attack-roll': {
      // Whoever attacks it is its enemy by that (KZ-AI-04).
      modify({ state }, { on }, { attacker, target, disadvantages }) {
        if (target !== on || creatureOf(state, attacker).group >= 0) return;
        const victims = heldBy(state, on).filter((victim) => isEnemy(state, on, victim));
        if (victims.length > 0 && !victims.includes(attacker)) disadvantages.push('KM-IMP-06');
      },
    },
  },
  rows: [
    {
      id: 'clinch',
      rule: 'KM-IMP-12',
      power: {
        id: 'clinch',
        rule: 'KM-IMP-12',
        target: 'melee',
        damage: 2,
        effect: [held],
        roll: 'none',
      },
    },
  ],
};
