import { LEVELS, levelNames, nextMove, policyNamed, waitingIn } from '@tablewright/bots';
import { type Game, Match, seededSource } from '@tablewright/engine';
import { describe, expect, test } from 'vitest';
import { bingoAdventure } from '../index.ts';

const game = bingoAdventure as unknown as Game;

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
});
