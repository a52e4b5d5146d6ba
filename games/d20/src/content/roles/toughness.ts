import type { Trait } from '../trait.ts';

const RULE = 'DT-ROLE-18';
const ID = 'toughness';

/** Two Hit Points more for each Level. */
export const TOUGHNESS: Trait = {
  id: ID,
  rule: RULE,
  maxHp: (_w, { creature: { level } }) => ({ value: 2 * level, rule: RULE, from: ID }),
};
