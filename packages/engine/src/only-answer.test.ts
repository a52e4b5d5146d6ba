import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AllocationChoice, Choice, OneChoice, PathChoice, SomeChoice } from './choice.ts';
import { askOne, type Flow } from './flow.ts';
import { defineGame } from './game.ts';
import { lazyPath, orOption, sievedOne } from './lazy-choice.ts';
import { enumerateAnswers } from './list-answers.ts';
import { choiceView } from './match-view.ts';
import { onlyAnswer } from './only-answer.ts';
import { seededSource } from './random/seeded.ts';
import { Runner } from './runner.ts';

const base = { seat: 0, why: { key: 'asked' } } as const;
const ids = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `${at}` }));

const small = fc.integer({ min: 0, max: 3 });
const one = small.map((count): OneChoice => ({ ...base, kind: 'one', options: ids(count) }));
const some = fc.record({ count: small, min: small, max: small, of: small, most: small }).map(
  ({ count, min, max, of, most }): SomeChoice => ({
    ...base,
    kind: 'some',
    options: ids(count),
    min,
    max,
    ...(of === 0 ? {} : { limits: [{ of: [...ids(of).keys()], max: most }] }),
  }),
);
const amount = fc
  .record({ min: small, more: small })
  .map(({ min, more }): Choice => ({ ...base, kind: 'amount', min, max: min + more }));
const allocation = fc
  .record({
    caps: fc.array(small, { maxLength: 4 }),
    min: small,
    max: fc.integer({ min: 0, max: 9 }),
    targets: fc.option(small, { nil: undefined }),
  })
  .map(
    ({ caps, min, max, targets }): AllocationChoice => ({
      ...base,
      kind: 'allocation',
      options: ids(caps.length),
      caps,
      min,
      max,
      ...(targets === undefined ? {} : { maxTargets: targets }),
    }),
  );
const order = small.map((count): Choice => ({ ...base, kind: 'order', options: ids(count) }));
const path = fc
  .record({
    links: fc.array(fc.array(fc.tuple(small, fc.integer({ min: 0, max: 2 })), { maxLength: 3 }), {
      minLength: 4,
      maxLength: 4,
    }),
    ends: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
    budget: small,
  })
  .map(
    ({ links, ends, budget }): PathChoice => ({
      ...base,
      kind: 'path',
      options: ids(4),
      from: 0,
      steps: links.map((list) => [...new Map(list).keys()]),
      costs: links.map((list) => [...new Map(list).values()]),
      budget,
      ends,
    }),
  );

describe('the only answer', () => {
  test('is there exactly if there is one legal answer, whatever the kind of choice', () => {
    fc.assert(
      fc.property(fc.oneof(one, some, amount, allocation, order, path), (choice) => {
        const [first, second] = enumerateAnswers(choice, 2);
        expect(onlyAnswer(choice)).toEqual(second === undefined ? first : undefined);
      }),
      { numRuns: 3000 },
    );
  });

  test('of a split that goes to one is that of the only one who can take it all', () => {
    const split = { ...base, kind: 'allocation', options: ids(2), min: 2, max: 2 } as const;
    expect(onlyAnswer({ ...split, caps: [3, 1], maxTargets: 1 })).toEqual([2, 0]);
    expect(onlyAnswer({ ...split, caps: [3, 2], maxTargets: 1 })).toBeUndefined();
  });

  test('of text is none: the player’s words are nobody else’s', () => {
    const text = { ...base, kind: 'text', minLength: 0, maxLength: 0 } as const;
    expect(onlyAnswer(text)).toBeUndefined();
  });

  test('what stands apart from the course of the game does not count', () => {
    const asides = [{ id: 'go' }, { id: 'give-up', aside: true }] as const;
    expect(onlyAnswer({ ...base, kind: 'one', options: asides })).toBe(0);
    expect(onlyAnswer({ ...base, kind: 'one', options: asides.slice(1) })).toBeUndefined();
  });

  test('of a sieve is the candidate that passes, and a list is never made', () => {
    const candidates = ids(4);
    const passing = (...wanted: string[]) => {
      const sieve = { candidates, passes: ({ id }: { id: string }) => wanted.includes(id) };
      return sievedOne(0, base.why, sieve, candidates[2] ?? { id: '' });
    };
    expect(onlyAnswer(passing('2'))).toBe(-3);
    expect(onlyAnswer(passing('1', '2'))).toBeUndefined();
    expect(onlyAnswer(orOption(passing('2'), { id: 'give-up', aside: true }))).toBe(-3);
  });

  test('of a way with a trail names places by their keys, and the graph is never listed', () => {
    const stepsFrom = (place: number) => ({ to: place < 30 ? [place + 10] : [], costs: [1] });
    const trail = {
      from: 10,
      stepsFrom,
      mayEnd: (place: number) => place === 30,
      option: (place: number) => ({ id: `at-${place}` }),
    };
    const way = lazyPath(0, base.why, 5, trail, () => {
      throw new Error('listed');
    });
    expect(onlyAnswer(way)).toEqual([-21, -31]);
  });
});

describe('a decision with a single answer', () => {
  /** Asks three times; what was answered is kept. */
  const asking = (choice: OneChoice, more: object = {}) => {
    const game = defineGame({
      id: 'asking',
      title: 'Asking',
      version: '1',
      seats: { min: 1, max: 1, default: 1 },
      options: {},
      setup: (): { answers: string[] } => ({ answers: [] }),
      next: ({ answers }) => (answers.length < 3 ? 'ask' : undefined),
      steps: {
        *ask({ state }): Flow<void> {
          state.answers.push((yield* askOne(choice)).id);
        },
      },
      outcome: () => undefined,
      view: (state) => state,
      invariants: [],
      speech: { event: () => ({ key: 'nothing' }) },
      texts: {},
      measures: { numbers: () => ({}), facets: () => ({}) },
      bots: {},
      ...more,
    });
    const setup = { options: {}, seatCount: 1, random: seededSource('asking') };
    const runner = Runner.setUp(game, setup);
    runner.advance();
    return runner;
  };
  const go: OneChoice = { ...base, kind: 'one', options: [{ id: 'go' }] };

  test('is taken unasked', () => {
    const runner = asking(go);
    expect(runner.pending).toBeUndefined();
    expect(runner.state).toEqual({ answers: ['go', 'go', 'go'] });
  });

  test('is asked if it is an act of the player’s own, which no client hears of', () => {
    const act: OneChoice = { ...go, always: true };
    expect(asking(act).pending).toBe(act);
    expect(choiceView(act, 0)).not.toHaveProperty('always');
  });

  test('is asked while a silence would tell what is secret', () => {
    const secret = ({ answers }: { answers: string[] }) => answers.length === 1;
    const runner = asking(go, { asksAnyway: secret });
    expect(runner.state).toEqual({ answers: ['go'] });
    runner.give(0, 0);
    expect(runner.state).toEqual({ answers: ['go', 'go', 'go'] });
  });

  test('that is asked for ever is a fault of the rules', () => {
    const ask = function* () {
      for (;;) yield* askOne(go);
    };
    expect(() => asking(go, { steps: { ask } })).toThrow('single answers in one go');
  });
});
