import { isSpared } from '../../rules/effects/spared.ts';
import { hurt } from '../../rules/harm/hurt.ts';
import type { Trait } from '../trait.ts';
import { dangerOf } from './shared.ts';

const DAMAGE = 5;

/** Burns at each round's end until somebody puts it out (DT-COND-01, DT-WPN-06). */
export const aflame: Trait = {
  id: 'aflame',
  rule: 'DT-COND-01',
  on: {
    *ticked(t, { creature, effect }) {
      const danger = dangerOf(t, 'DT-COND-01', ['fire'], effect);
      if (isSpared(t, creature, danger)) return;
      yield* hurt(t, creature, { danger, isDamage: true, amount: DAMAGE });
    },
  },
};
