import { describe, expect, test } from 'vitest';
import type { Game } from './game.ts';
import { commitmentOf } from './random/keyed.ts';
import { diceRace } from './testing/index.ts';
import { finish, KEYED, plain, race } from './testing/races.ts';
import { verify } from './verify.ts';

describe('verify', () => {
  const game = diceRace as unknown as Game;

  test('proves the dice of a finished match', () => {
    const verdict = verify(game, plain(finish(race()).toFile()));
    expect(verdict).toMatchObject({ ok: true, finished: true, dice: 'proven', problems: [] });
    expect(verdict.draws.length).toBeGreaterThan(0);
    expect(verdict.answers).toBeGreaterThan(0);
  });

  test('does not call seeded dice proven', () => {
    const verdict = verify(game, finish(race(20, { kind: 'seeded', seed: 's' })).toFile());
    expect(verdict).toMatchObject({ ok: true, dice: 'seeded' });
  });

  test('finds another secret than the promised one, and a changed log', () => {
    const file = plain(finish(race()).toFile());
    const other = { ...file, random: { ...KEYED, commitment: commitmentOf('00'.repeat(32)) } };
    expect(verify(game, other)).toMatchObject({
      ok: false,
      dice: 'unproven',
      problems: ['the revealed secret is not the one that was promised'],
    });
    const [first, ...rest] = file.answers;
    if (first === undefined) throw new Error('no answers');
    const forged = { ...file, answers: [{ ...first, answer: 'rest' }, ...rest] };
    expect(verify(game, forged)).toMatchObject({ ok: false, answers: 0, draws: [] });
  });
});
