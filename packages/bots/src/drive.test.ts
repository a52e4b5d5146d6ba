import {
  askAny,
  askOne,
  type Choice,
  defineGame,
  type Flow,
  type Game,
  type Policy,
  type Seat,
  type Table,
} from '@tablewright/engine';
import { Runner, seededSource } from '@tablewright/engine/host';
import { expect, test } from 'vitest';
import { nextMove, PolicyFault, playOut, randomPolicy } from './index.ts';

interface State {
  readonly secrets: number[];
  readonly log: [seat: Seat, option: string][];
  left: number;
}

const OPTIONS = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
const ask = (seat: Seat, seats?: readonly Seat[]) =>
  ({
    kind: 'one',
    seat,
    why: { key: 'pick' },
    options: OPTIONS,
    ...(seats === undefined ? {} : { seats }),
  }) as const;

/** Three seats: an open question to all three, then one that two seats share. */
const toy = defineGame({
  id: 'toy',
  title: 'Toy',
  version: '1',
  seats: { min: 3, max: 3, default: 3 },
  options: {},
  setup: (): State => ({ secrets: [10, 11, 12], log: [], left: 5 }),
  next: (state) => (state.left > 0 ? 'round' : undefined),
  steps: {
    *round(table: Table<State>): Flow<void> {
      const { state } = table;
      const { slot, answer } = yield* askAny([ask(0), ask(1), ask(2)]);
      state.log.push([slot, OPTIONS[answer as number]?.id ?? '?']);
      const shared = yield* askOne(ask(1, [1, 2]));
      state.log.push([-1, shared.id]);
      state.left -= 1;
    },
  },
  outcome: (state) => (state.left > 0 ? undefined : { result: 'won', winners: [], payoffs: [] }),
  view: (state, seat) => state.secrets[seat],
  invariants: [],
  speech: { event: ({ type }) => ({ key: type }) },
  texts: {},
  measures: { numbers: () => ({}), facets: () => ({}) },
  bots: {},
}) as unknown as Game;

function begin(): Runner {
  const runner = Runner.setUp(toy, { options: {}, seatCount: 3, random: seededSource('table') });
  runner.advance();
  return runner;
}

function played(seed: string): State {
  const runner = begin();
  playOut(runner, [randomPolicy, randomPolicy, randomPolicy], seededSource(seed));
  return runner.state as State;
}

test('the same seed plays the same match, another seed another', () => {
  expect(played('one')).toEqual(played('one'));
  expect(played('one').log).not.toEqual(played('two').log);
});

test('every seat gets its turn at an open choice', () => {
  const first = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => played(seed).log[0]?.[0]);
  expect(new Set(first)).toEqual(new Set([0, 1, 2]));
});

test('a policy sees the view of its own seat, and every sharer of a choice is asked', () => {
  const asked: [Seat, unknown][] = [];
  const watching: Policy = ({ seat, view, choice }) => {
    if (choice.seats !== undefined) asked.push([seat, view]);
    else expect(view).toBe(10 + choice.seat);
    return 0;
  };
  for (const seed of ['a', 'b', 'c']) {
    playOut(begin(), [watching, watching, watching], seededSource(seed));
  }
  expect(new Set(asked.map(([seat]) => seat))).toEqual(new Set([1, 2]));
  for (const [seat, view] of asked) expect(view).toBe(10 + seat);
});

test('the view is not made for a policy that does not look', () => {
  const blind = { ...toy, view: () => expect.unreachable() };
  const runner = Runner.setUp(blind, { options: {}, seatCount: 3, random: seededSource('t') });
  runner.advance();
  expect(playOut(runner, [randomPolicy, randomPolicy, randomPolicy], seededSource('b'))).toBe(10);
});

test('play stops at the limit and can go on', () => {
  const runner = begin();
  const policies = [randomPolicy, randomPolicy, randomPolicy];
  expect(playOut(runner, policies, seededSource('x'), 4)).toBe(4);
  expect(runner.pending).toBeDefined();
  expect(playOut(runner, policies, seededSource('y'))).toBe(6);
  expect(runner.pending).toBeUndefined();
});

test('an illegal answer of a policy stops play and names seat, choice and reason', () => {
  const wrong: Policy = () => 7;
  const play = () => playOut(begin(), [wrong, wrong, wrong], seededSource('x'));
  expect(play).toThrow(PolicyFault);
  expect(play).toThrow(/policy of seat \d answered "pick" with 7: needs an option index/);
});

test('beside people, only choices that no person shares are answered', () => {
  const choices: Choice[] = [ask(0), ask(1, [1, 2]), ask(2)];
  const at = (policies: (Policy | undefined)[]) =>
    nextMove({ game: toy, state: { secrets: [] }, choices }, policies, seededSource('x'));
  expect(at([undefined, undefined, () => 2])).toEqual({ slot: 2, seat: 2, answer: 2 });
  expect(at([undefined, undefined, undefined])).toBeUndefined();
  expect(at([undefined, () => 1, undefined])).toBeUndefined();
});
