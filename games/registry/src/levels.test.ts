import { LEVELS, levelNames, nextMove, policyNamed, waitingIn } from '@tablewright/bots';
import type { Game } from '@tablewright/engine';
import { Match, seededSource } from '@tablewright/engine/host';
import { describe, expect, test } from 'vitest';
import { GAMES, loadGame } from './index.ts';

const ready = GAMES.filter(({ status }) => status === 'ready');
const games = await Promise.all(
  ready.map(async ({ id }) => ({ id, game: (await loadGame(id)) as Game })),
);

function begin(game: Game): Match {
  const created = Match.create(game, {
    id: 'levels',
    seats: [0, 1].map((seat) => ({ name: `${seat}`, player: 'master' })),
    random: { kind: 'seeded', seed: 'levels' },
  });
  if (!created.ok) throw new Error('no match');
  return created.value;
}

describe.each(games)('the levels of bots of $id', ({ game }) => {
  test('are the four of every game, each with a name and a sentence', () => {
    expect(levelNames(game)).toEqual(LEVELS);
    for (const level of LEVELS) {
      expect(game.texts[`bot.${level}`]).toBeTruthy();
      expect(game.texts[`bot.${level}.help`]).toMatch(/\.$/);
    }
  });

  test('are called the same in every game, in every language', async () => {
    const [first] = games;
    for (const language of ['en', 'de']) {
      const said = async (one: Game | undefined) => {
        const texts = language === 'en' ? one?.texts : await one?.translations?.[language]?.();
        return LEVELS.map((level) => texts?.[`bot.${level}`]);
      };
      expect(await said(game)).toEqual(await said(first?.game));
    }
  });

  test('that look ahead decide legally, and alike with the same seed', () => {
    const played = () => {
      const match = begin(game);
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
