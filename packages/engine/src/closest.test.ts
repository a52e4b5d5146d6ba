import { expect, test } from 'vitest';
import { closestWord, didYouMean } from './closest.ts';

const WORDS = ['scored', 'stored', 'choice.reward-die', 'rule'];

test.each([
  ['scorde', 'scored'],
  ['Stored', 'stored'],
  ['sotred', 'stored'],
  ['reward-die', 'choice.reward-die'],
  ['role', 'rule'],
])('"%s" is taken for "%s"', (word, closest) => {
  expect(closestWord(word, WORDS)).toBe(closest);
});

test('a word that is like none is taken for none', () => {
  expect(closestWord('teleported', WORDS)).toBeUndefined();
  expect(closestWord('e', WORDS)).toBeUndefined();
  expect(didYouMean('teleported', WORDS)).toBe('');
  expect(didYouMean('scord', WORDS)).toBe(' (did you mean "scored"?)');
});
