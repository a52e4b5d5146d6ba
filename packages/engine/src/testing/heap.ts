import { chooseAmid, confirm } from '../choose.ts';
import type { GameEvent } from '../events.ts';
import type { Flow } from '../flow.ts';
import { defineGame } from '../game.ts';
import type { StandingOffers } from '../offers.ts';
import type { Seat } from '../seat.ts';
import type { Table } from '../table.ts';

/** The state of {@link heap}. */
export interface HeapState {
  stones: number[];
  taken: number[][];
  /** Hammers in hand: nobody knows another's. */
  hammers: number[];
  turn: number;
}

interface ToldEvent extends GameEvent {
  readonly type: 'taken' | 'broken' | 'guarded';
  readonly seat: Seat;
  readonly stone: number;
}

type T = Table<HeapState, { readonly stones: number }, ToldEvent>;

const option = (stone: number) => ({ id: `stone-${stone}`, stone });

/** What anybody with a hammer may do at any time: break a stone, unless the next seat guards it. */
export const hammering = (t: T): StandingOffers => ({
  offersFor: (seat) => {
    const { stones, hammers } = t.state;
    if ((hammers[seat] ?? 0) === 0 || stones.length === 0) return [];
    const why = { key: 'break', rule: 'TOY-HEAP-02' };
    return [{ kind: 'one', seat, why, options: stones.map(option), fallback: 0 }];
  },
  *use({ seat }, answer) {
    const { state } = t;
    const stone = state.stones[answer as number] ?? -1;
    state.hammers[seat] = (state.hammers[seat] ?? 0) - 1;
    const next = (seat + 1) % t.seatCount;
    const guards = yield* confirm(t, next, 'guard', {
      rule: 'TOY-HEAP-03',
      params: { stone },
      always: true,
    });
    if (!guards) state.stones = state.stones.filter((other) => other !== stone);
    const type = guards ? 'guarded' : 'broken';
    t.emit({ type, rule: guards ? 'TOY-HEAP-03' : 'TOY-HEAP-02', seat, stone });
  },
});

function* turn(t: T): Flow<void> {
  const { state } = t;
  const seat = state.turn % t.seatCount;
  state.turn += 1;
  const rule = 'TOY-HEAP-01';
  const list = () => state.stones.map(option);
  const taken = yield* chooseAmid(t, seat, 'take', list, { rule, always: true });
  if (taken === undefined) return;
  const { stone } = taken;
  state.taken[seat]?.push(stone);
  state.stones = state.stones.filter((other) => other !== stone);
  t.emit({ type: 'taken', rule, seat, stone });
}

/** {@link heap} with other offers. */
export const heapWith = (offers: (t: T) => StandingOffers) => ({
  ...heap,
  standing: offers,
});

/** A toy of standing offers: seats take stones in turn, and break them with hammers at any time. */
export const heap = defineGame({
  id: 'heap',
  title: 'Heap',
  version: '1',
  seats: { min: 2, max: 4, default: 2 },
  options: { stones: { kind: 'number', min: 1, max: 9, default: 3, rule: 'TOY-OPT-03' } },
  setup: (t: Table<undefined, { readonly stones: number }, ToldEvent>): HeapState => ({
    stones: Array.from({ length: t.options.stones }, (_, at) => at + 1),
    taken: Array.from({ length: t.seatCount }, () => []),
    hammers: Array.from({ length: t.seatCount }, () => 1),
    turn: 0,
  }),
  next: ({ stones }) => (stones.length > 0 ? 'turn' : undefined),
  steps: { turn },
  standing: hammering,
  outcome: ({ taken }) => {
    const most = Math.max(...taken.map(({ length }) => length));
    const winners = taken.flatMap(({ length }, seat) => (length === most ? [seat] : []));
    return {
      result: winners.length === 1 ? 'won' : 'drawn',
      winners,
      payoffs: taken.map(({ length }) => (length < most ? 0 : winners.length === 1 ? 1 : 0.5)),
    };
  },
  view: ({ hammers, ...rest }, observer) => ({
    ...rest,
    hammers: hammers.map((count, seat) => (seat === observer ? count : 'hidden')),
  }),
  imagine: (state, observer, random) => {
    for (const seat of state.hammers.keys()) {
      if (seat !== observer) state.hammers[seat] = random.index(3, 'imagined', seat);
    }
    return state;
  },
  given: (state, position) => {
    Object.assign(state, position);
  },
  position: (state) => ({ ...state }),
  invariants: [],
  speech: { event: ({ type }) => ({ key: `event.${type}` }) },
  texts: {},
  measures: { numbers: ({ turn: turns }) => ({ turns }), facets: () => ({}) },
  bots: {},
});
