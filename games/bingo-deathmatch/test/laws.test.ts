import type { Game } from '@tablewright/engine';
import { LAWS } from '@tablewright/engine/laws';
import { describe, expect, test } from 'vitest';
import { bingoDeathmatch } from '../src/index.ts';

describe('the laws of every game', () => {
  for (const law of LAWS) {
    test(law.title, () => {
      const settings = { matches: 4, seed: 'bingo', mostAnswers: 4000 };
      expect(law.check(bingoDeathmatch as unknown as Game, settings)).toEqual([]);
    }, 60_000);
  }
});
