import { storySpell } from '../shared/families.ts';

/** Purify Food and Water: for twelve people, at once. */
export const PURIFY_FOOD_AND_WATER = storySpell({
  id: 'purify-food-and-water',
  rule: 'DT-DIV-106',
  tradition: 'divine',
  level: 1,
  range: 10,
});
