import { afflict } from '../../../rules/effects/afflict.ts';
import type { Trait } from '../../trait.ts';

/** Of fire: a natural 20 sets alight, and cold harms it twice (DT-MON-42, DT-ARC-411). */
export const elementalFire: Trait = {
  id: 'is-fire',
  rule: 'DT-MON-42',
  on: {
    *hit(t, { creature }, { target, natural }) {
      if (natural !== 20 || target.life !== 'alive') return;
      const source = { rule: 'DT-MON-42', by: creature.id };
      yield* afflict(t, target, { kind: 'aflame', source, until: { at: 'cure' } });
    },
  },
};
