import { forMinutes, spellAffects, tellStory } from '../../../rules/magic/verbs.ts';
import { isHere } from '../../../rules/place/distance.ts';
import type { Spell } from '../../spell.ts';
import { AT_STORY } from '../shared/aims.ts';

/** Speak with Plants: they answer, and let the caster’s side through. */
export const SPEAK_WITH_PLANTS: Spell = {
  id: 'speak-with-plants',
  rule: 'DT-DIV-405',
  tradition: 'divine',
  level: 4,
  range: 30,
  good: 'story',
  aim: () => AT_STORY,
  *cast(t, casting) {
    const until = forMinutes(t, 30);
    tellStory(t, casting, until);
    for (const friend of t.state.creatures) {
      if (isHere(friend) && friend.side === casting.caster.side)
        yield* spellAffects(t, casting, friend, 'speak-with-plants', until);
    }
  },
};
