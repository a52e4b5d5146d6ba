import { expect, test } from 'vitest';
import { glossaryOf } from '../glossary/glossary.ts';
import { termsOf } from './choice-terms.tsx';

const glossary = glossaryOf(
  ['Dud', 'Gap', 'Shield', 'Pool', 'Slime', 'Spiral', 'Bag'].map((term) => ({
    term,
    meaning: `What a ${term} is.`,
  })),
  'en',
);
const termsIn = (...texts: readonly string[]) => termsOf(texts, glossary).map(({ term }) => term);

test('the words that a question and its options use are explained once, in their order', () => {
  expect(termsIn('Spend duds', 'A shield for 1 dud', 'Nothing')).toEqual(['Dud', 'Shield']);
  expect(termsIn('Nothing')).toEqual([]);
});

test('of many words only the first are listed', () => {
  expect(termsIn('bag, dud, gap, pool, shield, slime, spiral')).toHaveLength(6);
});
