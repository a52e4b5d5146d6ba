import { join } from 'node:path';
import { goldenMatch, perft, playthrough } from '@tablewright/engine/testing';
import { describe, expect, test } from 'vitest';
import type { Subject } from './subject.ts';

/** Openings are counted one answer deeper until there are this many. */
const ENOUGH_OPENINGS = 500;
const DEEPEST = 6;

/**
 * Golden files in `playthroughs/`: matches written down answer by answer, and how many ways there
 * are to begin. In a review they show what a change of the rules does to a whole match. Run the
 * tests with -u to write them anew, and read what has changed.
 */
export function playthroughTests({ game, folder, settings }: Subject): void {
  const { min, max } = game.seats;
  const tables = new Set([2, 4].map((seats) => Math.min(max, Math.max(min, seats))));
  const golden = (name: string) => join(folder, 'playthroughs', `${name}.txt`);
  describe('playthroughs', () => {
    test.each([...tables])(
      'a match of %i at random is played as it is written down',
      async (seats) => {
        const text = playthrough(goldenMatch(game, seats), 'answers', settings.transcript);
        await expect(text).toMatchFileSnapshot(golden(`${seats}-seats`));
      },
    );

    test('the ways to begin are as many as were counted', async () => {
      const [seats = min] = tables;
      const lines: string[] = [];
      for (let depth = 1, found = 0; depth <= DEEPEST && found < ENOUGH_OPENINGS; depth += 1) {
        found = perft(goldenMatch(game, seats), depth);
        lines.push(`${depth} ${depth === 1 ? 'answer' : 'answers'}: ${found}\n`);
      }
      await expect(lines.join('')).toMatchFileSnapshot(golden('openings'));
    });
  });
}
