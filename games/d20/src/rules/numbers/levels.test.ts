import { expect, test } from 'vitest';
import { sit } from '../../../test/rig.ts';
import { OPTIONS } from '../../options.ts';
import { DICE_LEVELS, highLevels } from './hit-points.ts';
import { BENEFIT_LEVELS, gapAt, LEVEL_XP, levelFor, levelRule } from './levels.ts';

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

test.each([
  ['DT-LVL-101', 1, 0, 1, 0, false],
  ['DT-LVL-102', 2, 2_000, 2, 0, false],
  ['DT-LVL-103', 3, 4_000, 3, 0, false],
  ['DT-LVL-104', 4, 8_000, 4, 0, true],
  ['DT-LVL-105', 5, 16_000, 5, 0, false],
  ['DT-LVL-106', 6, 32_000, 6, 0, false],
  ['DT-LVL-107', 7, 64_000, 7, 0, false],
  ['DT-LVL-108', 8, 120_000, 8, 0, true],
  ['DT-LVL-109', 9, 240_000, 9, 0, false],
  ['DT-LVL-110', 10, 360_000, 9, 0, false],
  ['DT-LVL-111', 11, 480_000, 9, 1, false],
  ['DT-LVL-112', 12, 600_000, 9, 2, true],
  ['DT-LVL-113', 13, 720_000, 9, 3, false],
  ['DT-LVL-114', 14, 840_000, 9, 4, false],
  ['DT-LVL-115', 15, 960_000, 9, 5, false],
  ['DT-LVL-116', 16, 1_080_000, 9, 6, true],
  ['DT-LVL-117', 17, 1_200_000, 9, 7, false],
  ['DT-LVL-118', 18, 1_320_000, 9, 8, false],
  ['DT-LVL-119', 19, 1_440_000, 9, 9, false],
  ['DT-LVL-120', 20, 1_560_000, 9, 10, true],
  ['DT-LVL-121', 21, 1_680_000, 9, 11, false],
  ['DT-LVL-122', 22, 1_800_000, 9, 12, false],
  ['DT-LVL-123', 23, 1_920_000, 9, 13, false],
  ['DT-LVL-124', 24, 2_040_000, 9, 14, true],
  ['DT-LVL-125', 25, 2_160_000, 9, 15, false],
])(
  '[%s] Level %d begins at %d x.p., with %dd6 and %d more Hit Points; a benefit: %s',
  (rule, level, xp, dice, more, hasBenefit) => {
    expect([levelFor(xp), levelFor(Math.max(0, xp - 1))]).toEqual([level, Math.max(1, level - 1)]);
    expect(levelRule(level)).toBe(rule);
    const { highLevelHp } = OPTIONS;
    expect(highLevelHp.default).toBe('table');
    expect(Math.min(level, DICE_LEVELS)).toBe(dice);
    expect(highLevels({ options: { ...sit().t.options, highLevelHp: 'table' } }, level)).toBe(more);
    expect(BENEFIT_LEVELS.some((one) => one === level)).toBe(hasBenefit);
  },
);

test('[DT-LVL-07] beyond the last Level is its own rule; before the first there is nothing to gain', () => {
  expect([levelRule(26), levelRule(99), levelRule(1)]).toEqual([
    'DT-LVL-07',
    'DT-LVL-07',
    'DT-LVL-101',
  ]);
  expect([levelFor(-1), gapAt(99)]).toEqual([1, 120_000]);
});
