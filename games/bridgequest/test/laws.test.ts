import type { Game } from '@tablewright/engine';
import { LAWS } from '@tablewright/engine/laws';
import { describe, expect, test } from 'vitest';
import { bridgequest } from '../src/index.ts';

const GAME = bridgequest as unknown as Game;

/** What the suite of every game asks, until this one is offered: see `packages/game-suite/src/law-tests.ts`. */
describe('the laws of every game', { timeout: 120_000 }, () => {
  const tried = {
    matches: 6,
    seed: 'bridgequest',
    mostAnswers: 4000,
    options: bridgequest.brief,
  };
  for (const law of LAWS) {
    test(law.title, () => {
      expect(law.check(GAME, tried)).toEqual([]);
    });
  }
});
