import { describe, expect, test } from 'vitest';
import {
  checkEnemy,
  firstRelationship,
  meetingOf,
  relationshipWith,
  shiftedRoll,
  unmetBy,
  withRelationship,
} from './relationships.ts';
import { knowing, sheetOf } from './testing/sheet-of.ts';

describe('a first relationship', () => {
  test.each([
    [7, 10, -3],
    [7, 2, 5],
    [15, 14, 1],
    [4, 9, -5],
    [20, 19, 1],
    [1, 19, -18],
  ])('[BQ-REL-03] mood %i and a roll of %i give %i', (mood, face, relationship) => {
    expect(firstRelationship(mood, face)).toBe(relationship);
  });

  test('[BQ-REL-03] a tie makes an enemy by 2', () => {
    expect(firstRelationship(4, 4)).toBe(-2);
  });

  test('[BQ-REL-04] a natural 1 is one step better', () => {
    expect(firstRelationship(15, 1)).toBe(15);
    expect(firstRelationship(1, 1)).toBe(-1);
  });

  test('[BQ-REL-04] a natural 20 is one step worse', () => {
    expect(firstRelationship(15, 20)).toBe(-6);
    expect(firstRelationship(20, 20)).toBe(-3);
    expect(firstRelationship(1, 20)).toBe(-20);
  });

  test('[BQ-KAR-20] Karma moves the roll, and with it the tie', () => {
    expect(firstRelationship(7, 10, -2)).toBe(-1);
    expect(firstRelationship(7, 10, -3)).toBe(-2);
    expect(firstRelationship(7, 10, -4)).toBe(1);
    expect(firstRelationship(7, 2, 3)).toBe(2);
  });

  test('[BQ-KAR-21] naturals are of the face, not of where Karma moved it', () => {
    // 2 moved to 1 is no natural 1, and 19 moved to 20 is no natural 20.
    expect(firstRelationship(7, 2, -1)).toBe(6);
    expect(firstRelationship(7, 19, 1)).toBe(-13);
    // A 20 moved to 16 is one still: an ally by 1 becomes neutral.
    expect(firstRelationship(17, 20, -4)).toBe(0);
    expect(firstRelationship(7, 1, 7)).toBe(0);
  });

  test('[BQ-KAR-20] the die has no face below 1 or above 20', () => {
    expect(shiftedRoll(3, -9)).toBe(1);
    expect(shiftedRoll(18, 9)).toBe(20);
    expect(shiftedRoll(18, 1)).toBe(19);
    expect(shiftedRoll(18, 0)).toBe(18);
  });
});

describe('a check against a known enemy', () => {
  const check = (number: number, face: number, shift?: number) => {
    const { relationship, location } = checkEnemy(-number, face, shift);
    return [location, relationship];
  };

  test.each([
    ['enemy 3, roll 10: location 7', 3, 10, 7, -3],
    ['enemy 12, roll 12: a tie, location 2', 12, 12, 2, -12],
    ['enemy 6, roll 20: location 14, and worse', 6, 20, 14, -7],
    ['enemy 5, roll 1: off the Bridge, and better', 5, 1, undefined, -4],
    ['enemy 9, roll 8: off the Bridge', 9, 8, undefined, -9],
  ] as const)(
    '[BQ-EX-07] [BQ-REL-09] [BQ-REL-11] %s',
    (_, number, face, location, relationship) => {
      expect(check(number, face)).toEqual([location, relationship]);
    },
  );

  test('[BQ-REL-10] only a tie leads to location 2 by itself; a difference of 1 to location 1', () => {
    expect(check(12, 13)).toEqual([1, -12]);
    expect(check(12, 14)).toEqual([2, -12]);
    expect(check(1, 2)).toEqual([1, -1]);
  });

  test('[BQ-REL-11] a natural 1 succeeds against a number of 1, which then is neutral', () => {
    expect(check(1, 1)).toEqual([undefined, 0]);
  });

  test('[BQ-REL-11] a natural 20 fails above 20 too, with the location of the old number', () => {
    expect(check(20, 20)).toEqual([2, -21]);
    expect(check(23, 20)).toEqual([3, -24]);
    expect(check(23, 19)).toEqual([undefined, -23]);
    // There is no location beyond the last.
    expect(check(45, 20)).toEqual([20, -46]);
  });

  test('[BQ-KAR-20] the location is that of the moved roll', () => {
    expect(check(3, 10, -2)).toEqual([5, -3]);
    expect(check(9, 10, -2)).toEqual([undefined, -9]);
    expect(check(9, 8, 4)).toEqual([3, -9]);
  });

  test('[BQ-KAR-21] naturals are of the face', () => {
    expect(check(9, 1, 19)).toEqual([undefined, -8]);
    expect(check(9, 20, -15)).toEqual([4, -10]);
    expect(check(9, 2, -1)).toEqual([undefined, -9]);
    expect(check(9, 19, 1)).toEqual([11, -9]);
  });

  test('[BQ-REL-08] friends and neutral figurines are not checked', () => {
    expect(() => checkEnemy(0, 5)).toThrow(RangeError);
    expect(() => checkEnemy(4, 5)).toThrow(RangeError);
  });
});

describe('the relationships of a sheet', () => {
  test('[BQ-SHEET-05] are one signed number each; 0 is neutral, and not the same as never met', () => {
    const sheet = withRelationship(knowing({ A: 3, B: -2 }), 'A', 0);
    expect(sheet.relationships.figurines).toEqual({ A: 0, B: -2 });
    expect(relationshipWith(sheet, 'A')).toBe(0);
    expect(relationshipWith(sheet, 'C')).toBeUndefined();
    expect(relationshipWith(sheet, 'constructor')).toBeUndefined();
  });

  test('[BQ-REL-01] [BQ-REL-08] [BQ-REL-18] say what is rolled', () => {
    const sheet = knowing({ ALLY: 3, NEUTRAL: 0, ENEMY: -1 });
    const rolled = ['ALLY', 'NEUTRAL', 'ENEMY', 'NEW', 'FIG-OWN'].map((who) =>
      meetingOf(sheet, who),
    );
    expect(rolled).toEqual(['none', 'none', 'enemy', 'first', 'none']);
  });

  test('[BQ-LATE-05] characters of two campaigns meet the figurines of each other, in both directions', () => {
    const here = sheetOf({ ...knowing({ A: 1, B: -1 }, 'Ada'), race: 'R1' });
    const there = sheetOf({ ...knowing({ X: 0, A: 2 }, 'Bo'), race: 'B' });
    const table = [here, there];
    expect(unmetBy(here, ['A', 'B', 'C'], table)).toEqual(['C', 'X']);
    // Bo is B.
    expect(unmetBy(there, ['A', 'B', 'C'], table)).toEqual(['C']);
    expect(unmetBy(sheetOf({ race: 'A' }), ['A', 'B'], table)).toEqual(['B', 'X']);
  });
});
