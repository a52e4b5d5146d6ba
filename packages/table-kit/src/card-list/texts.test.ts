import { catalogueProblems } from '@tablewright/words/testing';
import { expect, test } from 'vitest';
import { CARD_LIST_TEXTS } from './texts.ts';
import { CARD_LIST_TEXTS_DE } from './texts-de.ts';
import { cardListWords } from './words.ts';

test('the list of cards says in German all that it says in English', () => {
  const pair = { first: CARD_LIST_TEXTS, other: CARD_LIST_TEXTS_DE, locale: 'de' };
  expect(catalogueProblems({ ...pair, names: ['find.filters'] })).toEqual([]);
});

test.each([
  [279, 'yes', '279 cards', '279 Karten'],
  [1, 'no', '1 of 279 cards', '1 von 279 Karten'],
  [0, 'no', 'None of 279 cards', 'Keine von 279 Karten'],
])('says that it has found %i', (count, all, english, german) => {
  const params = { count, all, of: 279 };
  expect(cardListWords('en')('find.count', params)).toBe(english);
  expect(cardListWords('de')('find.count', params)).toBe(german);
});
