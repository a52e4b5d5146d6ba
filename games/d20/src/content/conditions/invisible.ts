import { STRUCK_UNSEEN } from '../../rules/attack/aim.ts';
import { relieve } from '../../rules/effects/relieve.ts';
import { canSeeInvisible } from '../../rules/place/sight.ts';
import type { Trait } from '../trait.ts';
import { leans } from './shared.ts';

/**
 * Advantage on its attacks, disadvantage on those against it, but not with whoever sees it all the same (DT-COND-16).
 * Of a spell it ends as its bearer attacks or casts (DT-ARC-205); otherwise those whom it attacks are unaware but once
 * (DT-ATK-08).
 */
export const invisible: Trait = {
  id: 'invisible',
  rule: 'DT-COND-16',
  roll: (w, { creature }, { kind, target }) =>
    kind === 'attack' && (target === undefined || !canSeeInvisible(w, target, creature))
      ? [leans('advantage', 'DT-COND-16', 'invisible')]
      : undefined,
  rollAgainst: (w, { creature }, { kind, roller }) =>
    kind === 'attack' && !canSeeInvisible(w, roller, creature)
      ? [leans('disadvantage', 'DT-COND-16', 'invisible')]
      : undefined,
  on: {
    began(_t, { creature }) {
      delete creature.used[STRUCK_UNSEEN];
      return undefined;
    },
    acted(t, { creature, effect }, { what }) {
      if (what === 'attack') creature.used[STRUCK_UNSEEN] = t.state.clock;
      const shows = what === 'attack' || what === 'cast';
      if (!shows || effect?.source.isSpell !== true) return undefined;
      return relieve(t, creature, effect, 'end');
    },
  },
};
