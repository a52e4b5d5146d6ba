import { expect, test } from 'vitest';
import { play } from '../../test/play.ts';
import { cubesOf, healthOf } from './index.ts';

test('[UB-INV-01] the cubes of a player add up to what everybody has', () => {
  const { player } = play({
    given: {
      phase: 'selection',
      players: { A: { scored: ['B1', 'N3'], stored: 3, available: 2, health: 2 } },
    },
  });
  const { total, parts, squares, capacity } = cubesOf(player('A'));
  expect(total).toBe(40);
  expect(parts.map(({ place, amount }) => [place, amount])).toEqual([
    ['pool', 31],
    ['scored', 2],
    ['health', 2],
    ['stored', 3],
    ['available', 2],
    ['committed', 0],
  ]);
  expect([squares, capacity]).toEqual([2, 4]);
  expect(healthOf(player('A'))).toEqual({ health: 2, most: 3 });
});
