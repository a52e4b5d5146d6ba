import { isA } from '../../rules/effects/kinds.ts';
import type { Trait } from '../trait.ts';
import { daily } from './daily.ts';
import { always, type Coverage, expertAt, halfLevel } from './expertise.ts';

const RULE = 'DT-ROLE-09';
const ID = 'investigation-expert';
const COVERAGE: Coverage = {
  ...always(
    'search-clues',
    'analyse-evidence',
    'question-witness',
    'detect-lie',
    'reconstruct-events',
  ),
  // Individuals: anybody but a beast (decision).
  track: (w, _creature, { target }) => target === undefined || !isA(w, target, 'beast'),
};

/** A detective, whose questions are answered truly by whoever runs the game. */
export const INVESTIGATION_EXPERT: Trait = {
  id: ID,
  rule: RULE,
  ...expertAt(RULE, ID, COVERAGE),
  powers: [
    daily({
      id: 'lead',
      rule: RULE,
      use(t, { creature }) {
        t.tell?.({
          type: 'story-power',
          rule: RULE,
          creature: creature.id,
          power: 'lead',
          count: halfLevel(creature),
        });
        return undefined;
      },
    }),
  ],
};
