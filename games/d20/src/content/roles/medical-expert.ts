import type { Trait } from '../trait.ts';
import { always, expertAt, halfLevel } from './expertise.ts';

const RULE = 'DT-ROLE-11';
const ID = 'medical-expert';
const COVERAGE = always(
  'diagnose',
  'tend-wounds',
  'surgery',
  'medicate',
  'treat-toxin',
  'identify-biohazard',
);

/** Heals, and best when everything hangs on it: in combat, or where the scene is marked `pressure`. */
export const MEDICAL_EXPERT: Trait = {
  id: ID,
  rule: RULE,
  ...expertAt(RULE, ID, COVERAGE),
  tends({ state }, { creature }) {
    if (state.combat === undefined && !state.ground.setting.includes('pressure')) return undefined;
    const value = halfLevel(creature);
    return {
      more: [{ is: 'bonus', value, stack: 'add', rule: RULE, from: 'critical-moment' }],
      healing: 2 * creature.level,
    };
  },
};
