import { wrongMoments, wrongPositions } from '@tablewright/engine/testing';
import { describe, expect, test } from 'vitest';
import type { Subject } from './subject.ts';

/** Answers of a random match after which it is left. */
const MOST_ANSWERS = 300;

/** A position, laid out again, is the state that it was taken from. */
export function positionTests({ game, settings }: Subject): void {
  if (game.position === undefined) return;
  describe('positions', () => {
    test('of checkpoints of random matches, laid out again, are the same states', () => {
      const wrong: string[] = [];
      for (let seen = 0, match = 0; seen < settings.checkpoints; match += 1) {
        const found = wrongPositions(game, `position-${match}`, MOST_ANSWERS);
        if (found.checkpoints === 0) throw new Error('a match without a checkpoint');
        seen += found.checkpoints;
        wrong.push(...found.wrong);
      }
      expect(wrong).toEqual([]);
    });

    test('at random moments of random matches are scenarios that end in their very state', () => {
      const seeds = Array.from({ length: settings.moments }, (_, i) => `position-${i}`);
      expect(seeds.flatMap((seed) => wrongMoments(game, seed, MOST_ANSWERS))).toEqual([]);
    });
  });
}
