import {
  askOne,
  defineGame,
  type Flow,
  type Game,
  type GameEvent,
  type Seat,
  secretly,
  type Table,
} from '@tablewright/engine';
import { Match, seededSource } from '@tablewright/engine/host';
import { type HeapState, heap } from '@tablewright/engine/testing';
import { describe, expect, test } from 'vitest';
import type { Asker } from './asker.ts';
import { lineAsker } from './line-asker.ts';
import { Session } from './session.ts';

interface State {
  round: number;
  readonly picks: number[];
}
type Told = GameEvent & { readonly seat: Seat };

const OPTIONS = [{ id: 'low' }, { id: 'high' }];
const ask = (seat: Seat, key: string) =>
  ({ kind: 'one', seat, why: { key }, options: OPTIONS }) as const;

/** Two rounds: an open turn of each seat, then all pick in secret. */
const game = defineGame({
  id: 'picks',
  title: 'Picks',
  version: '1',
  seats: { min: 2, max: 3, default: 2 },
  options: {},
  setup: (): State => ({ round: 0, picks: [] }),
  next: ({ round }) => (round < 2 ? 'round' : undefined),
  steps: {
    *round(table: Table<State, unknown, Told>): Flow<void> {
      const seats = Array.from({ length: table.seatCount }, (_, seat) => seat);
      for (const seat of seats) {
        yield* askOne(ask(seat, 'open'));
        table.emit({ type: 'turned', rule: 'XX-TURN-01', seat });
        table.emit({ type: 'peeked', rule: 'XX-PEEK-01', seat, only: [seat] });
      }
      yield* secretly(
        table,
        seats.map((seat) => ask(seat, 'secret')),
      );
      table.state.round += 1;
    },
  },
  outcome: ({ round }) => (round < 2 ? undefined : { result: 'done', winners: [], payoffs: [] }),
  view: ({ round }) => ({ round }),
  invariants: [],
  speech: { event: ({ type, seat }) => ({ key: type, params: { who: { seat } } }) },
  texts: { turned: '{who} turned', peeked: '{who} peeked', open: 'Open', secret: 'Secret' },
  measures: { numbers: () => ({}), facets: () => ({}) },
  bots: {},
}) as unknown as Game;

/** Plays with defaults and writes down what the screen showed and who was asked. */
async function played(players: readonly string[]): Promise<string[]> {
  const seen: string[] = [];
  const created = Match.create(game, {
    id: 't',
    seats: players.map((player, seat) => ({ name: `P${seat}`, player })),
    random: { kind: 'seeded', seed: 't' },
  });
  if (!created.ok) throw new Error('no match');
  const asker: Asker = {
    ask: async ({ seatName, title }) => {
      seen.push(`${seatName}: ${title}`);
      return { kind: 'answer', answer: 'low' };
    },
    pick: async () => 0,
    handOver: async (to) => {
      seen.push(`hand over to ${to}`);
    },
  };
  const io = {
    out: (line: string) => seen.push(line.trim()),
    err: (line: string) => seen.push(line),
    status: () => undefined,
    interactive: true,
    readLine: async () => undefined,
    clear: () => undefined,
    close: () => undefined,
  };
  const bots = players.map((player) => (player === 'human' ? undefined : () => 1));
  const session = new Session(io, created.value, asker, bots, seededSource('b'), false);
  expect(await session.play()).toBe('over');
  return seen;
}

test('two people hand the screen over around secrets, and only there', async () => {
  const seen = await played(['human', 'human']);
  const firstRound = seen.slice(0, seen.lastIndexOf('P0: Open'));
  expect(firstRound).toEqual([
    'P0: Open',
    'P0 turned [XX-TURN-01]',
    'P1: Open',
    'P1 turned [XX-TURN-01]',
    'P1 peeked [XX-PEEK-01]',
    'P1: Secret',
    'hand over to P0',
    'P0 turned [XX-TURN-01]',
    'P0 peeked [XX-PEEK-01]',
    'P1 turned [XX-TURN-01]',
    'P0: Secret',
  ]);
});

test('one person alone with bots is never asked to hand over, and told what it may know', async () => {
  const seen = await played(['human', 'bot']);
  expect(seen.filter((line) => line.startsWith('hand over'))).toEqual([]);
  expect(seen).toContain('P0 peeked [XX-PEEK-01]');
  expect(seen).not.toContain('P1 peeked [XX-PEEK-01]');
  expect(seen.filter((line) => line === 'P1 turned [XX-TURN-01]')).toHaveLength(2);
});

test('bots alone are watched with the eyes of a spectator', async () => {
  const seen = await played(['bot', 'bot']);
  expect(seen).toHaveLength(4);
  expect(new Set(seen)).toEqual(new Set(['P0 turned [XX-TURN-01]', 'P1 turned [XX-TURN-01]']));
});

describe('what may be done at any time', () => {
  /** Plays the heap from lines, and returns what was shown. */
  async function heaped(...lines: string[]): Promise<{ shown: string[]; state: HeapState }> {
    const created = Match.create(heap, {
      id: 'h',
      seats: [
        { name: 'Lya', player: 'human' },
        { name: 'Rook', player: 'bot' },
      ],
      random: { kind: 'seeded', seed: 'h' },
    });
    if (!created.ok) throw new Error('no match');
    const shown: string[] = [];
    const io = {
      out: (line: string) => shown.push(line.trim()),
      err: (line: string) => shown.push(line),
      status: () => undefined,
      interactive: false,
      readLine: async () => lines.shift(),
      clear: () => undefined,
      close: () => undefined,
    };
    const asker = lineAsker(io, false);
    const bots = [undefined, () => 0];
    const session = new Session(io, created.value, asker, bots, seededSource('b'), false);
    await session.play();
    return { shown, state: created.value.state as HeapState };
  }

  test('is named, and done by /do before what is asked', async () => {
    const { shown, state } = await heaped('/do', 'stone-3', 'stone-1');
    expect(shown.join('\n')).toContain('/do or /do 2 for what may be done at any time');
    expect(state).toMatchObject({ hammers: [0, 1], taken: [[1], [2]] });
  });

  test('is refused where there is no such thing', async () => {
    const { shown, state } = await heaped('/do 2', '/do 1', 'stone-3', '/do', 'stone-1');
    expect(shown).toContain('Not possible: there are 1 things to do at any time, and no number 2');
    expect(shown).toContain('Not possible: there is nothing to do but what is asked');
    expect(state.taken).toEqual([[1], [2]]);
  });
});
