import { describe, expect, test } from 'vitest';
import { type Choice, choicesIn, type Pending } from './choice.ts';
import type { Flow, Reply } from './flow.ts';
import { defineGame } from './game.ts';
import { answerByPass } from './orders.ts';
import { type PassingWindow, untilAllPass } from './passing.ts';
import { seededSource } from './random/seeded.ts';
import { Runner } from './runner.ts';
import { heap } from './testing/index.ts';
import { fromWire } from './wire-answer.ts';

/** A window of three seats, of which some hold cards; what is played is written down. */
function windowOf(hands: string[][], more: Partial<PassingWindow> = {}) {
  const played: string[] = [];
  const window: PassingWindow = {
    seats: [0, 1, 2],
    why: { key: 'window', rule: 'TOY-1' },
    optionsFor: (seat) => (hands[seat] ?? []).map((id) => ({ id })),
    *act(seat, { id }) {
      hands[seat] = (hands[seat] ?? []).filter((card) => card !== id);
      played.push(`${seat}: ${id}`);
    },
    ...more,
  };
  return { window, played };
}

/** Answers a flow: each pair is the seat that answers and what it takes. */
function answering(flow: Flow<void>) {
  let result = flow.next(0);
  const pending = () => (result.done ? undefined : result.value) as Pending | undefined;
  return {
    asked: () => choicesIn(pending()).map(({ seat }) => seat),
    choiceOf: (seat: number) => choicesIn(pending()).find((choice) => choice.seat === seat),
    over: () => result.done === true,
    give(seat: number, id: string) {
      const choices = choicesIn(pending());
      const slot = choices.findIndex((choice) => choice.seat === seat);
      const { options } = choices[slot] as Choice & { options: readonly { id: string }[] };
      const answer = options.findIndex((option) => option.id === id);
      if (slot < 0 || answer < 0) throw new Error(`seat ${seat} is not offered ${id}`);
      result = flow.next({ slot, answer } satisfies Reply);
    },
  };
}

describe('a window of passing', () => {
  test('closes when all have passed in a row, in whatever order they answer', () => {
    const { window, played } = windowOf([['curse'], [], []]);
    const course = answering(untilAllPass(window));
    const last = course.choiceOf(1);
    course.give(2, 'pass');
    course.give(0, 'pass');
    expect(course.asked()).toEqual([1]);
    // Whoever is still asked is asked the same: an answer on its way is not too late.
    expect(course.choiceOf(1)).toBe(last);
    course.give(1, 'pass');
    expect([course.over(), played]).toEqual([true, []]);
  });

  test('is opened again for all by whoever acts', () => {
    const { window, played } = windowOf([['curse'], ['shield', 'sword'], []]);
    const course = answering(untilAllPass(window));
    course.give(1, 'pass');
    course.give(2, 'pass');
    course.give(0, 'curse');
    expect(course.asked()).toEqual([0, 1, 2]);
    course.give(1, 'shield');
    for (const seat of [0, 2, 1]) course.give(seat, 'pass');
    expect([course.over(), played]).toEqual([true, ['0: curse', '1: shield']]);
  });

  test('asks whoever holds nothing as well, in the same way', () => {
    const { window } = windowOf([['curse'], [], []], { scopes: { turn: 4 }, seconds: 3 });
    const course = answering(untilAllPass(window));
    const [full, empty] = [course.choiceOf(0), course.choiceOf(1)];
    expect(empty).toMatchObject({ options: [{ id: 'pass' }], fallback: 0 });
    expect(full).toMatchObject({ options: [{ id: 'curse' }, { id: 'pass' }], fallback: 1 });
    expect(full?.pass).toEqual(empty?.pass);
    expect(full?.pass).toEqual({ scopes: { turn: 4 }, aimed: false, seconds: 3 });
  });

  test('is open to nobody where nobody may act', () => {
    const { window } = windowOf([], { seats: [] });
    expect(answering(untilAllPass(window)).over()).toBe(true);
  });

  test('is passed in advance for a time, unless something is aimed at the seat', () => {
    const { window } = windowOf([['curse'], [], []], {
      scopes: { combat: 3, turn: 12 },
      isAimedAt: (seat) => seat === 1,
    });
    const course = answering(untilAllPass(window));
    const [own, aimed] = [course.choiceOf(0) as Choice, course.choiceOf(1) as Choice];
    expect(answerByPass(own, [])).toBeUndefined();
    expect(answerByPass(own, [{ scope: 'combat', of: 3 }])).toBe(1);
    expect(answerByPass(own, [{ scope: 'combat', of: 2 }])).toBeUndefined();
    expect(answerByPass(own, [{ scope: 'round', of: 3 }])).toBeUndefined();
    expect(
      answerByPass(own, [
        { scope: 'combat', of: 2 },
        { scope: 'turn', of: 12 },
      ]),
    ).toBe(1);
    expect(answerByPass(aimed, [{ scope: 'combat', of: 3 }])).toBeUndefined();
  });

  test('is made anew where somebody uses a standing offer meanwhile', () => {
    const hands: string[][] = [['curse'], [], []];
    const { window, played } = windowOf(hands);
    const steal: Choice = { kind: 'one', seat: 2, why: { key: 'steal' }, options: [{ id: 'yes' }] };
    const runner = Runner.setUp(
      defineGame({
        ...heap,
        steps: { turn: () => untilAllPass(window) },
        standing: () => ({
          offersFor: (seat) => (seat === 2 ? [steal] : []),
          *use() {
            hands[2] = hands[0] ?? [];
            hands[0] = [];
          },
        }),
      }),
      { options: { stones: 1 }, seatCount: 3, random: seededSource('window') },
    );
    runner.advance();
    const open = () => choicesIn(runner.pending);
    const give = (seat: number, id: string) => {
      const slot = open().findIndex((choice) => choice.seat === seat);
      const answer = fromWire(open()[slot] as Choice, id);
      if (!answer.ok) throw new Error(answer.error.message);
      runner.give(slot, answer.value);
    };
    give(1, 'pass');
    runner.give(-1, 0, 2);
    expect(open().map(({ seat }) => seat)).toEqual([0, 2]);
    expect(open()[0]).toMatchObject({ options: [{ id: 'pass' }], fallback: 0 });
    give(2, 'curse');
    expect(played).toEqual(['2: curse']);
  });
});
