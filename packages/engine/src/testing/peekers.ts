import type { Option } from '../choice.ts';
import type { GameEvent } from '../events.ts';
import { askOne, type Flow } from '../flow.ts';
import { defineGame } from '../game.ts';
import { D6 } from '../random/source.ts';
import type { Seat } from '../seat.ts';
import type { Table } from '../table.ts';
import { parallel } from '../together.ts';

/** The state of {@link peekers}. */
export interface PeekersState {
  /** The faces that each seat has peeked at, in order; secret until all have gone on. */
  readonly peeked: number[][];
  /** The face that was rolled for all in the end. */
  last: number;
}

interface FaceEvent extends GameEvent {
  readonly type: 'peeked' | 'rolled';
  readonly face: number;
}

const OPTIONS = [{ id: 'peek' }, { id: 'go-on' }] as const satisfies readonly Option[];

/**
 * Side by side and in secret every seat peeks at as many dice as it likes; when all have gone on,
 * one die is rolled for all to see, and the match is over.
 */
export const peekers = defineGame({
  id: 'peekers',
  title: 'Peekers',
  version: '1',
  seats: { min: 2, max: 3, default: 2 },
  options: {},
  setup: ({ seatCount }): PeekersState => ({
    peeked: Array.from({ length: seatCount }, () => []),
    last: 0,
  }),
  next: (state) => (state.last === 0 ? 'round' : undefined),
  steps: { round },
  outcome: ({ last, peeked }) =>
    last === 0 ? undefined : { result: 'seen', winners: [], payoffs: peeked.map(() => 0) },
  view: ({ peeked, last }, observer) => ({
    last,
    peeked: last === 0 ? (peeked[observer] ?? []) : peeked,
  }),
  invariants: [],
  telling: {
    draws: ({ type, face }) => [{ purpose: type === 'peeked' ? 'peek' : 'last', result: face }],
  },
  speech: { event: ({ type, face }) => ({ key: `event.${type}`, params: { face } }) },
  texts: {},
  measures: { numbers: () => ({}), facets: () => ({}) },
  bots: { heuristic: () => 1 },
});

function* round(t: Table<PeekersState, unknown, FaceEvent>): Flow<void> {
  const strands = t.state.peeked.map((_, seat) => ({ seat, flow: peeking(t, seat) }));
  yield* parallel(t, strands, { secret: true });
  t.state.last = t.roll(D6, 'last');
  t.emit({ type: 'rolled', rule: 'TOY-PEEK-02', face: t.state.last });
}

function* peeking(t: Table<PeekersState, unknown, FaceEvent>, seat: Seat): Flow<void> {
  for (;;) {
    const why = { key: 'peek', rule: 'TOY-PEEK-01' };
    const taken = yield* askOne({ kind: 'one', seat, why, options: OPTIONS, fallback: 1 });
    if (taken.id === 'go-on') return;
    // For nobody in particular, so that all seats draw for the same purpose.
    const face = t.roll(D6, 'peek');
    t.state.peeked[seat]?.push(face);
    t.emit({ type: 'peeked', rule: 'TOY-PEEK-01', face });
  }
}
