import { goldenMatch, perft, playthrough } from '@tablewright/engine/testing';
import { expect, test } from 'vitest';
import { kazzam } from '../src/index.ts';

// A golden file shows in a review what a change of the rules does to a whole match. Run the tests
// with -u to write it anew, and read what has changed.
test.each([2, 4])('a match of %i at random is played as it is written down', async (seats) => {
  const text = playthrough(goldenMatch(kazzam, seats), 'answers', 60);
  await expect(text).toMatchFileSnapshot(`../playthroughs/${seats}-seats.txt`);
});

test('the ways to decide from the start are counted', () => {
  expect([1, 2].map((depth) => perft(goldenMatch(kazzam, 2), depth))).toMatchInlineSnapshot(`
    [
      58,
      3251,
    ]
  `);
});
