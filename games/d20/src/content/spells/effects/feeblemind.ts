import type { Trait } from '../../trait.ts';

/** INT is 2, and neither spells nor sense come from its bearer (DT-ARC-505). What it held by concentration has ended. */
export const feeblemind: Trait = {
  id: 'feeblemind',
  rule: 'DT-ARC-505',
  bans: ['cast', 'speak'],
  score: (_w, _self, ability, score) => (ability === 'INT' ? Math.min(score, 2) : score),
};
