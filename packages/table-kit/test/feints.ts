import {
  askOne,
  D6,
  defineGame,
  type Flow,
  type GameEvent,
  type Observer,
  type Seat,
  secretly,
  type Table,
} from '@tablewright/engine';

interface Feints {
  round: number;
  readonly rounds: number;
  /** What each seat holds; nobody else may know. */
  readonly held: number[];
  readonly said: string[];
}

interface FeintEvent extends GameEvent {
  readonly what: string;
}

/** What an observer sees: its own hand and what was said. */
export interface FeintView {
  readonly round: number;
  readonly held: number | undefined;
  readonly said: readonly string[];
}

/**
 * Every round all seats pick in secret, every seat may parry (a reaction), anybody rings the bell,
 * and the first seat says whether to draw anew: something of all that a session has to follow.
 */
export const feints = defineGame({
  id: 'feints',
  title: 'Feints',
  version: '1',
  seats: { min: 2, max: 4, default: 2 },
  options: { rounds: { kind: 'number', min: 1, max: 9, default: 2, rule: 'TOY-OPT-01' } },
  setup: (table: Table<undefined, { readonly rounds: number }, FeintEvent>): Feints => ({
    round: 0,
    rounds: table.options.rounds,
    held: Array.from({ length: table.seatCount }, (_, seat) => table.roll(D6, 'hand', seat)),
    said: [],
  }),
  next: ({ round, rounds }) => (round < rounds ? 'round' : undefined),
  steps: { round },
  outcome: ({ round, rounds }) =>
    round < rounds ? undefined : { result: 'done', winners: [0], payoffs: [1, 0, 0, 0] },
  view: ({ round, held, said }, observer: Observer): FeintView => ({
    round,
    held: held[observer],
    said,
  }),
  imagine: (state) => state,
  invariants: [],
  speech: { event: ({ type, what }) => ({ key: `event.${type}`, params: { what } }) },
  texts: {},
  measures: { numbers: () => ({}), facets: () => ({}) },
  bots: { heuristic: () => 0 },
});

const PICKS = [{ id: 'stone' }, { id: 'paper' }];

function* round(table: Table<Feints, { readonly rounds: number }, FeintEvent>): Flow<void> {
  const { state } = table;
  const seats = Array.from({ length: table.seatCount }, (_, seat): Seat => seat);
  const tell = (what: string): void => {
    state.said.push(what);
    table.emit({ type: 'said', rule: 'TOY-SAY-01', what });
  };
  table.emit({ type: 'round-began', rule: 'TOY-ROUND-01', what: String(state.round) });
  const picked = yield* secretly(
    table,
    seats.map((seat) => ({ kind: 'one', seat, why: { key: 'pick' }, options: PICKS })),
  );
  tell(picked.map((pick) => PICKS[pick as number]?.id).join());
  for (const seat of seats) {
    const parry = yield* askOne({
      kind: 'one',
      seat,
      why: { key: 'parry' },
      options: [{ id: 'pass' }, { id: 'parry' }],
      reaction: { key: 'parry', take: 1, decline: 0 },
    });
    tell(`${seat} ${parry.id}`);
  }
  const bell = { kind: 'one', seat: 0, seats: [0, 1], why: { key: 'bell' } } as const;
  const rung = yield* askOne({ ...bell, options: [{ id: 'ring' }, { id: 'knock' }] });
  tell(rung.id);
  const anew = yield* askOne({
    kind: 'one',
    seat: 0,
    why: { key: 'anew' },
    options: [{ id: 'keep' }, { id: 'draw' }],
  });
  for (const seat of anew.id === 'draw' ? seats : []) {
    state.held[seat] = table.roll(D6, 'hand', seat);
    const what = String(state.held[seat]);
    table.emit({ type: 'drew', rule: 'TOY-DRAW-01', what, only: [seat] });
  }
  state.round += 1;
}
