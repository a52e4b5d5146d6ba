import { forMinutes, tellStory } from '../../../rules/magic/verbs.ts';
import type { Spell } from '../../spell.ts';

/** What a spell of the land is: people play it, for its time (DT-AUT-06). */
const ofTheLand = (id: string, rule: string, minutes: number): Spell => ({
  id,
  rule,
  tradition: 'arcane',
  level: 6,
  range: 240,
  good: 'story',
  aim: () => ({ at: 'story' }),
  cast: (t, casting) => tellStory(t, casting, forMinutes(t, minutes)),
});

/** Water stands at half its depth (DT-ARC-607). */
export const lowerWater = ofTheLand('lower-water', 'DT-ARC-607', 100);

/** Loose earth moves 60 feet in 10 minutes (DT-ARC-608). */
export const moveEarth = ofTheLand('move-earth', 'DT-ARC-608', 60);
