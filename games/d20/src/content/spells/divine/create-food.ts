import { tellStory } from '../../../rules/magic/verbs.ts';
import type { Spell } from '../../spell.ts';
import { AT_STORY } from '../shared/aims.ts';
import { feeds } from '../shared/feed.ts';

/** Create Food: whoever eats starves no more. */
export const CREATE_FOOD: Spell = {
  id: 'create-food',
  rule: 'DT-DIV-502',
  tradition: 'divine',
  level: 5,
  range: 10,
  good: 'story',
  aim: () => AT_STORY,
  *cast(t, casting) {
    tellStory(t, casting);
    yield* feeds(t, casting, 'starving');
  },
};
