import { expect, test } from 'vitest';
import { gapAt, LEVEL_XP, levelFor } from './levels.ts';

test('[DT-LVL-02] [DT-LVL-101] [DT-LVL-125] the Level follows x.p. by the table', () => {
  expect(
    [0, 1_999, 2_000, 7_999, 8_000, 119_999, 120_000, 2_159_999, 2_160_000].map(levelFor),
  ).toEqual([1, 1, 2, 3, 4, 7, 8, 24, 25]);
});

test('[DT-LVL-07] the last Level is the 25th, however much follows', () => {
  expect(LEVEL_XP).toHaveLength(25);
  expect(levelFor(99_000_000)).toBe(25);
});

test('[DT-LVL-06] the gap of a Level is what lies between it and the next; the last has that of the one before', () => {
  expect([1, 2, 3, 8, 24, 25].map(gapAt)).toEqual([2_000, 2_000, 4_000, 120_000, 120_000, 120_000]);
});
