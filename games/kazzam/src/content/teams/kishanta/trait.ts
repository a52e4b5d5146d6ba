import type { Ability } from '../../../rules/effects/ability.ts';

/** HP and Ward of those who are hard to touch, at level 1 (KT-KIS-01). */
const UNTOUCHED = { hp: 6, ward: 3 } as const;

/** Untouchable: fewer HP, and Ward at the start and after each Take-Out (KT-KIS-01). */
export const UNTOUCHABLE: Ability = {
  id: 'kishanta/untouchable',
  rule: 'KT-KIS-01',
  begin(creature) {
    creature.hp = UNTOUCHED.hp;
    creature.maxHp = UNTOUCHED.hp;
    creature.startingWard = UNTOUCHED.ward;
  },
};
