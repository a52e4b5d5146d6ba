import type { Effect } from '../../model.ts';
import type { Trait } from '../trait.ts';

/** What a save against it has to reach if its source says nothing (DT-COND-12). */
const USUAL = 15;
const MAGIC = 10;

const targetOf = ({ source: { level, isSpell } }: Effect): number => {
  if (level === undefined) return USUAL;
  return isSpell === true ? MAGIC + level : level;
};

/** Cannot move, and saves by STR at the end of each of its turns (DT-COND-12). */
export const immobilized: Trait = {
  id: 'immobilized',
  rule: 'DT-COND-12',
  bans: ['move'],
  on: {
    began(_t, { effect }) {
      if (effect !== undefined)
        effect.save ??= { ability: 'STR', when: 'turn-end', target: targetOf(effect) };
      return undefined;
    },
  },
};
