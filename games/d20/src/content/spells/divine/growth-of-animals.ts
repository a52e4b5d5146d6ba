import { isA } from '../../../rules/effects/kinds.ts';
import { forMinutes } from '../../../rules/magic/verbs.ts';
import type { Spell } from '../../spell.ts';
import { alive, atOne, isMachine } from '../shared/aims.ts';
import { lays } from '../shared/families.ts';

/** Growth of Animals: an ordinary one, no stronger than the caster. */
export const GROWTH_OF_ANIMALS: Spell = {
  id: 'growth-of-animals',
  rule: 'DT-DIV-303',
  tradition: 'divine',
  level: 3,
  range: 120,
  good: 'help',
  aim: () =>
    atOne(
      alive(
        (w, { level }, target) =>
          target.character === undefined &&
          isA(w, target, 'beast') &&
          !isMachine(w, target) &&
          target.level <= level,
      ),
    ),
  cast: lays('growth-of-animals', (t) => forMinutes(t, 120)),
};
