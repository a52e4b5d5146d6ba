import { playOut, randomPolicy } from '@tablewright/bots';
import type { Policy } from '@tablewright/engine';
import { Runner, readOptions, seededSource } from '@tablewright/engine/host';
import { describe, expect, test } from 'vitest';
import { bingoAdventure } from '../index.ts';
import { type AdventureState, MONSTER_NAMES } from '../model.ts';

const MATCHES = 60;

function wins(monster: string, seats: number, policy: Policy): number {
  const options = readOptions(bingoAdventure.options, { monster, roundLimit: 200 });
  if (!options.ok) throw new Error('wrong options');
  let won = 0;
  for (let i = 0; i < MATCHES; i += 1) {
    const random = seededSource(`${monster} ${seats} ${i}`);
    const runner = Runner.setUp(bingoAdventure as never, {
      options: options.value as never,
      seatCount: seats,
      random,
    });
    runner.advance();
    playOut(runner as never, Array(seats).fill(policy), seededSource(`policy ${i}`));
    if ((runner.state as AdventureState).result === 'victory') won += 1;
  }
  return won;
}

describe('the heuristic', { timeout: 60_000 }, () => {
  const heuristic = bingoAdventure.bots.heuristic as Policy;
  for (const monster of MONSTER_NAMES) {
    for (const seats of [2, 4]) {
      test(`beats ${monster} far more often than chance with ${seats} seats`, () => {
        expect(wins(monster, seats, heuristic)).toBeGreaterThan(
          wins(monster, seats, randomPolicy) + 15,
        );
      });
    }
  }
});
