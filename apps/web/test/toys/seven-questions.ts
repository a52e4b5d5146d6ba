import {
  askAllocation,
  askAmount,
  askOne,
  askOrder,
  askPath,
  askSome,
  askText,
  D6,
  defineGame,
  type Flow,
  type Option,
  type Table,
} from '@tablewright/engine';

interface Questions {
  turn: number;
  readonly turns: number;
  readonly told: string[];
}

const fruits = ['apple', 'pear', 'plum', 'quince'].map((id) => ({ id, names: { fruit: id } }));
const targets: readonly Option[] = [2, 3, 4].flatMap((seat) =>
  ['graze', 'strike', 'smite', 'spare'].map((verb) => ({
    id: `${verb}/${seat}`,
    names: { target: seat, verb },
    text: { key: 'option.at', params: { verb: { key: `option.${verb}` }, target: seat } },
  })),
);

/** Asks every kind of choice there is, one after the other, of seat 0 and then of seat 1. */
export const sevenQuestions = defineGame({
  id: 'seven-questions',
  title: 'Seven questions',
  version: '1',
  seats: { min: 1, max: 5, default: 2 },
  options: {
    turns: { kind: 'number', min: 1, max: 9, default: 2, rule: 'TOY-OPT-01' },
    mood: { kind: 'choice', values: ['mild', 'wild'], default: 'mild', rule: 'TOY-OPT-02' },
    loud: { kind: 'flag', default: false, rule: 'TOY-OPT-03' },
    limit: { kind: 'number', min: 1, max: 99, default: 'none', none: true, rule: 'TOY-OPT-04' },
    guests: { kind: 'list', max: 3, default: [], rule: 'TOY-OPT-05' },
  },
  checkOptions: ({ loud, mood }) =>
    loud && mood === 'wild'
      ? [{ option: 'loud', message: 'a wild table must be quiet (TOY-OPT-03)' }]
      : [],
  setup: (table): Questions => ({ turn: 0, turns: table.options.turns, told: [] }),
  next: (state) => (state.turn < state.turns ? 'turn' : undefined),
  steps: { turn },
  outcome: (state) =>
    state.turn < state.turns
      ? undefined
      : { result: 'answered', winners: [0], payoffs: [1, 0, 0, 0, 0].slice(0, 2) },
  view: (state) => state,
  invariants: [],
  speech: {
    event: (event) => {
      const { type, rule: _rule, ...rest } = event as { type: string; rule: string; seat?: number };
      const seat = rest.seat ?? 0;
      return { key: `event.${type}`, params: { ...rest, seat: { seat } } };
    },
  },
  texts: {
    'choice.one': 'Whom do you strike, and how',
    'choice.some': 'Which fruits do you take',
    'choice.amount': 'How many do you carry',
    'choice.allocation': 'Who gets how much',
    'choice.order': 'In which order do you eat',
    'choice.path': 'Where do you walk',
    'choice.text': 'What do you call it',
    'choice.text.help': 'A name of two to eight letters.',
    'choice.some.verb': 'Take {count, plural, =0 {nothing} one {# fruit} other {# fruits}}',
    'option.at': '{verb} number {target, number}',
    'option.graze': 'Graze',
    'option.strike': 'Strike',
    'option.smite': 'Smite',
    'option.spare': 'Spare',
    'option.apple': 'Apple',
    'option.pear': 'Pear',
    'option.plum': 'Plum',
    'option.quince': 'Quince',
    'option.sleep': 'Sleep',
    'closed.awake': 'You are not tired.',
    'event.turn-started': 'Turn {turn, number}',
    'event.told': '{seat} answers: {what}.',
    'event.rolled': '{seat} rolls {face, number}.',
    'outcome.answered': 'All is answered',
    'setting.turns': 'Turns',
    'setting.turns.help': 'How often all seven questions are asked.',
    'setting.mood': 'Mood',
    'setting.mood.mild': 'mild',
    'setting.mood.wild': 'wild',
    'setting.loud': 'Loud',
    'setting.limit': 'Limit',
    'setting.guests': 'Guests',
    'bot.heuristic': 'careful',
  },
  measures: { numbers: (state) => ({ told: state.told.length }), facets: () => ({}) },
  bots: {
    heuristic: ({ choice, random }) =>
      choice.kind === 'amount' ? choice.min : first(choice.kind, random),
  },
});

function first(kind: string, _random: unknown): number | readonly number[] | string {
  const firsts: Readonly<Record<string, number | readonly number[] | string>> = {
    one: 0,
    some: [0],
    allocation: [1, 0, 0, 0],
    order: [0, 1, 2, 3],
    path: [1],
    text: 'bot',
  };
  return firsts[kind] ?? 0;
}

function* turn(table: Table<Questions>): Flow<void> {
  const { state } = table;
  const seat = state.turn % table.seatCount;
  const tell = (what: string): void => {
    state.told.push(what);
    table.emit({ type: 'told', rule: 'TOY-TELL-01', seat, what } as never);
  };
  table.emit({ type: 'turn-started', rule: 'TOY-TURN-01', turn: state.turn + 1 } as never);
  const whom = yield* askOne({
    kind: 'one',
    seat,
    why: { key: 'choice.one', rule: 'TOY-ASK-01' },
    options: targets,
    fallback: 3,
    closed: () => [{ id: 'sleep', because: { key: 'closed.awake', rule: 'TOY-ASK-01' } }],
  });
  tell(whom.id);
  const some = yield* askSome({
    kind: 'some',
    seat,
    why: { key: 'choice.some', rule: 'TOY-ASK-02' },
    options: fruits,
    min: 1,
    max: 2,
  });
  tell(some.map(({ id }) => id).join(' and '));
  const amount = yield* askAmount({
    kind: 'amount',
    seat,
    why: { key: 'choice.amount', rule: 'TOY-ASK-03' },
    min: 2,
    max: 9,
    fallback: 4,
  });
  tell(String(amount));
  const points = yield* askAllocation({
    kind: 'allocation',
    seat,
    why: { key: 'choice.allocation', rule: 'TOY-ASK-04' },
    options: fruits,
    caps: [3, 3, 1, 5],
    min: 1,
    max: 5,
    maxTargets: 2,
  });
  tell(points.join(' '));
  const order = yield* askOrder({
    kind: 'order',
    seat,
    why: { key: 'choice.order', rule: 'TOY-ASK-05' },
    options: fruits,
  });
  tell(order.map(({ id }) => id).join(', '));
  const way = yield* askPath({
    kind: 'path',
    seat,
    why: { key: 'choice.path', rule: 'TOY-ASK-06' },
    options: fruits,
    from: 0,
    steps: [[1], [0, 2], [1, 3], [2]],
    costs: [[1], [1, 1], [1, 1], [1]],
    budget: 3,
    ends: [false, true, true, true],
  });
  tell(way.map(({ id }) => id).join(' to '));
  const name = yield* askText({
    kind: 'text',
    seat,
    why: { key: 'choice.text', rule: 'TOY-ASK-07' },
    minLength: 2,
    maxLength: 8,
    fallback: 'heap',
  });
  tell(name);
  const face = table.roll(D6, 'luck', seat);
  table.emit({ type: 'rolled', rule: 'TOY-LUCK-01', seat, face } as never);
  state.turn += 1;
}
