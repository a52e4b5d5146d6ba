import {
  askOne,
  defineGame,
  type Flow,
  type Game,
  PASS,
  type Table,
  untilAllPass,
} from '@tablewright/engine';
import { toWire, verify } from '@tablewright/engine/host';
import { expect, test } from 'vitest';
import type { GivenOrder } from './given-orders.ts';
import { HUMAN } from './hand-over.ts';
import { MatchSession } from './match-session.ts';
import { newMatch } from './new-match.ts';

interface Duel {
  round: number;
  readonly said: string[];
}

/** Four rounds: both may parry, one after the other, then the first says how the round ends. */
const duel = defineGame({
  id: 'duel',
  title: 'Duel',
  version: '1',
  seats: { min: 2, max: 2, default: 2 },
  options: {},
  setup: (): Duel => ({ round: 0, said: [] }),
  next: ({ round }) => (round < 4 ? 'round' : undefined),
  steps: { round },
  outcome: ({ round }) =>
    round < 4 ? undefined : { result: 'done', winners: [], payoffs: [0, 0] },
  view: (state) => state,
  invariants: [],
  speech: { event: ({ type }) => ({ key: `event.${type}` }) },
  texts: {},
  measures: { numbers: () => ({}), facets: () => ({}) },
  bots: {},
});

function* round(table: Table<Duel>): Flow<void> {
  const { state } = table;
  for (const seat of [0, 1]) {
    const parry = yield* askOne({
      kind: 'one',
      seat,
      why: { key: 'parry' },
      options: [{ id: 'pass' }, { id: 'parry' }],
      reaction: { key: 'parry', take: 1, decline: 0 },
    });
    state.said.push(`${seat} ${parry.id}`);
  }
  const end = yield* askOne({
    kind: 'one',
    seat: 0,
    why: { key: 'end' },
    options: [{ id: 'bow' }, { id: 'leap' }],
  });
  state.said.push(end.id);
  state.round += 1;
}

/** Each of four rounds is a bow of the first seat or a leap, for which a die is thrown, and a window in which both may say something twice a game. */
const parley = defineGame({
  ...duel,
  id: 'parley',
  steps: {
    *round(table: Table<Duel>): Flow<void> {
      const { state } = table;
      const end = yield* askOne({
        ...{ kind: 'one', seat: 0, why: { key: 'end' } },
        options: [{ id: 'bow' }, { id: 'leap' }],
      });
      state.said.push(end.id);
      if (end.id === 'leap') table.index(6, 'leap');
      yield* untilAllPass({
        seats: [0, 1],
        why: { key: 'say' },
        optionsFor: () => (state.round < 2 ? [] : [{ id: 'word' }]),
        *act() {
          state.said.push('word');
        },
      });
      state.round += 1;
    },
  },
});

const NEVER: GivenOrder = { key: 'parry', order: 'never', why: { key: 'parry' } };

function sit(...players: string[]) {
  return sitAt(duel as never, ...players);
}

function sitAt(game: Game, ...players: string[]) {
  const seats = players.map((player, seat) => ({ name: `N${seat}`, player }));
  const made = newMatch(game, { seats, options: {} }, () => undefined);
  if (!made.ok) throw new Error(made.error[0]?.message);
  const session = new MatchSession(made.value, {
    bots: async ({ choice }) => toWire(choice, 1),
    later: () => undefined,
  });
  const asked = () => session.snapshot().seen.choices[0]?.why.key;
  const said = () => (session.match.state as Duel).said;
  const choose = (id: string) => session.answer(session.snapshot().seen.choices[0]?.slot ?? -1, id);
  return { session, asked, said, choose };
}

test('a standing order answers the open reaction and the later ones of its seat', () => {
  const { session, asked, said, choose } = sit(HUMAN, HUMAN);
  session.order(NEVER);
  expect(said()).toEqual(['0 pass']);
  expect(session.snapshot().observer).toBe(1);
  choose('parry');
  choose('bow');
  expect(said()).toEqual(['0 pass', '1 parry', 'bow', '0 pass']);
  expect(asked()).toBe('parry');
  expect(verify(duel as never, session.toFile('continue')).ok).toBe(true);
});

test('"always" takes the reaction, and a new order of its kind replaces the old one', () => {
  const { session, said, choose } = sit(HUMAN, HUMAN);
  session.order({ ...NEVER, order: 'always' });
  expect(said()).toEqual(['0 parry']);
  choose('pass');
  session.order(NEVER);
  expect(session.snapshot().orders).toEqual([NEVER]);
  choose('bow');
  expect(said().at(-1)).toBe('0 pass');
});

test('who takes an order back is asked again, and others never hear of it', () => {
  const { session, asked, choose } = sit(HUMAN, HUMAN);
  session.order(NEVER);
  expect(session.snapshot().orders).toEqual([]);
  choose('pass');
  expect(session.snapshot().orders).toEqual([NEVER]);
  session.askAgain('parry');
  choose('bow');
  expect(session.snapshot()).toMatchObject({ observer: 0, orders: [] });
  expect(asked()).toBe('parry');
});

test('what is taken back is asked again, whatever was ordered', () => {
  const { session, asked, said, choose } = sit(HUMAN, HUMAN);
  session.order(NEVER);
  choose('pass');
  choose('bow');
  expect(said()).toHaveLength(4);
  session.undo();
  expect(said()).toHaveLength(3);
  expect(asked()).toBe('parry');
  choose('parry');
  expect(said().at(-1)).toBe('0 parry');
});

test('the only person here is not asked to pass where there is nothing else, and undo goes by such passes', () => {
  const { session, asked, said, choose } = sitAt(parley as never, HUMAN, 'random');
  const bot = () => session.match.submitAnswer(1, session.match.choices.length - 1, 0);
  choose('bow');
  expect(session.match.choices.map(({ seat }) => seat)).toEqual([1]);
  expect(session.match.log.map(({ answer }) => answer)).toEqual(['bow', PASS.id]);
  session.undo();
  expect(asked()).toBe('end');
  expect(session.match.log).toEqual([]);
  choose('leap');
  bot();
  choose('bow');
  bot();
  choose('bow');
  // Now there is something to say.
  expect(asked()).toBe('say');
  expect(said()).toEqual(['leap', 'bow', 'bow']);
});

test('undo stops at such a pass where a die was thrown before it, as that is taken back by agreement alone', () => {
  const { session, asked, choose } = sitAt(parley as never, HUMAN, 'random');
  const undo = () => session.snapshot().undo?.status.kind;
  choose('leap');
  const free = undo();
  session.undo();
  expect(asked()).toBe('say');
  expect(undo()).not.toBe(free);
  session.undo();
  expect(asked()).toBe('end');
});

test('where two persons sit here everybody is asked', () => {
  const { asked, choose } = sitAt(parley as never, HUMAN, HUMAN);
  choose('bow');
  expect(asked()).toBe('say');
});
