import { describe, expect, test } from 'vitest';
import { type Choice, choicesIn } from './choice.ts';
import type { Game } from './game.ts';
import { Match } from './match.ts';
import { seededSource } from './random/seeded.ts';
import { Runner } from './runner.ts';
import { sampleAnswer } from './sample-answer.ts';
import { type Seat, SPECTATOR } from './seat.ts';
import { type HeapState, heap, heapWith } from './testing/index.ts';

function newMatch(hammers = [1, 1], stones = [1, 2, 3]): Match {
  const made = Match.create(heap, {
    id: 'heap',
    seats: [0, 1].map((i) => ({ name: `S${i}`, player: 'human' })),
    random: { kind: 'seeded', seed: 'heap' },
    given: { hammers, stones },
  });
  if (!made.ok) throw new Error('not made');
  return made.value;
}

const idsOf = (match: Match, seat: Seat) =>
  match.seatView(seat).choices.map(({ options }) => options.map(({ id }) => id));
const submit = (match: Match, seat: Seat, answer: unknown, slot?: number) => {
  const done = match.submit({ seat, answer, slot });
  if (!done.ok) throw new Error(done.error.message);
  return done.value;
};

describe('a standing offer', () => {
  test('is seen by its seat alone, and the match waits for nobody because of it', () => {
    const match = newMatch();
    expect(match.choices.map(({ seat }) => seat)).toEqual([0]);
    expect(match.seatView(1)).toMatchObject({
      choices: [],
      waiting: [{ seats: [0] }],
      standing: [{ slot: -1, why: { key: 'break' } }],
    });
    expect(newMatch([1, 0]).seatView(1)).not.toHaveProperty('standing');
    expect(match.seatView(SPECTATOR)).not.toHaveProperty('standing');
    expect(newMatch([1, 0]).seatView(0)).toEqual(newMatch([1, 1]).seatView(0));
  });

  test('is part of what can be chosen, by which rules are compared', () => {
    expect(newMatch([1, 0]).begun).not.toBe(newMatch([1, 1]).begun);
  });

  test('is used while another decides, whose choice is then made anew', () => {
    const match = newMatch();
    expect(idsOf(match, 0)).toEqual([['stone-1', 'stone-2', 'stone-3']]);
    expect(submit(match, 1, 'stone-2', -1)).toMatchObject({ seat: 1, slot: -1 });
    expect(match.seatView(0).choices.map(({ why }) => why.key)).toEqual(['guard']);
    submit(match, 0, 'no');
    expect(idsOf(match, 0)).toEqual([['stone-1', 'stone-3']]);
    submit(match, 0, 'stone-3');
    expect((match.state as HeapState).taken).toEqual([[3], []]);
    expect(idsOf(match, 1)).toEqual([['stone-1']]);
  });

  test('leaves the very choice if it asks nothing and changes nothing of it', () => {
    const idle = heapWith((t) => ({
      offersFor: (seat) => [{ kind: 'one', seat, why: { key: 'hum' }, options: [{ id: 'hum' }] }],
      *use({ seat }) {
        if (seat === 1) t.state.stones.pop();
      },
    }));
    const runner = Runner.setUp(idle, {
      options: { stones: 3 },
      seatCount: 2,
      random: seededSource('idle'),
    });
    runner.advance();
    const asked = choicesIn(runner.pending);
    runner.give(-1, 0, 0);
    expect(choicesIn(runner.pending)[0]).toBe(asked[0]);
    runner.give(-1, 0, 1);
    expect(choicesIn(runner.pending)[0]).not.toBe(asked[0]);
    expect(choicesIn(runner.pending)[0]).toMatchObject({ options: [{ stone: 1 }, { stone: 2 }] });
  });

  test('leaves the choice as it was if it changes nothing', () => {
    const match = newMatch();
    submit(match, 1, 'stone-2', -1);
    submit(match, 0, 'yes');
    expect(idsOf(match, 0)).toEqual([['stone-1', 'stone-2', 'stone-3']]);
    submit(match, 0, 'stone-2');
    expect((match.state as HeapState).taken).toEqual([[2], []]);
  });

  test('may be used while another offer is carried out', () => {
    const match = newMatch([1, 2]);
    submit(match, 1, 'stone-2', -1);
    submit(match, 1, 'stone-3', -1);
    submit(match, 0, 'no');
    expect((match.state as HeapState).stones).toEqual([1, 2]);
    submit(match, 0, 'no');
    expect(idsOf(match, 0)).toEqual([['stone-1']]);
  });

  test('that leaves nothing to choose ends the choice', () => {
    const match = newMatch([1, 1], [7]);
    const again = newMatch([1, 1], [7]);
    submit(match, 1, 'stone-7', -1);
    submit(match, 0, 'no');
    expect(match.over).toBe(true);
    expect(again.over).toBe(false);
  });

  test('of another is refused as one that is not there', () => {
    const match = newMatch([0, 1]);
    const other = newMatch([0, 0]);
    for (const slot of [-1, -2]) {
      const refused = match.submit({ seat: 0, slot, answer: 'stone-1' });
      expect(refused).toEqual(other.submit({ seat: 0, slot, answer: 'stone-1' }));
      expect(refused).toMatchObject({ ok: false, error: { code: 'no-such-choice' } });
    }
    expect(match.submit({ seat: 1, answer: 'stone-1' })).toMatchObject({
      ok: false,
      error: { code: 'not-your-choice' },
    });
  });

  test('is replayed, taken back and forked like any answer', () => {
    const match = newMatch();
    submit(match, 1, 'stone-2', -1);
    submit(match, 0, 'no');
    submit(match, 0, 'stone-1');
    const loaded = Match.load(heap, match.toFile({ withSecret: true }));
    expect(loaded.ok && loaded.value.state).toEqual(match.state);
    const fork = match.fork(2);
    expect(idsOf(fork, 0)).toEqual([['stone-1', 'stone-3']]);
    expect(fork.forkRunner(seededSource('ahead')).state).toEqual(fork.state);
    match.rewind(0);
    expect(match.seatView(1)).toEqual(newMatch().seatView(1));
    for (let i = 0; i < 3; i += 1) expect(match.redo().ok).toBe(true);
    expect(match.state).toEqual(loaded.ok && loaded.value.state);
  });

  test('is never looked at by random players', () => {
    let looked = 0;
    const offersFor = () => {
      looked += 1;
      return [];
    };
    const watched = heapWith(() => ({ offersFor, *use() {} })) as unknown as Game;
    const runner = Runner.setUp(watched, {
      options: { stones: 3 } as never,
      seatCount: 2,
      random: seededSource('random'),
    });
    runner.advance();
    const bots = seededSource('bots');
    let decisions = 0;
    for (; runner.pending !== undefined; decisions += 1) {
      const [choice] = choicesIn(runner.pending);
      runner.give(0, sampleAnswer(choice as Choice, bots));
    }
    expect([decisions, looked]).toEqual([3, 0]);
  });
});
