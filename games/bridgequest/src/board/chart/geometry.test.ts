import { expect, test } from 'vitest';
import { placeAt } from '../../../test/figures.ts';
import { cornerOf, facingOf, frameAround, middleOf } from './geometry.ts';

test('[BQ-TERM-04] row 9 is at the top, row 1 at the bottom, columns run from left to right', () => {
  expect(middleOf(17)).toEqual({ x: 4.5, y: 0.5 });
  expect(middleOf(20)).toEqual({ x: 2.5, y: 8.5 });
  expect(middleOf(18).x).toBe(0.5);
});

test('[BQ-MAP-04] corners that touch are nearer to each other than to any other corner', () => {
  const upper = cornerOf({ location: 20, corner: 'UL' });
  const met = cornerOf({ location: 11, corner: 'LL' });
  expect(met.x).toBe(upper.x);
  expect(met.y).toBeLessThan(upper.y);
  const side = cornerOf({ location: 19, corner: 'LR' });
  expect(Math.hypot(side.x - upper.x, side.y - upper.y)).toBeLessThan(0.3);
});

test('[BQ-MOVE-01] a figure looks out through its corner or along its world to another', () => {
  const degrees = (text: string) => facingOf(placeAt(text));
  expect(degrees('20 UR')).toBe(45);
  expect(degrees('20 LL')).toBe(225);
  expect(degrees('20 UL>UR')).toBe(90);
  expect(degrees('20 LL>UL')).toBe(0);
  expect(degrees('20 CENTRE')).toBeUndefined();
});

test('the part of the chart that is seen stays on the chart', () => {
  expect(frameAround({ x: 0.5, y: 8.5 }, 3, 4)).toEqual({ column: 0, row: 5, columns: 3, rows: 4 });
  expect(frameAround({ x: 3.5, y: 4.5 }, 7, 9)).toEqual({ column: 0, row: 0, columns: 7, rows: 9 });
});
