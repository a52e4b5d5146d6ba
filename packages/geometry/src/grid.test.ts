import { expect, test } from 'vitest';
import { Grid } from './index.ts';

const grid = new Grid(4, 3);

test('squares are numbered row by row, and none lies outside', () => {
  expect(grid.cellAt(3, 1)).toBe(7);
  expect([grid.x(7), grid.y(7)]).toEqual([3, 1]);
  expect([grid.cellAt(-1, 0), grid.cellAt(4, 0), grid.cellAt(0, 3)]).toEqual([-1, -1, -1]);
});

test('distance is the larger difference', () => {
  expect(grid.distance(grid.cellAt(0, 0), grid.cellAt(3, 1))).toBe(3);
  expect(grid.distance(grid.cellAt(1, 2), grid.cellAt(2, 0))).toBe(2);
  expect(grid.distance(5, 5)).toBe(0);
});

test('neighbours touch by side or corner and stay inside', () => {
  expect(grid.neighbours(grid.cellAt(0, 0))).toEqual([1, 4, 5]);
  expect(grid.neighbours(grid.cellAt(1, 1))).toEqual([0, 1, 2, 4, 6, 8, 9, 10]);
});

test('squares within a distance are clipped to the grid, the middle one included', () => {
  expect(grid.within(grid.cellAt(3, 2), 1)).toEqual([6, 7, 10, 11]);
});

test('a grid of no squares is refused', () => {
  expect(() => new Grid(0, 3)).toThrow('not 0 by 3');
  expect(() => new Grid(2.5, 3)).toThrow('not 2.5 by 3');
});
