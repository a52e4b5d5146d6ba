import { describe, expect, test } from 'vitest';
import {
  allyBonus,
  monsterChange,
  scoreEffect,
  spendKarma,
  tensToSpend,
  withDeath,
  withKarma,
} from './karma.ts';
import { sheetOf } from './testing/sheet-of.ts';

describe('Karma in combat', () => {
  test.each([
    [23, 2],
    [10, 1],
    [9, 0],
    [0, 0],
    [-9, 0],
    [-10, -1],
    [-15, -1],
    [-20, -2],
    [100, 10],
  ])('[BQ-KAR-08] [BQ-EX-11] a score of %i has the effect %i', (karma, k) => {
    expect(scoreEffect(karma)).toBe(k);
  });

  test('[BQ-EX-11] under 23 an ally of 6 counts 8 and a hireling of 2 counts 4; monsters get 2', () => {
    const k = scoreEffect(23);
    expect([allyBonus(6, k), allyBonus(2, k), monsterChange([k])]).toEqual([8, 4, 2]);
  });

  test('[BQ-EX-11] under -15 they count 5 and 1, and monsters lose 1', () => {
    const k = scoreEffect(-15);
    expect([allyBonus(6, k), allyBonus(2, k), monsterChange([k])]).toEqual([5, 1, -1]);
  });

  test('[BQ-KAR-08] a bad score takes no more from an ally than it adds', () => {
    expect(allyBonus(2, -3)).toBe(0);
    expect(allyBonus(0, -3)).toBe(0);
    // What is a malus without Karma stays one.
    expect(allyBonus(-2, -3)).toBe(-2);
    expect(allyBonus(-2, 3)).toBe(1);
  });

  test('[BQ-KAR-08] the scores of two combatants both apply to monsters', () => {
    expect(monsterChange([2, 1])).toBe(3);
    expect(monsterChange([2, -3])).toBe(-1);
    expect(monsterChange([])).toBe(0);
  });
});

describe('Karma spent on a roll of the setup', () => {
  test('[BQ-KAR-20] good Karma moves the die down, bad Karma up, and the score comes nearer to 0', () => {
    const good = spendKarma(sheetOf({ karma: 35 }), 2);
    expect([good.shift, good.sheet.karma]).toEqual([-2, 15]);
    const bad = spendKarma(sheetOf({ karma: -35 }), 3);
    expect([bad.shift, bad.sheet.karma]).toEqual([3, -5]);
    const none = spendKarma(sheetOf({ karma: 35 }), 0);
    expect([none.shift, none.sheet.karma]).toEqual([0, 35]);
  });

  test('[BQ-KAR-20] it goes in whole tens, and never beyond 0', () => {
    expect([0, 9, 10, 29, -9, -10, -29].map((karma) => tensToSpend({ karma }))).toEqual([
      0, 0, 1, 2, 0, 1, 2,
    ]);
    expect(() => spendKarma(sheetOf({ karma: 29 }), 3)).toThrow(RangeError);
    expect(() => spendKarma(sheetOf({ karma: -9 }), 1)).toThrow(RangeError);
    expect(() => spendKarma(sheetOf({ karma: 29 }), -1)).toThrow(RangeError);
    expect(() => spendKarma(sheetOf({ karma: 29 }), 0.5)).toThrow(RangeError);
  });
});

test('[BQ-KAR-01] points change the score, which may be negative', () => {
  expect(withKarma(sheetOf({ karma: 1 }), -3)).toEqual(sheetOf({ karma: -2 }));
});

test('[BQ-KAR-23] whoever dies has no Karma left, good or bad', () => {
  expect(withDeath(sheetOf({ karma: 80 }))).toEqual(sheetOf({ karma: 0 }));
  expect(withDeath(sheetOf({ karma: -80 }))).toEqual(sheetOf({ karma: 0 }));
});
