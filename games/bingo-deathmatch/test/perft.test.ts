import { goldenMatch, perft } from '@tablewright/engine/testing';
import { expect, test } from 'vitest';
import { bingoDeathmatch } from '../src/index.ts';

/** Leaves of the tree of decisions by seats, at depth 1, 2, … */
const COUNTS: readonly (readonly [seats: number, leaves: readonly number[]])[] = [
  [2, [8, 32, 196, 804, 4094]],
  [3, [15, 150, 750, 4632]],
  [4, [5, 120, 2160, 25_920]],
];

// A count that changes says that some choice has gained or lost an option.
test.each(COUNTS)('the ways of %i seats to decide after set-up, counted', (seats, counts) => {
  const match = goldenMatch(bingoDeathmatch, seats);
  expect(counts.map((_, before) => perft(match, before + 1))).toEqual(counts);
});
