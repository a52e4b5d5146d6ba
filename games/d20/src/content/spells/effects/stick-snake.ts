import { leave } from '../../../rules/combat/end.ts';
import { strike } from '../../../rules/harm/hazard.ts';
import type { Hazard } from '../../hazard.ts';
import type { Trait } from '../../trait.ts';
import { isLiving } from '../shared/aims.ts';

const POISON: Hazard = {
  id: 'snake-poison',
  rule: 'DT-MON-41',
  level: 3,
  save: 'CON',
  tags: ['poison'],
};

/** A snake that is a stick: it turns back when its time is over, and when it is slain; some are poisonous. */
export const STICK_SNAKE: Trait = {
  id: 'stick-snake',
  rule: 'DT-DIV-406',
  on: {
    *hit(t, { creature, effect }, { target }) {
      if (effect?.data?.tag !== 'poison' || !isLiving(t, target)) return;
      yield* strike(t, target, { hazard: POISON, level: POISON.level, by: creature });
    },
    died(t, { creature }) {
      leave(t, creature);
      return undefined;
    },
    ended(t, { creature }) {
      leave(t, creature);
      return undefined;
    },
  },
};
