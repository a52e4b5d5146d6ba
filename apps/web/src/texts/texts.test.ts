import { catalogueProblems } from '@tablewright/words/testing';
import { expect, test } from 'vitest';
import { WEB_TEXTS_DE } from './de.ts';
import { WEB_TEXTS } from './en.ts';

/** Names, and words that German has taken over. */
const NAMES = [
  'app.name',
  'new.bot',
  'new.is-bot',
  'seat.bot',
  'chat.title',
  'lists.mine',
  'print.paper.letter',
  'document.name',
];

test('the pages say in German all that they say in English', () => {
  const pair = { first: WEB_TEXTS, other: WEB_TEXTS_DE, locale: 'de', names: NAMES };
  expect(catalogueProblems(pair)).toEqual([]);
});
