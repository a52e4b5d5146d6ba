import { describe, expect, test } from 'vitest';
import { Match } from './match.ts';
import { type MatchFile, readMatchFile } from './match-file.ts';
import { commitmentOf } from './random/keyed.ts';
import { diceRace } from './testing/index.ts';
import { finish, KEYED, plain, play, race, SECRET } from './testing/races.ts';

describe('match files', () => {
  test('hold the whole match and nothing more', () => {
    const match = finish(race());
    const file = plain(match.toFile());
    expect(readMatchFile(file)).toEqual({ ok: true, value: file });
    const loaded = Match.load(diceRace, file);
    expect(loaded.ok && loaded.value.toFile()).toEqual(match.toFile());
    expect(file.outcome).toEqual(match.outcome);
  });

  test('keep the secret until the match is over', () => {
    const match = race();
    play(match, 'roll');
    expect(JSON.stringify(match.toFile())).not.toContain(SECRET);
    expect(match.toFile().random).toMatchObject({ commitment: commitmentOf(SECRET) });
    expect(match.toFile({ withSecret: true }).random).toMatchObject({ secret: SECRET });
    const loaded = Match.load(diceRace, plain(match.toFile()));
    expect(loaded).toEqual({ ok: false, error: 'the secret of this match has not been revealed' });
    expect(finish(match).toFile().random).toMatchObject({ secret: SECRET });
  });

  const changed = (change: (file: { -readonly [K in keyof MatchFile]: MatchFile[K] }) => void) => {
    const file = plain(finish(race()).toFile());
    change(file);
    return file;
  };
  test.each<[string, (file: never) => void, RegExp]>([
    ['another game', (file: { game: string }) => (file.game = 'chess'), /a match of "chess"/],
    [
      'other rules',
      (file: { rulesVersion: string }) => (file.rulesVersion = '0'),
      /rules version 0/,
    ],
    [
      'another answer',
      (file: { answers: { answer: string }[] }) => {
        const [first] = file.answers;
        if (first) first.answer = 'rest';
      },
      /answer 0: the state is/,
    ],
    [
      'an illegal answer',
      (file: { answers: { answer: string }[] }) => {
        const [first] = file.answers;
        if (first) first.answer = 'fly';
      },
      /answer 0: "fly" is not among/,
    ],
    [
      'another outcome',
      (file: { outcome: { winners: number[] } }) => (file.outcome.winners = []),
      /outcome/,
    ],
    ['other options', (file: { options: { goal: number } }) => (file.options.goal = -1), /goal/],
  ])('are refused with %s', (_, change, message) => {
    const loaded = Match.load(diceRace, changed(change as never));
    expect(loaded.ok).toBe(false);
    if (!loaded.ok) expect(loaded.error).toMatch(message);
  });

  test.each<[unknown, RegExp]>([
    [7, /JSON object/],
    [{}, /"format" must be "tablewright-match"/],
    [{ format: 'tablewright-match', formatVersion: 9 }, /"formatVersion" must be 1, not 9/],
    [changed((file) => Reflect.deleteProperty(file, 'id')), /"id" must be text/],
    [changed((file) => Object.assign(file, { game: 1 })), /"game" must be text/],
    [changed((file) => Object.assign(file, { rulesVersion: 1 })), /"rulesVersion" must be text/],
    [changed((file) => (file.seats = [])), /"seats" must list/],
    [changed((file) => Object.assign(file, { seats: [{ name: 1, player: 'x' }] })), /"seats"/],
    [changed((file) => Object.assign(file, { options: [] })), /"options"/],
    [changed((file) => Object.assign(file, { random: { kind: 'magic' } })), /"random"/],
    [changed((file) => Object.assign(file, { random: { kind: 'seeded' } })), /"random"/],
    [changed((file) => Object.assign(file, { random: { ...KEYED, secret: 'x' } })), /"random"/],
    [
      changed((file) => Object.assign(file, { random: { ...KEYED, contributions: [1] } })),
      /"random"/,
    ],
    [
      changed((file) => Object.assign(file, { random: { kind: 'scripted', results: [{}] } })),
      /"random"/,
    ],
    [changed((file) => Object.assign(file, { given: 3 })), /"given"/],
    [changed((file) => Object.assign(file, { told: 3 })), /"told" must be text/],
    [changed((file) => Object.assign(file, { answers: {} })), /"answers" must be a list/],
    [changed((file) => Object.assign(file, { answers: [{ seat: 0 }] })), /answer 0 must be/],
    [
      changed((file) =>
        Object.assign(file, { answers: [{ seat: 0, slot: 'x', answer: 1, hash: '' }] }),
      ),
      /answer 0 must be/,
    ],
    [
      changed((file) =>
        Object.assign(file, { answers: [{ seat: 0, answer: 1, hash: '', told: 1 }] }),
      ),
      /answer 0 must be/,
    ],
  ])('%# malformed ones are explained', (file, message) => {
    const read = readMatchFile(plain(file));
    expect(read.ok).toBe(false);
    if (!read.ok) expect(read.error).toMatch(message);
  });

  test('tell by a fingerprint what was told and asked, and are read without', () => {
    const match = race();
    play(match, 'roll', 'rest');
    const file = plain(match.toFile({ withSecret: true }));
    expect(file.told).toMatch(/^[0-9a-f]{8}\.$/);
    // A roll tells one event, a rest none.
    expect(file.answers.map(({ told }) => told)).toEqual([
      expect.stringMatching(/^[0-9a-f]{8}\...$/),
      expect.stringMatching(/^[0-9a-f]{8}\.$/),
    ]);
    const { told: _, ...older } = file;
    const answers = older.answers.map(({ told: _, ...answer }) => answer);
    const loaded = Match.load(diceRace, { ...older, answers });
    expect(loaded.ok && loaded.value.toFile({ withSecret: true })).toEqual(file);
    const forked = match.fork(1);
    expect(forked.toFile({ withSecret: true })).toEqual({ ...file, answers: [file.answers[0]] });
  });

  test('scripted and seeded ones are files too', () => {
    for (const random of [
      { kind: 'seeded', seed: 's' },
      { kind: 'scripted', results: [1, { purpose: 'advance', result: 2 }], seed: 'rest' },
    ] as const) {
      const file = plain(finish(race(20, random)).toFile());
      expect(readMatchFile(file).ok).toBe(true);
      expect(Match.load(diceRace, file).ok).toBe(true);
    }
  });
});
