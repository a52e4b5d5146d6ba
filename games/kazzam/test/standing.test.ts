import { expect, test } from 'vitest';
import { type KazzamState, kazzam } from '../src/index.ts';

const standing = (points: readonly [number, number], strikes: readonly [number, number] = [0, 0]) =>
  kazzam.measures.standing?.({ points, strikes } as unknown as KazzamState);

test('a side stands as far as its score is on the way to ten points', () => {
  expect(standing([0, 0])).toEqual([0, 0]);
  expect(standing([5, 4], [0, 6])).toEqual([0.5, 0.2]);
  expect(standing([0, 10], [3, 0])).toEqual([0, 1]);
});

test('beyond ten points the higher score is still ahead', () => {
  expect(standing([12, 9])).toEqual([1, 0.75]);
  expect(standing([11, 11])).toEqual([1, 1]);
});
