import { describe, expect, test } from 'vitest';
import { choicesIn } from './choice.ts';
import { askOne } from './flow.ts';
import { Match } from './match.ts';
import { seededSource } from './random/seeded.ts';
import { RulesFault } from './rules-fault.ts';
import { diceRace, wards } from './testing/index.ts';
import { finish, KEYED, plain, play, race, SEATS } from './testing/races.ts';

type RaceTable = Parameters<NonNullable<(typeof diceRace.steps)['turn']>>[0];

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
        irrevocableFor: [],
        secret: false,
        hash: expect.any(String),
        told: expect.any(String),
      },
      {
        seat: 1,
        answer: 'rest',
        why: 'turn',
        irrevocable: false,
        irrevocableFor: [],
        secret: false,
        hash: expect.any(String),
        told: expect.any(String),
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
          always: true,
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
