import { catalogueProblems } from '@tablewright/words/testing';
import { expect, test } from 'vitest';
import { TUTORIAL_TEXTS } from '../tutorial/texts.ts';
import { TUTORIAL_TEXTS_DE } from '../tutorial/texts-de.ts';
import { KIT_TEXTS_DE } from './de.ts';
import { KIT_TEXTS } from './en.ts';

/** Words that German has taken over. */
const NAMES = ['seats.bot', 'pause.name'];

test('the table says in German all that it says in English', () => {
  const pair = { first: KIT_TEXTS, other: KIT_TEXTS_DE, locale: 'de', names: NAMES };
  expect(catalogueProblems(pair)).toEqual([]);
});

test('in German a reason after a colon begins like a sentence', () => {
  const reasons = Object.entries(KIT_TEXTS_DE).filter(([key]) => key.startsWith('refusal.'));
  expect(reasons.length).toBeGreaterThan(20);
  expect(reasons.filter(([, text]) => !/^\p{Lu}/u.test(text))).toEqual([]);
});

test('so does what stands around every lesson', () => {
  const pair = { first: TUTORIAL_TEXTS, other: TUTORIAL_TEXTS_DE, locale: 'de', names: [] };
  expect(catalogueProblems(pair)).toEqual([]);
});
