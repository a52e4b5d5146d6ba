import { forRounds } from '../../../rules/effects/afflict.ts';
import { spellAffects, tellStory } from '../../../rules/magic/verbs.ts';
import type { Spell } from '../../spell.ts';
import { seize } from './lifting.ts';

const ROUNDS = 6;

/** Moves what weighs up to 20 pounds for each Level (DT-ARC-509): anybody of human size (decision). */
export const telekinesis: Spell = {
  id: 'telekinesis',
  rule: 'DT-ARC-509',
  tradition: 'arcane',
  level: 5,
  range: 120,
  save: 'STR',
  isConcentration: true,
  good: 'story',
  aim: () => ({ at: 'self' }),
  *cast(t, casting) {
    const { caster } = casting;
    const until = forRounds(t, ROUNDS);
    tellStory(t, casting, until);
    const held = yield* spellAffects(t, casting, caster, 'telekinesis', until);
    if (held !== undefined) yield* seize(t, caster, held);
  },
};
