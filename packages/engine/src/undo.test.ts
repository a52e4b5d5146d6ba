import { describe, expect, test } from 'vitest';
import { Match } from './match.ts';
import { seededSource } from './random/seeded.ts';
import { SPECTATOR } from './seat.ts';
import { diceRace } from './testing/index.ts';
import { type PeekersState, peekers } from './testing/peekers.ts';
import { finish, KEYED, play, race, SEATS } from './testing/races.ts';
import { type LogEntry, undoStatus } from './undo.ts';

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

  describe('after a draw that only some have seen', () => {
    const after = (...answers: readonly (readonly [seat: number, answer: string])[]) => {
      const created = Match.create(peekers, { id: 'peeking', seats: SEATS, random: KEYED });
      if (!created.ok) throw new Error('not created');
      const match = created.value;
      for (const [seat, answer] of answers) expect(match.submit({ seat, answer }).ok).toBe(true);
      return match;
    };

    test('is the same for all others as if nothing had been drawn', () => {
      const peeked = after([1, 'go-on'], [0, 'peek']);
      const passed = after([1, 'go-on'], [0, 'go-on']).fork(1);
      expect(passed.undoStatus(1)).toEqual({ kind: 'free', to: 0 });
      expect(peeked.undoStatus(1)).toEqual({
        kind: 'consent',
        to: 0,
        because: 'others-answered',
        from: [0],
      });
      expect(after([0, 'peek']).undoStatus(1)).toEqual({ kind: 'nothing' });
      expect(peeked.log.map(({ irrevocable }) => irrevocable)).toEqual([false, false]);
    });

    test('is free no longer for who has seen it', () => {
      expect(after([0, 'peek']).undoStatus(0)).toEqual({
        kind: 'consent',
        to: 0,
        because: 'rolled-or-revealed',
        from: [1],
      });
      // Those who are asked hear what they know anyway.
      expect(after([0, 'peek'], [1, 'go-on']).undoStatus(0)).toMatchObject({
        because: 'others-answered',
      });
    });

    test('is for all what it is after any draw, once it is revealed', () => {
      const match = after([0, 'peek'], [0, 'go-on'], [1, 'go-on']);
      for (const seat of [0, 1]) {
        expect(match.undoStatus(seat)).toMatchObject({ because: 'rolled-or-revealed' });
      }
    });

    test('does not tell a search what others have answered in secret', () => {
      // Half of all guesses are that seat 0 has gone on.
      const guesses = Array.from({ length: 20 }, (_, at) => {
        const match = after([0, 'peek']);
        const runner = match.imagineRunner(1, seededSource(`guess ${at}`));
        return (runner?.state as PeekersState | undefined)?.peeked[0]?.length;
      });
      expect(new Set(guesses)).toEqual(new Set([0, 1]));
    });

    test('does not tell a search what others have rolled in secret', () => {
      const match = after([0, 'peek'], [1, 'peek']);
      const imagined = (observer: number, whose: number) =>
        Array.from({ length: 40 }, (_, at) => {
          const runner = match.imagineRunner(observer, seededSource(`face ${at}`), () => 0);
          return (runner?.state as PeekersState | undefined)?.peeked[whose]?.[0] ?? 0;
        });
      const [own] = (match.state as PeekersState).peeked[0] ?? [];
      expect(new Set(imagined(0, 0))).toEqual(new Set([own]));
      expect(new Set(imagined(SPECTATOR, 0))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    });
  });

  describe('by whoever runs the table', () => {
    const terms = { kind: 'anybodys' } as const;
    const entry = (seat: number, part: Partial<LogEntry> = {}): LogEntry => ({
      seat,
      answer: 'x',
      hash: '',
      why: 'y',
      irrevocable: false,
      irrevocableFor: [],
      secret: false,
      ...part,
    });

    test('is free for the last answer of anybody, down to the last die', () => {
      expect(undoStatus([entry(0, { irrevocable: true }), entry(1)], 2, 3, terms)).toEqual({
        kind: 'free',
        to: 1,
      });
      expect(undoStatus([], 2, 3, terms)).toEqual({ kind: 'nothing' });
    });

    test.each([
      ['a die', { irrevocable: true }],
      ['a die behind the screen', { irrevocableFor: [2] }],
    ])('takes %s back only if all others agree', (_, part) => {
      expect(undoStatus([entry(0), entry(2, part)], 2, 3, terms)).toEqual({
        kind: 'consent',
        to: 1,
        because: 'rolled-or-revealed',
        from: [0, 1],
      });
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
