import { describe, expect, test } from 'vitest';
import { choicesIn } from './choice.ts';
import { askOne } from './flow.ts';
import type { Game } from './game.ts';
import { Match } from './match.ts';
import { type MatchFile, readMatchFile } from './match-file.ts';
import { commitmentOf } from './random/keyed.ts';
import { seededSource } from './random/seeded.ts';
import { RulesFault } from './rules-fault.ts';
import { diceRace, wards } from './testing/index.ts';
import { verify } from './verify.ts';

const SECRET = '0f'.repeat(32);
const KEYED = {
  kind: 'keyed',
  secret: SECRET,
  commitment: commitmentOf(SECRET),
  contributions: ['a', 'b'],
} as const;
const SEATS = ['Lya', 'Bo'].map((name) => ({ name, player: 'human' }));

function race(goal = 20, random: Parameters<typeof Match.create>[1]['random'] = KEYED): Match {
  const created = Match.create(diceRace, { id: 'race', seats: SEATS, options: { goal }, random });
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  return created.value;
}

function play(match: Match, ...answers: string[]): void {
  for (const answer of answers) {
    const done = match.submit({ seat: match.choices[0]?.seat ?? -1, answer });
    if (!done.ok) throw new Error(done.error.message);
  }
}

function finish(match: Match): Match {
  while (!match.over) play(match, 'roll');
  return match;
}

type RaceTable = Parameters<NonNullable<(typeof diceRace.steps)['turn']>>[0];

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe('setting up', () => {
  test('wrong seats and options are named, with what would be right', () => {
    const one = Match.create(diceRace, { id: 'x', seats: SEATS.slice(1), random: KEYED });
    expect(one).toEqual({
      ok: false,
      error: [{ option: 'seats', message: 'Dice race takes 2 to 4 seats, not 1' }],
    });
    const five = [...SEATS, ...SEATS, ...SEATS.slice(1)];
    expect(Match.create(diceRace, { id: 'x', seats: five, random: KEYED }).ok).toBe(false);
    const wrong = Match.create(diceRace, {
      id: 'x',
      seats: SEATS,
      options: { goal: 0, gaol: 3 },
      random: KEYED,
    });
    expect(wrong).toMatchObject({ ok: false, error: [{ option: 'gaol' }, { option: 'goal' }] });
  });

  test('options that are wrong together are refused by the game', () => {
    const game = { ...diceRace, checkOptions: () => [{ option: 'goal', message: 'not today' }] };
    const created = Match.create(game, { id: 'x', seats: SEATS, random: KEYED });
    expect(created).toEqual({ ok: false, error: [{ option: 'goal', message: 'not today' }] });
  });

  test('keyed draws need their secret', () => {
    const { secret: _secret, ...open } = KEYED;
    expect(() => race(20, open)).toThrow(/needs its secret/);
  });
});

describe('answers', () => {
  test('are refused with a reason that fits', () => {
    const match = race();
    const code = (submission: Parameters<Match['submit']>[0]) => {
      const done = match.submit(submission);
      return done.ok ? 'taken' : done.error.code;
    };
    expect(code({ seat: 1, answer: 'roll' })).toBe('not-your-choice');
    expect(code({ seat: 1, slot: 0, answer: 'roll' })).toBe('not-your-choice');
    expect(code({ seat: 0, slot: 1, answer: 'roll' })).toBe('no-such-choice');
    expect(code({ seat: 0, slot: -1, answer: 'roll' })).toBe('no-such-choice');
    expect(code({ seat: 0, answer: 'fly' })).toBe('unknown-option');
    expect(code({ seat: 0, answer: 'roll', seq: 1 })).toBe('stale');
    expect(match.submitAnswer(1, 0, 0)).toMatchObject({ error: { code: 'not-your-choice' } });
    expect(match.submitAnswer(0, 3, 0)).toMatchObject({ error: { code: 'no-such-choice' } });
    expect(match.submitAnswer(0, 0, 9)).toMatchObject({ error: { code: 'unknown-option' } });
    expect(match.seq).toBe(0);
    expect(code({ seat: 0, answer: 'roll', seq: 0 })).toBe('taken');
    finish(match);
    expect(code({ seat: 0, answer: 'roll' })).toBe('over');
  });

  test('are logged with seat, reason and fingerprint', () => {
    const match = race();
    play(match, 'roll', 'rest');
    expect(match.log).toEqual([
      {
        seat: 0,
        answer: 'roll',
        why: 'turn',
        irrevocable: true,
        secret: false,
        hash: expect.any(String),
      },
      {
        seat: 1,
        answer: 'rest',
        why: 'turn',
        irrevocable: false,
        secret: false,
        hash: expect.any(String),
      },
    ]);
    expect(match.log[0]?.hash).not.toBe(match.log[1]?.hash);
  });

  test('events and draws carry the number of answers given', () => {
    const match = race();
    play(match, 'rest', 'roll', 'roll');
    expect(match.events.map(({ seq }) => seq)).toEqual([2, 3]);
    expect(match.draws.map(({ seq, purpose, who }) => [seq, purpose, who])).toEqual([
      [2, 'advance', 1],
      [3, 'advance', 0],
    ]);
    expect(match.draws[0]?.label).toBe((match.draws[0]?.index ?? 0) + 1);
    expect(match.eventsFor(0, 3).map(({ seq }) => seq)).toEqual([3]);
  });
});

describe('undo', () => {
  test('is free until something is rolled or another seat has answered', () => {
    const match = race();
    expect(match.undoStatus(0)).toEqual({ kind: 'nothing' });
    expect(match.undo(0).ok).toBe(false);
    play(match, 'rest');
    expect(match.undoStatus(0)).toEqual({ kind: 'free', to: 0 });
    expect(match.undo(0)).toEqual({ ok: true, value: 0 });
    expect(match.seq).toBe(0);
    play(match, 'rest', 'rest');
    expect(match.undoStatus(0)).toEqual({
      kind: 'consent',
      to: 0,
      because: 'others-answered',
      from: [1],
    });
    expect(match.undoStatus(1)).toEqual({ kind: 'free', to: 1 });
    const refused = match.undo(0);
    expect(refused).toMatchObject({
      ok: false,
      error: { message: 'others have answered since; seats 1 have to agree' },
    });
    expect(match.seq).toBe(2);
    expect(match.undo(0, [1])).toEqual({ ok: true, value: 0 });
  });

  test('needs consent after a roll, and the same answer rolls the same again', () => {
    const match = race();
    play(match, 'roll');
    const rolled = match.draws[0];
    expect(match.undoStatus(0)).toMatchObject({ kind: 'consent', because: 'rolled-or-revealed' });
    expect(match.undo(0).ok).toBe(false);
    expect(match.undo(0, [1]).ok).toBe(true);
    expect(match.draws).toEqual([]);
    expect(match.events).toEqual([]);
    play(match, 'roll');
    expect(match.draws[0]).toEqual(rolled);
  });

  test('a game may allow it only by consent, before anything was rolled, or not at all', () => {
    const strictly = (kind: 'before-rolls' | 'none') => {
      const terms = kind === 'before-rolls' ? ({ kind, from: [1] } as const) : { kind };
      const strict = { ...diceRace, undoTerms: () => terms };
      const created = Match.create(strict, { id: 'strict', seats: SEATS, random: KEYED });
      if (!created.ok) throw new Error('not created');
      return created.value;
    };
    const match = strictly('before-rolls');
    play(match, 'rest');
    expect(match.undoStatus(0)).toEqual({
      kind: 'consent',
      to: 0,
      because: 'by-consent',
      from: [1],
    });
    expect(match.undo(0)).toMatchObject({
      error: { message: expect.stringMatching(/without consent; seats 1 have to agree/) },
    });
    expect(match.undo(0, [1])).toEqual({ ok: true, value: 0 });
    play(match, 'rest', 'rest');
    expect(match.undoStatus(0)).toMatchObject({ kind: 'consent', to: 0, from: [1] });
    play(match, 'roll');
    expect(match.undoStatus(0)).toEqual({ kind: 'nothing' });
    expect(match.undo(0, [1])).toMatchObject({
      error: { message: expect.stringContaining('only until something is rolled') },
    });
    const none = strictly('none');
    play(none, 'rest');
    expect(none.undo(0, [1])).toMatchObject({
      error: { message: 'nothing is taken back at this table' },
    });
  });

  test('asks for the seats that are missing, and says why', () => {
    const created = Match.create(diceRace, {
      id: 'three',
      seats: [...SEATS, { name: 'Ida', player: 'human' }],
      random: KEYED,
    });
    if (!created.ok) throw new Error('not created');
    const match = created.value;
    play(match, 'rest', 'roll', 'rest');
    expect(match.undo(0, [2])).toEqual({
      ok: false,
      error: {
        code: 'not-allowed',
        message: 'something was rolled or revealed since; seats 1 have to agree',
      },
    });
    expect(match.undo(1)).toMatchObject({
      error: { message: expect.stringMatching(/seats 0, 2/) },
    });
    expect(match.undoStatus(2)).toEqual({ kind: 'free', to: 2 });
    match.rewind(match.seq);
    expect(match.seq).toBe(3);
    expect(match.undo(0, [1, 2])).toEqual({ ok: true, value: 0 });
    expect(match.undo(0)).toEqual({
      ok: false,
      error: { code: 'not-allowed', message: 'there is nothing to take back' },
    });
  });

  test('redo plays what was taken back, until another answer is given', () => {
    const match = finish(race());
    const end = match.toFile();
    const seq = match.seq;
    match.rewind(2);
    expect(match.seq).toBe(2);
    while (match.redo().ok);
    expect(match.seq).toBe(seq);
    expect(match.toFile()).toEqual(end);
    match.rewind(2);
    play(match, 'rest');
    expect(match.redo()).toMatchObject({
      ok: false,
      error: { message: 'there is nothing to play again' },
    });
  });

  test('reaches any moment, also past thinned checkpoints', () => {
    const match = race(700);
    finish(match);
    const file = match.toFile();
    expect(match.seq).toBeGreaterThan(150);
    for (const seq of [3, 40, 77, 149]) {
      const fork = match.fork(seq);
      expect(fork.seq).toBe(seq);
      expect(fork.log).toEqual(match.log.slice(0, seq));
      expect(fork.events).toEqual(match.events.filter((event) => event.seq <= seq));
    }
    expect(() => match.rewind(match.seq + 1)).toThrow(RangeError);
    expect(() => match.rewind(-1)).toThrow(RangeError);
    expect(() => match.rewind(1.5)).toThrow(RangeError);
    expect(match.toFile()).toEqual(file);
  });
});

describe('a bare runner forked from a match', () => {
  test('begins at the very moment, draws from its own source, and leaves the match alone', () => {
    const match = race(60);
    play(match, 'roll', 'roll', 'rest', 'roll');
    const moment = match.toFile();
    const runners = ['a', 'b'].map((seed) => match.forkRunner(seededSource(seed)));
    for (const runner of runners) expect(runner.state).toEqual(match.state);
    const ends = runners.map((runner) => {
      while (runner.pending !== undefined) runner.give(0, 0);
      return JSON.stringify(runner.state);
    });
    expect(ends[0]).not.toBe(ends[1]);
    const again = match.forkRunner(seededSource('a'));
    while (again.pending !== undefined) again.give(0, 0);
    expect(JSON.stringify(again.state)).toBe(ends[0]);
    expect(match.toFile()).toEqual(moment);
  });

  test('draws what the match drew as long as it repeats the match', () => {
    const created = Match.create(wards, { id: 'w', seats: SEATS, random: KEYED });
    if (!created.ok) throw new Error('not created');
    const match = created.value;
    match.submit({ seat: 1, slot: 1, answer: 'strike/0' });
    match.submit({ seat: 1, slot: 1, answer: 'no' });
    const runner = match.forkRunner(seededSource('x'));
    expect(runner.state).toEqual(match.state);
    expect(choicesIn(runner.pending).map((choice) => choice.seat)).toEqual([0]);
  });
});

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
    [changed((file) => Object.assign(file, { answers: {} })), /"answers" must be a list/],
    [changed((file) => Object.assign(file, { answers: [{ seat: 0 }] })), /answer 0 must be/],
    [
      changed((file) =>
        Object.assign(file, { answers: [{ seat: 0, slot: 'x', answer: 1, hash: '' }] }),
      ),
      /answer 0 must be/,
    ],
  ])('%# malformed ones are explained', (file, message) => {
    const read = readMatchFile(plain(file));
    expect(read.ok).toBe(false);
    if (!read.ok) expect(read.error).toMatch(message);
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

describe('a fault in the rules', () => {
  const faulty = {
    ...diceRace,
    steps: {
      *turn(table: RaceTable) {
        yield* diceRace.steps.turn?.(table) ?? [];
        if ((table.state.places[0] ?? 0) > 5) throw new Error('a wheel came off');
      },
    },
  } as unknown as typeof diceRace;

  test('leaves the match at the last decision, names the place, and the match can go on', () => {
    const created = Match.create(faulty, {
      id: 'm7',
      seats: SEATS,
      random: { kind: 'scripted', results: [5, 6, 3, 3] },
    });
    if (!created.ok) throw new Error('not created');
    const match = created.value;
    play(match, 'roll', 'roll');
    const before = match.toFile();
    const events = match.events.length;
    const done = match.submit({ seat: 0, answer: 'roll' });
    expect(done).toMatchObject({
      ok: false,
      error: {
        code: 'fault',
        message: 'match m7, answer 2, step turn, after TOY-ROLL-01: a wheel came off',
      },
    });
    expect(match.fault).toBeInstanceOf(RulesFault);
    expect(match.fault).toMatchObject({ match: 'm7', seq: 2, step: 'turn', rule: 'TOY-ROLL-01' });
    expect(match.toFile()).toEqual(before);
    expect(match.events).toHaveLength(events);
    play(match, 'rest');
    expect(match.fault).toBeUndefined();
    expect(match.seq).toBe(3);
  });

  test('a game that runs on without a decision is stopped', () => {
    const idle = { ...diceRace, *idle() {}, steps: { *turn() {} } };
    expect(() => Match.create(idle, { id: 'x', seats: SEATS, random: KEYED })).toThrow(
      'ran 10000 steps without a decision',
    );
    const lost = { ...diceRace, next: () => 'nowhere' };
    expect(() => Match.create(lost, { id: 'x', seats: SEATS, random: KEYED })).toThrow(
      'has no step "nowhere"',
    );
  });
});

describe('shared decisions', () => {
  const shared = {
    ...diceRace,
    steps: {
      *turn(table: RaceTable) {
        const { id } = yield* askOne({
          kind: 'one',
          seat: 1,
          seats: [1, 0],
          why: { key: 'together' },
          options: [{ id: 'go' }],
        });
        if (id === 'go') table.state.places[0] = (table.state.places[0] ?? 0) + 10;
      },
    },
  } as unknown as typeof diceRace;

  test('the first answer of any seat that may answer stands', () => {
    const created = Match.create(shared, {
      id: 's',
      seats: SEATS,
      options: { goal: 20 },
      random: KEYED,
    });
    if (!created.ok) throw new Error('not created');
    const match = created.value;
    expect(match.seatView(0).choices).toHaveLength(1);
    expect(match.seatView(1).choices).toHaveLength(1);
    expect(match.submit({ seat: 0, answer: 'go' }).ok).toBe(true);
    expect(match.submit({ seat: 1, answer: 'go' }).ok).toBe(true);
    expect(match.log.map((entry) => entry.seat)).toEqual([0, 1]);
    const loaded = Match.load(shared, plain(match.toFile()));
    expect(loaded.ok && loaded.value.log).toEqual(match.log);
  });
});

describe('a starting position', () => {
  test('is laid over the set-up and kept in the file', () => {
    const created = Match.create(diceRace, {
      id: 'g',
      seats: SEATS,
      random: { kind: 'scripted', results: [4] },
      given: { places: [97, 3], active: 0 },
    });
    if (!created.ok) throw new Error('not created');
    const match = created.value;
    play(match, 'roll');
    expect(match.outcome?.winners).toEqual([0]);
    expect(match.unusedResults).toEqual([]);
    const loaded = Match.load(diceRace, plain(match.toFile()));
    expect(loaded.ok && loaded.value.state).toEqual(match.state);
  });

  test('is refused by a game that takes none', () => {
    const { given: _given, ...game } = diceRace;
    expect(() => Match.create(game, { id: 'g', seats: SEATS, random: KEYED, given: {} })).toThrow(
      'takes no starting position',
    );
  });
});

test('a spectator may answer nothing and sees whom the match waits for', () => {
  const created = Match.create(wards, { id: 'w', seats: SEATS, random: KEYED });
  if (!created.ok) throw new Error('not created');
  const view = created.value.seatView(-1);
  expect(view.choices).toEqual([]);
  expect(view.waiting).toEqual([{ seats: [0] }, { seats: [1] }]);
  expect(view).toMatchObject({ game: 'wards', rulesVersion: '1', observer: -1, seq: 0 });
});
