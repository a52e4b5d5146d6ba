import fc from 'fast-check';
import { expect, test } from 'vitest';
import { binsOf } from './bins.ts';

test('few values have a bin each, and those that never came up are empty', () => {
  expect(binsOf({ 3: 2, 5: 1 }, 10)).toEqual([
    { from: 3, to: 3, count: 2 },
    { from: 4, to: 4, count: 0 },
    { from: 5, to: 5, count: 1 },
  ]);
  expect(binsOf({}, 10)).toEqual([]);
});

test('many values share bins whose bounds are round numbers', () => {
  const bins = binsOf({ 7: 1, 23: 4, 48: 2, 61: 1 }, 8);
  expect(bins.map(({ from, to }) => `${from}-${to}`)).toEqual([
    '0-9',
    '10-19',
    '20-29',
    '30-39',
    '40-49',
    '50-59',
    '60-69',
  ]);
});

test('every value is counted once, in a bin that holds it', () => {
  const histograms = fc.dictionary(
    fc.integer({ min: -5_000, max: 100_000 }).map(String),
    fc.integer({ min: 1, max: 50 }),
  );
  fc.assert(
    fc.property(histograms, fc.integer({ min: 2, max: 40 }), (histogram, most) => {
      const bins = binsOf(histogram, most);
      expect(bins.length).toBeLessThanOrEqual(most);
      for (const { from, to, count } of bins) {
        const within = Object.entries(histogram)
          .filter(([value]) => Number(value) >= from && Number(value) <= to)
          .reduce((sum, [, times]) => sum + times, 0);
        expect(count).toBe(within);
      }
      const all = Object.values(histogram).reduce((sum, times) => sum + times, 0);
      expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(all);
    }),
  );
});
