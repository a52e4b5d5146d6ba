import fc from 'fast-check';
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

/** Letters to add, drop, change or swap with the next, computed without a limit. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (__, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      (rows[i] as number[])[j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
        swapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  return at(a.length, b.length);
}

test('a word is like another with up to a third of its letters wrong, and one at least', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(word, word, (meant, written) => {
      const most = Math.max(1, Math.floor(written.length / 3));
      const isPart =
        [meant, written].some((one) => one.length >= 4) &&
        (meant.includes(written) || written.includes(meant));
      const isLike = distance(written, meant) <= most;
      if (isLike) expect(closestWord(written, [meant])).toBe(meant);
      else if (!isPart) expect(closestWord(written, [meant])).toBeUndefined();
    }),
    { numRuns: 3_000 },
  );
});

test('the nearest of several is meant, the first of those that are as near', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 6, maxLength: 7 });
  fc.assert(
    fc.property(word, fc.array(word, { minLength: 1, maxLength: 4 }), (written, known) => {
      const distances = known.map((one) => distance(written, one));
      const least = Math.min(...distances);
      fc.pre(least <= Math.floor(written.length / 3));
      expect(closestWord(written, known)).toBe(known[distances.indexOf(least)]);
    }),
    { numRuns: 1_000 },
  );
});

test.each([
  ['reward', 'choice.reward', 'choice.reward'],
  ['choice.reward', 'reward', 'reward'],
  ['rule', 'choice.rule', 'choice.rule'],
  ['die', 'reward-die', undefined],
])(
  '"%s" and "%s": one that is all of the other counts as like it from four letters on',
  (written, known, closest) => {
    expect(closestWord(written, [known])).toBe(closest);
  },
);
