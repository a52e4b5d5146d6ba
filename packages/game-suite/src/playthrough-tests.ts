import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { goldenTables, goldenText, openings } from './golden.ts';
import type { Subject } from './subject.ts';

/**
 * Golden files in `playthroughs/`: matches written down answer by answer, and how many ways there
 * are to begin. In a review they show what a change of the rules does to a whole match. Run the
 * tests with -u to write them anew, and read what has changed.
 */
export function playthroughTests({ game, folder, settings }: Subject): void {
  const golden = (name: string) => join(folder, 'playthroughs', `${name}.txt`);
  describe('playthroughs', () => {
    test.each([...goldenTables(game)])(
      'a match of %i at random is played as it is written down',
      async (seats) => {
        const text = goldenText(game, seats, settings.transcript);
        await expect(text).toMatchFileSnapshot(golden(`${seats}-seats`));
      },
    );

    test('the ways to begin are as many as were counted', async () => {
      await expect(openings(game)).toMatchFileSnapshot(golden('openings'));
    });
  });
}
