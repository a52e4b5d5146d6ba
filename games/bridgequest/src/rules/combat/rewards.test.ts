import { expect, test } from 'vitest';
import { FIGURINES } from '../../content/figures/figures.ts';
import { figurineReward } from './rewards.ts';

test.each([
  [4, 1],
  [6, 2],
  [8, 3],
  [10, 4],
  [12, 4],
  [20, 5],
  [100, 6],
])('[BQ-CMB-51] a figurine with a d%i pays %i treasures', (die, treasures) => {
  expect(figurineReward(die, undefined)).toEqual({ travels: 1, treasures });
});

test('[BQ-TRAV-03] Minibosses and Bosses pay two travels, all others one', () => {
  expect(figurineReward(20, 'miniboss').travels).toBe(2);
  expect(figurineReward(100, 'boss')).toEqual({ travels: 2, treasures: 6 });
});

test('[BQ-CMB-51] every figurine of the game has such a die', () => {
  for (const figurine of FIGURINES) {
    const { die } = figurine;
    const rank = 'rank' in figurine ? figurine.rank : undefined;
    expect(figurineReward(die, rank).treasures).toBeGreaterThan(0);
  }
  expect(() => figurineReward(7, undefined)).toThrow('no figurine has a d7');
});
