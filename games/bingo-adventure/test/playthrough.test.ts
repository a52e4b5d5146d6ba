import { Match } from '@tablewright/engine';
import { perft, playthrough } from '@tablewright/engine/testing';
import { expect, test } from 'vitest';
import { bingoAdventure } from '../src/index.ts';

function newMatch(seats: number, options: Record<string, unknown> = {}): Match {
  const created = Match.create(bingoAdventure, {
    id: 'playthrough',
    seats: ['Ida', 'Otto', 'Nils', 'Gwen']
      .slice(0, seats)
      .map((name) => ({ name, player: 'random' })),
    options: { ...bingoAdventure.unattended, ...options },
    random: { kind: 'seeded', seed: 'playthrough' },
  });
  if (!created.ok) throw new Error(created.error.map((problem) => problem.message).join('; '));
  return created.value;
}

// A golden file shows in a review what a change of the rules does to a whole match. Run the tests
// with -u to write it anew, and read what has changed.
test.each([2, 4])('a match of %i at random is played as it is written down', async (seats) => {
  const text = playthrough(newMatch(seats), 'answers', 120);
  await expect(text).toMatchFileSnapshot(`../playthroughs/${seats}-seats.txt`);
});

test('the ways to decide from the start are counted', () => {
  expect([1, 2, 3].map((depth) => perft(newMatch(2), depth))).toMatchInlineSnapshot(`
    [
      24,
      72,
      336,
    ]
  `);
});
