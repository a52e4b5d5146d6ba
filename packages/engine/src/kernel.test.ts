import { describe, expect, test } from 'vitest';
import { choicesIn } from './choice.ts';
import { Match } from './match.ts';
import { seededSource } from './random/seeded.ts';
import { SPECTATOR } from './seat.ts';
import { wards } from './testing/index.ts';

const SEED = { kind: 'seeded', seed: 'kernel' } as const;

function newMatch(options: Record<string, unknown> = {}, seats = 2): Match {
  const created = Match.create(wards, {
    id: 'kernel',
    seats: Array.from({ length: seats }, (_, i) => ({ name: `S${i}`, player: 'human' })),
    options,
    random: SEED,
  });
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  return created.value;
}

function answer(match: Match, seat: number, choose: unknown): void {
  const done = match.submit({ seat, answer: choose });
  if (!done.ok) throw new Error(done.error.message);
}

/** Seat 0 has planned and doubted its plan four deep; seat 1 has not answered at all. */
function fourDeep(): Match {
  const match = newMatch();
  answer(match, 0, 'strike/1');
  answer(match, 0, 'yes');
  answer(match, 0, 'yes');
  answer(match, 0, 'yes');
  return match;
}

describe('interrupts inside interrupts inside a secret simultaneous choice', () => {
  test('four deep, only the seat itself knows what it is asked', () => {
    const match = fourDeep();
    const own = match.seatView(0);
    expect(own.choices).toHaveLength(1);
    expect(own.choices[0]?.why).toEqual({
      key: 'doubt',
      params: { depth: 3 },
      rule: 'TOY-DOUBT-01',
    });
    expect(own.waiting).toEqual([{ seats: [1] }]);
    expect(match.seatView(1).choices.map((choice) => choice.why.key)).toEqual(['plan']);
    expect(match.seatView(1).waiting).toEqual([{ seats: [0] }]);
    expect(match.seatView(SPECTATOR).choices).toEqual([]);
    expect(match.eventsFor(1, 1)).toEqual([]);
  });

  test('forked there, both futures can be played and do not touch each other', () => {
    const match = fourDeep();
    const kept = match.fork();
    const dropped = match.fork();
    // Depth 3 holds: so depth 2 does not, depth 1 does, depth 0 does not, and the plan stands.
    answer(kept, 0, 'yes');
    // Depth 3 is not doubted: depth 2 holds, so 1 does not, 0 does, and the plan is dropped.
    answer(dropped, 0, 'no');
    expect(kept.eventsFor(0, 1).map(({ event }) => event.type)).toEqual([
      'doubted',
      'doubted',
      'planned',
    ]);
    expect(dropped.eventsFor(0, 1).map(({ event }) => event.type)).toEqual(['doubted', 'doubted']);
    for (const future of [kept, dropped]) {
      answer(future, 1, 'strike/0');
      answer(future, 1, 'no');
    }
    // Kept: seat 0 strikes first; seat 1 has its decoy. Dropped: only seat 1 strikes.
    expect(kept.events.filter(({ event }) => event.type === 'decoyed')).toHaveLength(2);
    expect(dropped.events.filter(({ event }) => event.type === 'decoyed')).toHaveLength(1);
    expect(match.seq).toBe(4);
    expect(match.seatView(0).choices[0]?.why.params).toEqual({ depth: 3 });
  });

  test('restarted from its file at that very moment, it goes on the same', () => {
    const match = fourDeep();
    const file = JSON.parse(JSON.stringify(match.toFile()));
    const loaded = Match.load(wards, file);
    if (!loaded.ok) throw new Error(loaded.error);
    const again = loaded.value;
    expect(again.seatView(0)).toEqual(match.seatView(0));
    for (const one of [match, again]) {
      answer(one, 0, 'yes');
      answer(one, 1, 'strike/0');
      answer(one, 1, 'no');
    }
    expect(again.toFile()).toEqual(match.toFile());
    expect(again.events).toEqual(match.events);
  });

  test('a bare runner forked there goes its own way with its own dice', () => {
    const match = fourDeep();
    const runner = match.forkRunner(seededSource('elsewhere'));
    runner.give(0, 1);
    runner.give(0, 0);
    runner.give(0, 0);
    expect(runner.state).not.toEqual(match.state);
    expect(match.seq).toBe(4);
  });
});

describe('secret choices', () => {
  test('the match says that they are open', () => {
    expect(newMatch().secret).toBe(true);
    const match = newMatch();
    for (const round of [1, 2]) {
      for (const [seat, choose] of [
        [0, 'strike/1'],
        [0, 'no'],
        [1, 'strike/0'],
        [1, 'no'],
      ] as const) {
        expect(match.secret, `round ${round}`).toBe(true);
        answer(match, seat, choose);
      }
    }
    // The decoys are gone, a blow falls: who is asked to parry it is no secret.
    expect(match.choices[0]?.why.key).toBe('parry');
    expect(match.secret).toBe(false);
  });

  test('events of a strand reach the others only by what follows from them', () => {
    const match = fourDeep();
    answer(match, 0, 'yes');
    expect(match.eventsFor(0, 1).length).toBeGreaterThan(0);
    expect(match.eventsFor(1, 1)).toEqual([]);
    expect(match.eventsFor(SPECTATOR)).toEqual([]);
  });

  test('joining them reveals: what came before cannot be taken back freely', () => {
    const match = newMatch();
    answer(match, 0, 'strike/1');
    expect(match.undoStatus(0)).toEqual({ kind: 'free', to: 0 });
    answer(match, 0, 'no');
    answer(match, 1, 'strike/0');
    answer(match, 1, 'no');
    expect(match.log.at(-1)?.irrevocable).toBe(true);
    expect(match.undoStatus(1)).toMatchObject({ kind: 'consent', because: 'rolled-or-revealed' });
  });

  test('a view shows a seat its own secrets only', () => {
    const match = newMatch();
    const seen = match.seatView(1).view as { blows: unknown[] };
    expect(seen.blows[0]).toBe('hidden');
    expect(seen.blows[1]).toEqual(expect.any(Number));
    expect((match.seatView(SPECTATOR).view as { blows: unknown[] }).blows).toEqual([
      'hidden',
      'hidden',
    ]);
  });
});

describe('what a seat can imagine', () => {
  /** Seat 1 has planned and doubted in secret; seat 0 has not begun. */
  function underWay(doubt: 'yes' | 'no'): Match {
    const match = newMatch({}, 3);
    answer(match, 1, 'strike/2');
    answer(match, 1, doubt);
    return match;
  }

  /** Many imaginations, played on by always taking the first option; what state they come to. */
  function imagined(match: Match, observer: number): Set<string> {
    const ends = new Set<string>();
    for (let i = 0; i < 60; i += 1) {
      const runner = match.imagineRunner(observer, seededSource(`imagine ${i}`));
      if (runner === undefined) continue;
      while (runner.pending !== undefined) runner.give(0, 0);
      ends.add(JSON.stringify(runner.state));
    }
    return ends;
  }

  test('is all open to it and nothing of what others hide', () => {
    for (const observer of [0, SPECTATOR]) {
      const really = [underWay('yes'), underWay('no')].map((match) => imagined(match, observer));
      expect(really[0]?.size).toBeGreaterThan(10);
      expect(really[0]).toEqual(really[1]);
    }
  });

  test('keeps what it knows itself', () => {
    const match = underWay('yes');
    const own = (match.seatView(1).view as { blows: number[] }).blows[1];
    for (let i = 0; i < 20; i += 1) {
      const runner = match.imagineRunner(1, seededSource(`own ${i}`));
      expect((runner?.state as { blows: number[] } | undefined)?.blows[1]).toBe(own);
      expect(choicesIn(runner?.pending).map((choice) => choice.why.params?.depth)).toContain(1);
    }
  });

  test('draws hidden parts anew', () => {
    const match = newMatch({}, 2);
    const blows = new Set(
      Array.from({ length: 60 }, (_, i) => {
        const runner = match.imagineRunner(0, seededSource(`hidden ${i}`));
        return (runner?.state as { blows: number[] } | undefined)?.blows[1];
      }),
    );
    expect([...blows].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('may guess others by a policy', () => {
    const match = underWay('yes');
    const runner = match.imagineRunner(0, seededSource('x'), () => 0);
    const asked = choicesIn(runner?.pending).filter((choice) => choice.seat === 1);
    // Guessed: no doubt at depth 0, so seat 1 is done.
    expect(asked).toEqual([]);
  });
});
