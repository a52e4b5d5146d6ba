import type { Game } from '@tablewright/engine';
import { LAWS } from '@tablewright/engine/laws';
import { describe, expect, test } from 'vitest';
import { kazzam } from '../src/index.ts';

// Short matches: every law looks at every moment of them.
describe('the laws of every game', () => {
  for (const law of LAWS) {
    test(law.title, () => {
      const settings = { matches: 2, seed: 'kazzam', mostAnswers: 4000, options: kazzam.brief };
      expect(law.check(kazzam as unknown as Game, settings)).toEqual([]);
    }, 60_000);
  }
});
