import { relieve } from '../../rules/effects/relieve.ts';
import { canSeeInvisible } from '../../rules/place/sight.ts';
import type { Trait } from '../trait.ts';
import { leans } from './shared.ts';

/**
 * Advantage on its attacks, disadvantage on those against it, but not with whoever sees it all the same (DT-COND-16).
 * Of a spell it ends as its bearer attacks or casts (DT-ARC-205).
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
    acted(t, { creature, effect }, { what }) {
      const shows = what === 'attack' || what === 'cast';
      if (!shows || effect?.source.isSpell !== true) return undefined;
      return relieve(t, creature, effect, 'end');
    },
  },
};
