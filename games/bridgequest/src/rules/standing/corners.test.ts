import { expect, test } from 'vitest';
import { tableWith } from '../../../test/figures.ts';
import { facingsOn, freeCorners } from './corners.ts';

test('[BQ-REL-14] no corner gets a second figure before all four have one', () => {
  expect(freeCorners(tableWith([]), 7)).toEqual(['UL', 'UR', 'LL', 'LR']);
  const two = tableWith(['7 UR'], { a: '7 LL>UR', b: '8 UL' });
  expect(freeCorners(two, 7)).toEqual(['UL', 'LR']);
  const four = tableWith([], { a: '7 UL', b: '7 UR', c: '7 LL', d: '7 LR', e: '7 LR' });
  expect(freeCorners(four, 7)).toEqual(['UL', 'UR', 'LL']);
});

test('[BQ-REL-14] [BQ-MOVE-08] whoever stands in the centre stands on no corner', () => {
  expect(freeCorners(tableWith([], { a: '7 CENTRE' }), 7)).toHaveLength(4);
});

test('[BQ-GM-11] a figure looks out or to another corner', () => {
  expect(facingsOn('LL')).toEqual(['OUT', 'UL', 'UR', 'LR']);
});
