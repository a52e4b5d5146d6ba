import { describe, expect, test } from 'vitest';
import { askOne, type Flow } from './flow.ts';
import { defineGame } from './game.ts';
import { keyedSource } from './random/keyed.ts';
import { seededSource } from './random/seeded.ts';
import { Runner } from './runner.ts';
import type { Table } from './table.ts';
import { parallel } from './together.ts';

interface Counted {
  step: 'add' | 'ask' | 'stop' | 'over';
  sum: number;
}

type Counting = Table<Counted>;

/** Adds without asking, asks once, and ends a step in its middle. */
const counting = defineGame({
  id: 'counting',
  title: 'Counting',
  version: '1',
  seats: { min: 1, max: 1, default: 1 },
  options: {},
  setup: (): Counted => ({ step: 'add', sum: 0 }),
  next: ({ step }: Counted) => (step === 'over' ? undefined : step),
  steps: {
    add: ({ state }: Counting): undefined => {
      state.sum += 1;
      state.step = state.sum < 3 ? 'add' : 'ask';
    },
    *ask({ state }: Counting): Flow<void> {
      const options = [{ id: 'ten' }, { id: 'twenty' }];
      const { id } = yield* askOne({ kind: 'one', seat: 0, why: { key: 'more' }, options });
      state.sum += id === 'ten' ? 10 : 20;
      state.step = 'stop';
    },
    stop: (table: Counting): undefined => {
      table.state.step = 'over';
      table.endStep();
    },
  },
  outcome: ({ step }: Counted) =>
    step === 'over' ? { result: 'counted', winners: [0], payoffs: [1] } : undefined,
  view: (state: Counted) => state,
  invariants: [],
  speech: { event: () => ({ key: 'nothing' }) },
  texts: {},
  measures: { numbers: () => ({}), facets: () => ({}) },
  bots: {},
});

function begin(): Runner<Counted> {
  const runner = Runner.setUp(counting, {
    options: {},
    seatCount: 1,
    random: seededSource('counting'),
  });
  runner.advance();
  return runner as unknown as Runner<Counted>;
}

test('steps that have nothing to ask may work at once, without a flow', () => {
  const runner = begin();
  expect(runner.step).toBe('ask');
  expect(runner.state.sum).toBe(3);
  runner.give(0, 1);
  expect(runner.state.sum).toBe(23);
});

test('such a step may be ended in its middle as well', () => {
  const runner = begin();
  runner.give(0, 0);
  expect(runner.pending).toBeUndefined();
  expect(runner.state).toEqual({ step: 'over', sum: 13 });
});

test('an answer to nothing is refused, and says why', () => {
  const runner = begin();
  runner.give(0, 0);
  expect(() => runner.give(0, 0)).toThrow('the match is over');
  const keyed = Runner.setUp(counting, {
    options: {},
    seatCount: 1,
    random: keyedSource({ secret: 'a'.repeat(64), contributions: [] }),
  });
  keyed.advance();
  expect(() => keyed.give(3, 0)).toThrow('no open choice 3');
  expect(() => keyed.give(-1, 0)).toThrow('no open choice -1');
  expect(() => begin().give(-1, 0, 0)).toThrow('seat 0 has no standing offer 0');
});

test('what is drawn depends on the answer before it', () => {
  const drawn = (answer: number) => {
    const dice = defineGame({
      ...counting,
      steps: {
        ...counting.steps,
        stop: (table: Counting): undefined => {
          table.state.sum = table.index(1_000_000, 'x');
          table.state.step = 'over';
        },
      },
    });
    const random = keyedSource({ secret: 'a'.repeat(64), contributions: [] });
    const runner = Runner.setUp(dice, { options: {}, seatCount: 1, random });
    runner.advance();
    runner.give(0, answer);
    return runner.state.sum;
  };
  expect(drawn(0)).toBe(drawn(0));
  expect(drawn(0)).not.toBe(drawn(1));
});

test('what such a step throws otherwise passes through', () => {
  const runner = begin();
  runner.state.step = 'nowhere' as 'stop';
  expect(() => runner.advance()).toThrow('counting has no step "nowhere"');
});

describe('a step that is ended in a nested flow', () => {
  /** Asks one question, in a flow inside a flow, and ends the step there. */
  const nested = (left: string[]) =>
    defineGame({
      ...counting,
      setup: (): Counted => ({ step: 'ask', sum: 0 }),
      steps: {
        *ask(table: Counting): Flow<void> {
          try {
            yield* inner(table, left);
            left.push('never');
          } finally {
            left.push('outer');
          }
        },
      },
    });

  function* inner(table: Counting, left: string[]): Flow<void> {
    try {
      const why = { key: 'end' };
      yield* askOne({ kind: 'one', seat: 0, why, options: [{ id: 'yes' }, { id: 'no' }] });
      table.state.step = 'over';
      table.endStep();
    } finally {
      left.push('inner');
    }
  }

  test('runs the finally blocks of all flows, from the inside out, and the match goes on', () => {
    const left: string[] = [];
    const setup = { options: {}, seatCount: 1, random: seededSource('nested') };
    const runner = Runner.setUp(nested(left), setup);
    runner.advance();
    expect(left).toEqual([]);
    runner.give(0, 0);
    expect(left).toEqual(['inner', 'outer']);
    expect(runner.pending).toBeUndefined();
  });

  test('leaves strands beside it as well', () => {
    const left: string[] = [];
    const beside = defineGame({
      ...counting,
      setup: (): Counted => ({ step: 'ask', sum: 0 }),
      steps: {
        *ask(table: Counting): Flow<void> {
          const strands = ['a', 'b'].map((name) => ({ seat: 0, flow: strand(table, name, left) }));
          yield* parallel(table, strands, { secret: true });
        },
      },
    });
    const setup = { options: {}, seatCount: 1, random: seededSource('beside') };
    const runner = Runner.setUp(beside, setup);
    runner.advance();
    runner.give(1, 0);
    expect(left).toEqual(['b', 'a']);
    expect(runner.table.audience).toBeUndefined();
  });

  function* strand(table: Counting, name: string, left: string[]): Flow<void> {
    try {
      yield* inner(table, []);
    } finally {
      left.push(name);
    }
  }
});
