import type { OneChoice, Option } from '../choice.ts';
import type { GameEvent } from '../events.ts';
import { askOne, type Flow } from '../flow.ts';
import { defineGame } from '../game.ts';
import { D6 } from '../random/source.ts';
import type { Seat } from '../seat.ts';
import type { Table } from '../table.ts';

/** The state of {@link diceRace}. */
export interface DiceRaceState {
  active: Seat;
  readonly goal: number;
  readonly places: number[];
}

interface RolledEvent extends GameEvent {
  readonly type: 'rolled';
  readonly seat: Seat;
  readonly face: number;
}

const OPTIONS = [{ id: 'roll' }, { id: 'rest' }] as const satisfies readonly Option[];

/** The smallest game there is: roll and advance, or rest; who reaches the goal first wins. */
export const diceRace = defineGame({
  id: 'dice-race',
  title: 'Dice race',
  version: '1',
  seats: { min: 2, max: 4, default: 2 },
  options: { goal: { kind: 'number', min: 1, max: 10_000, default: 100, rule: 'TOY-OPT-01' } },
  setup: (table): DiceRaceState => ({
    active: 0,
    goal: table.options.goal,
    places: Array.from({ length: table.seatCount }, () => 0),
  }),
  next: (state) => (leader(state) === undefined ? 'turn' : undefined),
  steps: { turn },
  outcome: (state) => {
    const winner = leader(state);
    if (winner === undefined) return undefined;
    return {
      result: 'won',
      winners: [winner],
      payoffs: state.places.map((_, seat) => (seat === winner ? 1 : 0)),
    };
  },
  view: (state) => state,
  given: (state, position) => {
    Object.assign(state, position);
  },
  position: (state) => ({ ...state }),
  events: { rolled: { seat: 'seat', face: 'number' } },
  invariants: [
    {
      rule: 'TOY-INV-01',
      text: 'nobody goes backwards',
      check: (state) =>
        state.places.every((place) => place >= 0) ? undefined : 'a negative place',
    },
  ],
  telling: {
    draws: ({ seat, face }) => [{ purpose: 'advance', who: seat, result: face }],
  },
  speech: {
    event: ({ seat, face }) => ({ key: 'event.rolled', params: { seat: { seat }, face } }),
  },
  texts: {
    turn: 'Roll or rest',
    'option.roll': 'Roll',
    'option.rest': 'Rest',
    'event.rolled': '{seat} rolls {face}.',
    'outcome.won': '{winners} reaches the goal first.',
    'setting.goal': 'Goal',
  },
  measures: { numbers: (state) => ({ furthest: Math.max(...state.places) }), facets: () => ({}) },
  bots: { heuristic: () => 0 },
});

function* turn(table: Table<DiceRaceState, unknown, RolledEvent>): Flow<void> {
  const { state } = table;
  const seat = state.active;
  const taken = yield* askOne(CHOICES[seat] as OneChoice);
  if (taken.id === 'roll') {
    const face = table.roll(D6, 'advance', seat);
    state.places[seat] = (state.places[seat] ?? 0) + face;
    if (table.listening) table.emit({ type: 'rolled', rule: 'TOY-ROLL-01', seat, face });
  }
  state.active = (seat + 1) % table.seatCount;
}

const CHOICES: readonly OneChoice[] = [0, 1, 2, 3].map((seat) => ({
  kind: 'one',
  seat,
  why: { key: 'turn', rule: 'TOY-TURN-01' },
  options: OPTIONS,
  fallback: 0,
}));

function leader(state: DiceRaceState): Seat | undefined {
  const seat = state.places.findIndex((place) => place >= state.goal);
  return seat < 0 ? undefined : seat;
}
