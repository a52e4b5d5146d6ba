import { playOut, randomPolicy } from '@tablewright/bots';
import type { Game, Policy } from '@tablewright/engine';
import { Runner, readOptions, seededSource } from '@tablewright/engine/host';
import { expect, test } from 'vitest';
import { kazzam } from '../src/index.ts';

const GAME = kazzam as unknown as Game;

// The whole measure, a hundred matches, is `npx tablewright simulate kazzam`.
test('the heuristic beats random play from either side', () => {
  const heuristic = kazzam.bots.heuristic as Policy;
  const read = readOptions(GAME.options, { ...GAME.unattended });
  if (!read.ok) throw new Error('wrong options');
  for (const side of [0, 1]) {
    const policies = [side, 1 - side].map((own) => (own === 0 ? heuristic : randomPolicy));
    for (const seed of ['one', 'two', 'three']) {
      const random = seededSource(seed);
      const runner = Runner.setUp(GAME, { options: read.value, seatCount: 2, random });
      runner.advance();
      playOut(runner, policies, seededSource(`bots ${seed}`));
      expect(GAME.outcome(runner.state)?.payoffs[side]).toBe(1);
    }
  }
}, 60_000);
