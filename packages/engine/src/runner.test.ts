import { expect, test } from 'vitest';
import { askOne, type Flow } from './flow.ts';
import { defineGame } from './game.ts';
import { seededSource } from './random/seeded.ts';
import { Runner } from './runner.ts';
import type { Table } from './table.ts';

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

test('what such a step throws otherwise passes through', () => {
  const runner = begin();
  runner.state.step = 'nowhere' as 'stop';
  expect(() => runner.advance()).toThrow('counting has no step "nowhere"');
});
