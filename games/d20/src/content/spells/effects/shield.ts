import type { Trait } from '../../trait.ts';

const RULE = 'DT-ARC-110';
const AGAINST_RANGED = 17;
const AGAINST_MELEE = 15;

/** Armor Class is at least so much, and missiles of magic fail. */
export const SHIELD: Trait = {
  id: 'shield-spell',
  rule: RULE,
  spares: ['missile'],
  leastAc: (_w, _self, attack) => ({
    value: attack === undefined || attack.use === 'melee' ? AGAINST_MELEE : AGAINST_RANGED,
    rule: RULE,
    from: 'shield-spell',
  }),
};
