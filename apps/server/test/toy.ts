import {
  askAmount,
  askAny,
  askOne,
  askText,
  D6,
  defineGame,
  type Flow,
  fallbackAnswer,
  type Game,
  NO_YES,
  type Observer,
  parallel,
  type Seat,
  seatsUpTo,
  secretly,
  type Table,
} from '@tablewright/engine';

/** What may happen in one step of the toy. */
const PHASES = ['pick', 'secret', 'plan', 'shared', 'beside', 'dice', 'amount', 'text'] as const;

type Phase = (typeof PHASES)[number];

interface ToyState {
  turn: number;
  readonly phases: readonly Phase[];
  /** What every seat alone knows. */
  readonly secrets: readonly number[];
  /** What everybody knows. */
  readonly said: string[];
}

const PICKS = [{ id: 'red' }, { id: 'blue' }, { id: 'crash', aside: true }] as const;

/**
 * A game that asks what its settings say, in that order, of the seats in turn: an open choice, a
 * secret one of all seats, plans of two steps in secret, one choice that any seat may answer, the
 * same beside one of a single seat, a die, a number, a word. Whoever picks `crash` meets a fault of
 * the rules.
 */
export const toy = defineGame({
  id: 'toy',
  title: 'Toy',
  version: '1',
  seats: { min: 1, max: 4, default: 2 },
  options: {
    phases: {
      kind: 'list',
      values: PHASES,
      max: 40,
      default: ['pick', 'secret', 'dice', 'shared', 'plan', 'amount', 'text', 'pick'],
      rule: 'TOY-OPT-01',
    },
    undo: {
      kind: 'choice',
      values: ['lenient', 'before-rolls', 'none'] as const,
      default: 'lenient',
      rule: 'TOY-OPT-02',
    },
  },
  undoTerms: ({ undo }, seat, seatCount) =>
    undo === 'before-rolls'
      ? { kind: undo, from: seatsUpTo(seatCount).filter((other) => other !== seat) }
      : { kind: undo },
  setup: (table): ToyState => ({
    turn: 0,
    phases: table.options.phases,
    secrets: seatsUpTo(table.seatCount).map((seat) => 1000 + table.index(1000, 'secret', seat)),
    said: [],
  }),
  next: ({ turn, phases }) => (turn < phases.length ? 'phase' : undefined),
  steps: { phase },
  outcome: ({ turn, phases }) =>
    turn < phases.length ? undefined : { result: 'done', winners: [0], payoffs: [] },
  view: ({ turn, secrets, said }, observer: Observer) => ({
    turn,
    said,
    own: secrets[observer] ?? 'hidden',
  }),
  invariants: [],
  speech: { event: ({ type }) => ({ key: `event.${type}` }) },
  texts: {},
  measures: { numbers: () => ({}), facets: () => ({}) },
  bots: { heuristic: ({ choice }) => fallbackAnswer(choice) },
}) as unknown as Game;

type T = Table<ToyState>;

function* phase(table: T): Flow<void> {
  const { state, seatCount } = table;
  const seat = state.turn % seatCount;
  const kind = state.phases[state.turn] ?? 'pick';
  const said = yield* FLOWS[kind](table, seat);
  state.said.push(said);
  state.turn += 1;
  table.emit({ type: 'said', rule: 'TOY-SAY-01', said } as never);
}

const FLOWS: Readonly<Record<Phase, (table: T, seat: Seat) => Flow<string>>> = {
  *pick(_table, seat) {
    return mended((yield* askOne({ kind: 'one', seat, why: { key: 'pick' }, options: PICKS })).id);
  },
  *secret(table) {
    const seats = seatsUpTo(table.seatCount);
    const answers = yield* secretly(
      table,
      seats.map((seat) => ({ kind: 'one', seat, why: { key: 'secret' }, options: PICKS })),
    );
    for (const seat of seats) {
      table.emit({ type: 'noted', rule: 'TOY-NOTE-01', only: [seat], seat } as never);
    }
    return mended(answers.map((answer) => PICKS[answer as number]?.id).join('+'));
  },
  *plan(table) {
    const plans = yield* parallel(
      table,
      seatsUpTo(table.seatCount).map((seat) => ({ seat, flow: plan(table, seat) })),
      { secret: true },
    );
    return plans.join('+');
  },
  *shared(table) {
    const seats = seatsUpTo(table.seatCount);
    const why = { key: 'shared' };
    return (yield* askOne({ kind: 'one', seat: 0, seats, why, options: NO_YES })).id;
  },
  *beside(table, seat) {
    const seats = seatsUpTo(table.seatCount);
    const { slot, answer } = yield* askAny([
      { kind: 'one', seat: 0, seats, why: { key: 'shared' }, options: NO_YES },
      { kind: 'one', seat, why: { key: 'beside' }, options: PICKS },
    ]);
    return slot === 0 ? `shared ${answer}` : mended(PICKS[answer as number]?.id ?? '');
  },
  *dice(table, seat) {
    const options = [{ id: 'roll' }, { id: 'leave' }];
    const taken = yield* askOne({ kind: 'one', seat, why: { key: 'dice' }, options });
    return taken.id === 'roll' ? `rolled ${table.roll(D6, 'luck', seat)}` : 'left';
  },
  *amount(_table, seat) {
    const why = { key: 'amount' };
    return `${yield* askAmount({ kind: 'amount', seat, why, min: 1, max: 9, fallback: 3 })}`;
  },
  *text(_table, seat) {
    const why = { key: 'text' };
    return yield* askText({
      kind: 'text',
      seat,
      why,
      minLength: 1,
      maxLength: 10,
      pattern: '[a-z]+',
      fallback: 'word',
    });
  },
};

/** Two decisions; what the first was, the others learn only when all have taken both. */
function* plan(table: T, seat: Seat): Flow<string> {
  const first = yield* askOne({ kind: 'one', seat, why: { key: 'plan' }, options: PICKS });
  table.emit({ type: 'planned', rule: 'TOY-PLAN-01', first: first.id } as never);
  const second = yield* askOne({ kind: 'one', seat, why: { key: 'sure' }, options: NO_YES });
  return mended(`${first.id}/${second.id}`);
}

function mended(said: string): string {
  if (said.includes('crash')) throw new Error('nobody thought of this');
  return said;
}
