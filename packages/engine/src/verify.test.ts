import { describe, expect, test } from 'vitest';
import { type Game, GivenError } from './game.ts';
import { commitmentOf } from './random/keyed.ts';
import { D6 } from './random/source.ts';
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

  test('compares what rules of another version have played', () => {
    const file = plain(finish(race()).toFile());
    const later = { ...game, version: '2' };
    expect(verify(later, file)).toMatchObject({
      ok: true,
      answers: file.answers.length,
      finished: true,
      dice: 'proven',
      otherRules: { version: '1', restsOn: { told: file.answers.length + 1 } },
    });
    const steps = {
      turn: (table: Parameters<NonNullable<Game['steps']['turn']>>[0]) => {
        table.emit({ type: 'bell', rule: 'TOY-BELL-01' });
        return game.steps.turn?.(table);
      },
    };
    expect(verify({ ...later, steps }, file)).toMatchObject({
      ok: false,
      answers: 0,
      problems: [expect.stringMatching(/^the beginning differs by TOY-BELL-01: /)],
      otherRules: { version: '1', difference: { answer: 0, rule: 'TOY-BELL-01' } },
    });
  });

  /** The same, and a die says who begins. */
  const rollsAtOnce: Game = {
    ...game,
    steps: {
      turn: (table) => {
        table.roll(D6, 'who');
        return game.steps.turn?.(table);
      },
    },
  };

  test('says what is wrong with dice that do not reach the first answer', () => {
    const begun = race().toFile();
    const scripted = (results: readonly number[]) =>
      verify(rollsAtOnce, { ...begun, random: { kind: 'scripted', results } });
    expect(scripted([6])).toMatchObject({ ok: true, dice: 'scripted', problems: [] });
    expect(scripted([])).toMatchObject({
      ok: false,
      problems: [expect.stringContaining('before the first answer: no roll is left for "who"')],
    });
    expect(scripted([7]).problems).toEqual([expect.stringContaining('"who" can only be 1, 2')]);
  });

  test('says what is wrong with the position that a file begins with', () => {
    const file = { ...race().toFile({ withSecret: true }), given: { track: [9] } };
    const refusing = (thrown: Error): Game => ({
      ...game,
      given: () => {
        throw thrown;
      },
    });
    expect(verify(refusing(new GivenError('there is no track 9')), file)).toMatchObject({
      ok: false,
      problems: ['before the first answer: there is no track 9'],
    });
    // A fault of the rules is none of the file.
    expect(() => verify(refusing(new TypeError('ours')), file)).toThrow('ours');
  });
});
