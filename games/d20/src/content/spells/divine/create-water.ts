import { forMinutes, tellStory } from '../../../rules/magic/verbs.ts';
import type { Spell } from '../../spell.ts';
import { AT_STORY } from '../shared/aims.ts';
import { feeds } from '../shared/feed.ts';

/** Create Water: whoever drinks thirsts no more. */
export const CREATE_WATER: Spell = {
  id: 'create-water',
  rule: 'DT-DIV-401',
  tradition: 'divine',
  level: 4,
  range: 0,
  good: 'story',
  aim: () => AT_STORY,
  *cast(t, casting) {
    tellStory(t, casting, forMinutes(t, 60));
    yield* feeds(t, casting, 'thirst');
  },
};
