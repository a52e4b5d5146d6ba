import fc from 'fast-check';
import { expect, test } from 'vitest';
import { summarise } from './histogram.ts';

test('mean, spread and quantiles are those of the values counted', () => {
  expect(summarise({ 10: 1, 2: 2, 4: 1 })).toMatchObject({
    count: 4,
    mean: 4.5,
    min: 2,
    max: 10,
    median: 2,
    p25: 2,
    p75: 4,
    p95: 10,
  });
  expect(summarise({ 10: 1, 2: 2, 4: 1 }).sd).toBeCloseTo(3.785939, 6);
  expect(summarise({ 7: 1 })).toMatchObject({ mean: 7, sd: 0, median: 7 });
  expect(summarise({})).toMatchObject({ count: 0, mean: 0, sd: 0 });
});

test('the order of counting changes no bit of it', () => {
  const counts = fc.dictionary(
    fc.double({ noNaN: true, min: -1e6, max: 1e6 }).map(String),
    fc.nat(9),
  );
  fc.assert(
    fc.property(counts, (histogram) => {
      const other = Object.fromEntries(Object.entries(histogram).reverse());
      expect(summarise(other)).toEqual(summarise(histogram));
    }),
  );
});
