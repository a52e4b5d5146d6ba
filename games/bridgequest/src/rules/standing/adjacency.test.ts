import { expect, test } from 'vitest';
import { groundOf, placeAt } from '../../../test/figures.ts';
import { CORNERS } from '../../bridge/layout.ts';
import type { Where } from '../../model.ts';
import { isAdjacent, isNearlyAdjacent } from './adjacency.ts';

const at = (text: string): Where =>
  /^\d/.test(text)
    ? { at: 'bridge', place: placeAt(text) }
    : { at: text as 'homeworld' | 'boss-mode' | 'off' };
// 20 has all doorways, and so an exit; 11 and 2 have none.
const ground = groundOf({ 20: CORNERS, 11: [], 2: [], 7: [], 12: ['LL'] });
const adjacent = (from: string, to: string): boolean => isAdjacent(at(from), at(to), ground);
const nearly = (from: string, to: string): boolean => isNearlyAdjacent(at(from), at(to), ground);

test('[BQ-ADJ-01] in the same world, or in open ones that touch, whatever their doorways', () => {
  expect(adjacent('11 UL', '11 CENTRE')).toBe(true);
  expect([adjacent('11 UL', '2 LR'), adjacent('2 LR', '11 UL')]).toEqual([true, true]);
  expect(adjacent('20 UL', '2 LR')).toBe(false);
  // 10 touches 11, and is closed.
  expect(adjacent('11 UL', '10 LR')).toBe(false);
});

test('[BQ-ADJ-04] [BQ-ADJ-08] a world with an exit reaches Homeworld; back only into the first row', () => {
  expect([adjacent('20 UL', 'homeworld'), adjacent('homeworld', '20 UL')]).toEqual([true, true]);
  // 12 has an exit and lies in row 3.
  expect([adjacent('12 UL', 'homeworld'), adjacent('homeworld', '12 UL')]).toEqual([true, false]);
  expect([adjacent('11 UL', 'homeworld'), adjacent('homeworld', '11 UL')]).toEqual([false, false]);
});

test('[BQ-ADJ-06] all in Homeworld, and all in Boss Mode', () => {
  expect(adjacent('homeworld', 'homeworld')).toBe(true);
  expect(adjacent('boss-mode', 'boss-mode')).toBe(true);
  expect(adjacent('homeworld', 'boss-mode')).toBe(false);
  expect(adjacent('off', 'off')).toBe(false);
});

test('[BQ-ADJ-05] nearly adjacent is two steps through open worlds, or less', () => {
  expect([nearly('20 UL', '11 UL'), nearly('20 UL', '2 LR'), nearly('20 UL', '7 LR')]).toEqual([
    true,
    true,
    false,
  ]);
  // Only over closed worlds.
  expect(nearly('2 UL', '12 UL')).toBe(false);
});
