import { LEVELS, levelNames, nextMove, policyNamed, waitingIn } from '@tablewright/bots';
import { type Game, Match, seededSource } from '@tablewright/engine';
import { describe, expect, test } from 'vitest';
import { bingoDeathmatch } from '../index.ts';
import { type BingoState, playerAt } from '../model.ts';
import { evaluate } from './evaluate.ts';

const game = bingoDeathmatch as unknown as Game;

function begin(): Match {
  const created = Match.create(game, {
    id: 'levels',
    seats: [0, 1].map((seat) => ({ name: `${seat}`, player: 'seasoned' })),
    random: { kind: 'seeded', seed: 'levels' },
  });
  if (!created.ok) throw new Error('no match');
  return created.value;
}

describe('the levels of bots', () => {
  test('are the four of every game, each with a name and a sentence', () => {
    expect(levelNames(game)).toEqual(LEVELS);
    for (const level of LEVELS) {
      expect(game.texts[`bot.${level}`]).toBeTruthy();
      expect(game.texts[`bot.${level}.help`]).toMatch(/\.$/);
    }
  });

  test('that look ahead decide legally, and alike with the same seed', () => {
    const played = () => {
      const match = begin();
      const policies = match.seats.map(({ player }) => policyNamed(game, player));
      const random = seededSource('bots');
      while (!match.over && match.seq < 4) {
        const move = nextMove(waitingIn(match), policies, random);
        if (move === undefined) throw new Error('nobody decides');
        expect(match.submitAnswer(move.seat, move.slot, move.answer).ok).toBe(true);
      }
      return match.log.map(({ answer }) => answer);
    };
    expect(played()).toEqual(played());
  }, 30_000);

  test('a seat is judged before the BINGO rolls, all chances together are 1, a fuller card has more', () => {
    const state = { ...(begin().state as BingoState), phase: 'bingo' } as const;
    const even = [0, 1].map((seat) => evaluate(state, seat) ?? Number.NaN);
    expect((even[0] ?? 0) + (even[1] ?? 0)).toBeCloseTo(1, 9);
    const ahead = structuredClone(state);
    playerAt(ahead, 1).scored = 0b1111;
    expect(evaluate(ahead, 1)).toBeGreaterThan(even[1] ?? 1);
    expect(evaluate({ ...state, phase: 'resolve' }, 0)).toBeUndefined();
  });
});
