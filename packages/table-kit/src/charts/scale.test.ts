import { expect, test } from 'vitest';
import { labelledPlaces, roundUp, shareEnd } from './scale.ts';

test('an axis ends at a round number that nothing goes beyond', () => {
  expect([1, 3, 9, 11, 24, 26, 199, 501, 1000].map((most) => roundUp(most))).toEqual([
    2, 5, 10, 20, 25, 50, 200, 1000, 1000,
  ]);
});

test('an axis of shares ends where small ones can still be told apart', () => {
  expect([0.04, 0.2, 0.31, 0.7, 1].map(shareEnd)).toEqual([0.1, 0.25, 0.5, 1, 1]);
});

test('of many places few are labelled, evenly, and of few all', () => {
  expect(labelledPlaces(3, 5)).toEqual([0, 1, 2]);
  expect(labelledPlaces(21, 5)).toEqual([0, 5, 10, 15, 20]);
  expect(labelledPlaces(20, 5).length).toBeLessThanOrEqual(5);
  expect(labelledPlaces(0, 5)).toEqual([]);
});
