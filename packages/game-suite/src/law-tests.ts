import { LAWS } from '@tablewright/engine/laws';
import { describe, expect, test } from 'vitest';
import type { Subject } from './subject.ts';

const MOST_ANSWERS = 4000;

/** The laws of every game, over random matches; short ones where the usual one takes an evening. */
export function lawTests({ game, settings }: Subject): void {
  describe('the laws of every game', () => {
    const tried = {
      matches: settings.lawMatches,
      seed: game.id,
      mostAnswers: MOST_ANSWERS,
      options: game.brief,
    };
    for (const law of LAWS) {
      test(law.title, () => {
        expect(law.check(game, tried)).toEqual([]);
      });
    }
  });
}
