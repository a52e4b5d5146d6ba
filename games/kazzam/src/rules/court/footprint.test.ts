import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Field } from '../../map/field.ts';
import { plainField } from '../testing/plain-field.ts';
import { areAdjacent, type Body, cellsOf, distanceBetween, isWithin } from './footprint.ts';

const SIDE = 9;
const open = plainField(Array.from({ length: SIDE }, () => '.'.repeat(SIDE)));

/** Squares of two parts: nothing may be asked about them together but whether they are apart. */
const apart: Field = {
  ...open,
  distance: () => undefined,
  offset: () => {
    throw new Error('squares of two parts');
  },
};

const body = fc
  .record({
    width: fc.integer({ min: 1, max: 3 }),
    height: fc.integer({ min: 1, max: 3 }),
    column: fc.nat(),
    row: fc.nat(),
  })
  .map(({ width, height, column, row }) =>
    open.bodyAt(column % (SIDE - width + 1), row % (SIDE - height + 1), width, height),
  );

describe('the squares of a body', () => {
  test('[KZ-GRID-10] are the rectangle below and right of its square', () => {
    expect(open.drawn(cellsOf(open, open.bodyAt(1, 0, 3, 2))).slice(0, 3)).toEqual([
      '.+++.....',
      '.+++.....',
      '.........',
    ]);
    expect(cellsOf(open, open.bodyAt(4, 4))).toEqual([open.cellOf(4, 4)]);
  });

  test('[KZ-GRID-09] none lies outside the part', () => {
    expect(() => cellsOf(open, open.bodyAt(8, 0, 2, 1))).toThrow('no room for 2 by 1');
    expect(() => cellsOf(open, open.bodyAt(0, 7, 1, 3))).toThrow('no room for 1 by 3');
  });
});

describe('distance', () => {
  test('[KZ-GRID-03] [KC-CONV-24] is the larger difference of columns and rows, walls or not', () => {
    const walls = plainField(['.#...', '##...', '.....']);
    expect(distanceBetween(walls, walls.bodyAt(0, 0), walls.bodyAt(4, 2))).toBe(4);
    expect(distanceBetween(walls, walls.bodyAt(3, 2), walls.bodyAt(2, 0))).toBe(2);
    expect(distanceBetween(walls, walls.bodyAt(2, 2), walls.bodyAt(2, 2))).toBe(0);
  });

  test('[KZ-GRID-04] of larger creatures is the least of their squares', () => {
    const bear = open.bodyAt(2, 2, 2, 2);
    expect(distanceBetween(open, bear, open.bodyAt(6, 3))).toBe(3);
    expect(distanceBetween(open, open.bodyAt(6, 3), bear)).toBe(3);
    expect(distanceBetween(open, bear, open.cellOf(0, 0))).toBe(2);
    expect(distanceBetween(open, bear, open.bodyAt(3, 3))).toBe(0);
    fc.assert(
      fc.property(body, body, (a: Body, b: Body) => {
        const all = cellsOf(open, a).flatMap((from) =>
          cellsOf(open, b).map((to) => open.distance(from, to) ?? Number.NaN),
        );
        expect(distanceBetween(open, a, b)).toBe(Math.min(...all));
      }),
    );
  });

  test('[KZ-GRID-05] within n is n or less, and 0', () => {
    const from = open.bodyAt(0, 0);
    expect(isWithin(open, from, open.bodyAt(5, 1), 5)).toBe(true);
    expect(isWithin(open, from, open.bodyAt(6, 1), 5)).toBe(false);
    expect(isWithin(open, from, from, 5)).toBe(true);
  });

  test('[KZ-GRID-06] [KC-CONV-24] there is none between parts, of whatever size', () => {
    for (const other of [open.bodyAt(1, 0), open.bodyAt(1, 0, 2, 2)]) {
      expect(distanceBetween(apart, open.bodyAt(0, 0), other)).toBeUndefined();
      expect(isWithin(apart, open.bodyAt(0, 0), other, Number.POSITIVE_INFINITY)).toBe(false);
      expect(areAdjacent(apart, open.bodyAt(0, 0), other)).toBe(false);
    }
  });
});

test('[KZ-GRID-10] who is off the map fills no square, of whatever size', () => {
  for (const side of [1, 2]) {
    expect(() => cellsOf(open, { cell: -1, width: side, height: side })).toThrow('off the map');
  }
});

test('[KZ-GRID-02] adjacent are the eight squares that touch by side or corner, not its own', () => {
  const adjacentTo = (centre: Body) =>
    open.drawn([...Array(SIDE * SIDE).keys()].filter((cell) => areAdjacent(open, centre, cell)));
  expect(adjacentTo(open.bodyAt(1, 1)).slice(0, 4)).toEqual([
    '+++......',
    '+.+......',
    '+++......',
    '.........',
  ]);
  expect(adjacentTo(open.bodyAt(1, 1, 2, 1)).slice(0, 4)).toEqual([
    '++++.....',
    '+..+.....',
    '++++.....',
    '.........',
  ]);
});
