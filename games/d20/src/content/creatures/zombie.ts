import { heal } from '../../rules/harm/heal.ts';
import { maxHpOf } from '../../rules/numbers/hit-points.ts';
import { rollD6 } from '../../rules/rolls/roll.ts';
import type { Block } from '../block.ts';
import type { Trait } from '../trait.ts';
import { mods, natural } from './forms.ts';

/** A zombie (DT-MON-12). */
export const zombie: Block = {
  id: 'zombie',
  rule: 'DT-MON-12',
  level: 2,
  ac: 8,
  hp: 11,
  speed: 20,
  mods: mods(1, -2, 2, -4, -2, -4),
  attacks: [natural('slam', 'medium', 2, 1)],
  morale: 12,
  tags: ['undead', 'mindless', 'evil', 'minor'],
  genres: ['horror'],
  traits: ['rises-again'],
};

const MOST = 20;
const RISES = 6;
const ENDS_IT = ['fire', 'holy'] as const;

/** On 6 it gets up again, but not from fire, holy things or a natural 20; nor when it is dead (DT-MON-12, DT-HP-09). */
export const risesAgain: Trait = {
  id: 'rises-again',
  rule: 'DT-MON-12',
  on: {
    *felled(t, { creature }, { harm }) {
      const isEnded = ENDS_IT.some((tag) => harm.danger.tags.includes(tag));
      if (!harm.isDamage || isEnded || harm.natural === MOST) return;
      if (creature.hp <= -maxHpOf(t, creature)) return;
      const [face = 0] = yield* rollD6(t, creature, 1, 'rise');
      if (face < RISES) return;
      const amount = 1 - creature.hp;
      yield* heal(t, creature, { amount, way: 'regeneration', rule: 'DT-MON-12' });
    },
  },
};
