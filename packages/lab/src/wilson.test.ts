import { expect, test } from 'vitest';
import { rateOf } from './wilson.ts';

test('the interval is the one that Wilson gives', () => {
  const { rate, low, high } = rateOf(8, 10);
  expect(rate).toBe(0.8);
  expect(low).toBeCloseTo(0.4902, 4);
  expect(high).toBeCloseTo(0.9433, 4);
});

test('the interval stays within 0 and 1 and is never a point', () => {
  expect(rateOf(0, 20)).toMatchObject({ rate: 0, low: 0 });
  expect(rateOf(0, 20).high).toBeCloseTo(0.1611, 4);
  expect(rateOf(20, 20)).toMatchObject({ rate: 1, high: 1 });
  expect(rateOf(0, 0)).toEqual({ count: 0, of: 0, rate: 0, low: 0, high: 1 });
});
