import { goldenMatch, perft } from '@tablewright/engine/testing';
import { expect, test } from 'vitest';
import { bingoAdventure } from '../src/index.ts';

/** Leaves of the tree of decisions by seats, at depth 1, 2, … */
const COUNTS: readonly (readonly [seats: number, leaves: readonly number[]])[] = [
  [1, [2, 2302]],
  [3, [24, 48, 144]],
  [4, [24, 48, 168, 552]],
];

// A count that changes says that some choice has gained or lost an option. Two seats are counted to
// depth three beside the golden matches.
test.each(COUNTS)('the ways of %i seats to decide after set-up, counted', (seats, counts) => {
  const match = goldenMatch(bingoAdventure, seats);
  expect(counts.map((_, before) => perft(match, before + 1))).toEqual(counts);
});
