import type { Trait } from '../trait.ts';
import { goodAt, tougher } from './ability-advantage.ts';
import { NATURAL_WEAPONS } from './natural-weapons.ts';

const RULE = 'DT-HER-02';

/** An animal that speaks and reasons: it wears armor and a holy symbol, but uses no tools, kits or weapons. */
export const ANIMAL: Trait = {
  id: 'animal',
  rule: RULE,
  ...tougher(RULE, 'animal'),
  ...goodAt(RULE, 'WIS'),
  speed: () => ({ value: 5, rule: RULE, from: 'animal' }),
  attacks: (_w, { creature }) => (creature.printed === undefined ? [NATURAL_WEAPONS] : []),
  bans: ['hold'],
};
