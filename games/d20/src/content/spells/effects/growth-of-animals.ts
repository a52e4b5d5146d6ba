import { maxHpOf } from '../../../rules/numbers/hit-points.ts';
import type { Trait } from '../../trait.ts';

const RULE = 'DT-DIV-303';
const ID = 'growth-of-animals';

/** Twice the size: damage dice and Hit Points are doubled, and halved again at its end (rounded up, never felling). */
export const GROWTH_OF_ANIMALS: Trait = {
  id: ID,
  rule: RULE,
  diceTimes: () => 2,
  maxHp: (_w, { creature }) => ({
    value: creature.printed?.maxHp ?? 0,
    rule: RULE,
    from: ID,
  }),
  on: {
    began(t, { creature }) {
      if (creature.hp > 0) creature.hp = Math.min(2 * creature.hp, maxHpOf(t, creature));
      return undefined;
    },
    ended(t, { creature }) {
      const max = maxHpOf(t, creature);
      if (creature.hp > 0) creature.hp = Math.min(max, Math.ceil(creature.hp / 2));
      else creature.hp = Math.max(creature.hp, 1 - max);
      return undefined;
    },
  },
};
