import { describe, expect, test } from 'vitest';
import type { MapNumbers } from './check-map.ts';
import {
  column,
  inBothHalves,
  inDungeon,
  problemsOf,
  problemsOfRule,
  type Squares,
} from './testing/changed-beginner.ts';

describe('KM-VAL-07', () => {
  const CLOSED = { 'court(12,12)': '#', 'court(12,14)': '#' };

  test('[KM-VAL-07] every enterable square can be reached, in the Dungeon too', () => {
    expect(problemsOf({ squares: { ...CLOSED, ...inBothHalves('#', '11,13') } })).toEqual([
      'KM-VAL-07: no way leads from court(1,1) to court(12,13)',
    ]);
    expect(problemsOfRule('KM-VAL-07', { squares: inDungeon('#', '14,1 14,2 15,3') })).toEqual([
      'KM-VAL-07: no way leads from dungeon(1,1) to dungeon(3,1)',
    ]);
  });

  test.each([...'1RPpEu#'])('[KM-VAL-07] %s cannot be walked over', (sign) => {
    const squares = {
      'court(12,12)': sign,
      'court(12,14)': sign,
      'court(11,13)': sign,
      'court(13,13)': sign,
    };
    expect(problemsOfRule('KM-VAL-07', { squares })).toEqual([
      'KM-VAL-07: no way leads from court(1,1) to court(12,13)',
    ]);
  });

  test.each([...'.,o*:gTrbst'])('[KM-VAL-07] %s can be walked over', (sign) => {
    const squares = { ...CLOSED, 'court(11,13)': sign, 'court(13,13)': '#' };
    expect(problemsOfRule('KM-VAL-07', { squares })).toEqual([]);
  });

  test('[KM-VAL-07] [KM-DOOR-04] a door may lead in and another out, not only in or only out', () => {
    const doors = (west: string, east: string) => ({
      squares: { ...CLOSED, 'court(11,13)': west, 'court(13,13)': east },
    });
    expect(problemsOfRule('KM-VAL-07', doors('>', '>'))).toEqual([]);
    expect(problemsOfRule('KM-VAL-07', doors('<', '<'))).toEqual([]);
    expect(problemsOfRule('KM-VAL-07', doors('>', '<'))).toEqual([
      'KM-VAL-07: no way leads from court(11,13) to court(1,1)',
    ]);
    expect(problemsOfRule('KM-VAL-07', doors('<', '>'))).toEqual([
      'KM-VAL-07: no way leads from court(1,1) to court(11,13)',
    ]);
  });

  test('[KM-VAL-07] [KM-DOOR-04] a door is not entered from its side', () => {
    const squares = { ...inBothHalves('>', '11,13'), ...inBothHalves('#', '10,13') };
    expect(problemsOfRule('KM-VAL-07', { squares })).toEqual([
      'KM-VAL-07: no way leads from court(1,1) to court(11,13)',
    ]);
  });
});

describe('KM-VAL-09', () => {
  test('[KM-VAL-09] the ways cost both teams what is stated', () => {
    expect(problemsOf({ numbers: { orbCosts: { 1: 8, 2: 7 } } })).toEqual([
      'KM-VAL-09: red walks to pedestal 1 for 7, not for 8',
      'KM-VAL-09: blue walks to pedestal 1 for 7, not for 8',
    ]);
    expect(problemsOf({ numbers: { enemyPedestal: 16 } })).toEqual([
      'KM-VAL-09: red walks to the nearest enemy pedestal for 17, not for 16',
      'KM-VAL-09: blue walks to the nearest enemy pedestal for 17, not for 16',
    ]);
  });

  test('[KM-VAL-09] a cost is stated for each neutral pedestal of the court and no other', () => {
    expect(problemsOf({ numbers: { orbCosts: { 1: 7 } } })).toEqual([
      'KM-VAL-09: red walks to pedestal 2 for 7, not for undefined',
      'KM-VAL-09: blue walks to pedestal 2 for 7, not for undefined',
    ]);
    expect(problemsOf({ numbers: { orbCosts: { 1: 7, 2: 7, 3: 6 } } })).toEqual([
      'KM-VAL-09: red walks to pedestal 3 for Infinity, not for 6',
      'KM-VAL-09: blue walks to pedestal 3 for Infinity, not for 6',
    ]);
  });

  test('[KM-VAL-09] the ways cost both teams the same', () => {
    const squares: Squares = Object.fromEntries(
      column(5)
        .split(' ')
        .map((place) => [`court(${place})`, ',']),
    );
    expect(problemsOfRule('KM-VAL-09', { squares })).toEqual([
      'KM-VAL-09: red walks to pedestal 1 for 8, not for 7',
      'KM-VAL-09: red walks to pedestal 2 for 8, not for 7',
      'KM-VAL-09: red walks to the nearest enemy pedestal for 18, not for 17',
      'KM-VAL-09: blue walks to the nearest enemy pedestal for 18, not for 17',
    ]);
  });

  const numbersAt = (more: number): Partial<MapNumbers> => ({
    orbCosts: { 1: 7 + more, 2: 7 + more },
    enemyPedestal: 17 + 2 * more,
  });

  test.each([...',o*'])('[KM-VAL-09] %s costs 2', (sign) => {
    const squares = inBothHalves(sign, column(5));
    expect(problemsOfRule('KM-VAL-09', { squares, numbers: numbersAt(1) })).toEqual([]);
  });

  test.each([...'.:gTs>'])('[KM-VAL-09] %s costs 1', (sign) => {
    // A door that leads away from home must not bar the way to the enemy's.
    const squares =
      sign === '>'
        ? Object.fromEntries(
            column(5)
              .split(' ')
              .map((place) => [`court(${place})`, sign]),
          )
        : inBothHalves(sign, column(5));
    const found = problemsOfRule('KM-VAL-09', { squares });
    expect(found.filter((problem) => problem.includes('red'))).toEqual([]);
  });

  test.each([...'#EPpR1<'])('[KM-VAL-09] nobody walks past %s', (sign) => {
    const squares = inBothHalves(sign, column(5));
    expect(problemsOfRule('KM-VAL-09', { squares })).toContain(
      'KM-VAL-09: red walks to pedestal 2 for Infinity, not for 7',
    );
  });

  /** Nobody comes out of the starting area but by the step from 7,8 to 8,9, in its mirror too. */
  const diagonal = (shut: string, corners: Squares): Squares => ({
    ...inBothHalves(shut, `${column(7, [8])} ${column(8, [9])}`),
    ...inBothHalves('.', '7,8 8,9'),
    ...corners,
  });
  const ANY_TO_1 = /(red|blue) walks to pedestal 1 for/;

  test.each([...'Rp3'])('[KM-VAL-09] a diagonal step past %s is not barred', (sign) => {
    const change = { squares: diagonal(sign, {}) };
    expect(problemsOfRule('KM-VAL-09', change).join('\n')).not.toMatch(ANY_TO_1);
  });

  test.each([...'#E'])(
    '[KM-VAL-09] [KZ-MOVE-06] one corner that is %s bars a diagonal step',
    (sign) => {
      for (const corner of ['8,8', '7,9']) {
        const change = { squares: diagonal('p', inBothHalves(sign, corner)) };
        expect(problemsOfRule('KM-VAL-09', change).join('\n')).toMatch(
          'red walks to pedestal 1 for Infinity, not for 7',
        );
      }
    },
  );
});

describe('KM-VAL-10', () => {
  test('[KM-VAL-10] from every spawn square the way to the orb costs what is stated', () => {
    const found = problemsOf({ numbers: { dungeonOrb: [5] } });
    expect(found).toHaveLength(13);
    expect(found.slice(0, 2)).toEqual([
      'KM-VAL-10: from dungeon(1,2) the way to the orb costs 6, not 5',
      'KM-VAL-10: from dungeon(1,3) the way to the orb costs 6, not 5',
    ]);
    expect(found.slice(-2)).toEqual([
      'KM-VAL-10: from dungeon(15,7) the way to the orb costs 6, not 5',
      'KM-VAL-10: from no spawn square does the way to the orb cost 5',
    ]);
    expect(problemsOf({ numbers: { dungeonOrb: [6, 7] } })).toEqual([
      'KM-VAL-10: from no spawn square does the way to the orb cost 7',
    ]);
  });

  test('[KM-VAL-10] an exit can be reached from every spawn square for 6 or less', () => {
    expect(problemsOf({ squares: inDungeon(',', '3,1 4,1 5,1') })).toEqual([
      'KM-VAL-10: from dungeon(1,7) the way to an exit costs 7, more than 6',
      'KM-VAL-10: from dungeon(15,7) the way to an exit costs 7, more than 6',
    ]);
  });
});
