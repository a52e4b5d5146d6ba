import { askPath, defineGame, type Flow, type Table } from '@tablewright/engine';

/** Thirty places in a row. */
const places = Array.from({ length: 30 }, (_, place) => ({ id: `place-${place}` }));

interface Walk {
  walked: number;
}

/** One walk along more places than the panel lists at once. */
export const longWalk = defineGame({
  id: 'long-walk',
  title: 'Long walk',
  version: '1',
  seats: { min: 1, max: 1, default: 1 },
  options: {},
  setup: (): Walk => ({ walked: 0 }),
  next: (state) => (state.walked === 0 ? 'walk' : undefined),
  steps: { walk },
  outcome: (state) =>
    state.walked === 0 ? undefined : { result: 'walked', winners: [0], payoffs: [1] },
  view: (state) => state,
  invariants: [],
  speech: { event: (event) => ({ key: `event.${event.type}` }) },
  texts: {
    'choice.walk': 'Where do you walk',
    ...Object.fromEntries(places.map(({ id }, place) => [`option.${id}`, `Place ${place}`])),
    'event.walked': 'The walk is over.',
    'outcome.walked': 'You have walked',
    'bot.heuristic': 'careful',
  },
  measures: { numbers: () => ({}), facets: () => ({}) },
  bots: { heuristic: () => [1] },
});

function* walk(table: Table<Walk>): Flow<void> {
  const way = yield* askPath({
    kind: 'path',
    seat: 0,
    why: { key: 'choice.walk', rule: 'TOY-ASK-06' },
    options: places,
    from: 0,
    steps: places.map((_, at) => [at - 1, at + 1].filter((to) => to >= 0 && to < places.length)),
    costs: places.map((_, at) => (at === 0 || at === places.length - 1 ? [1] : [1, 1])),
    budget: places.length,
    ends: places.map((_, at) => at > 0),
  });
  table.state.walked = way.length;
  table.emit({ type: 'walked', rule: 'TOY-ASK-06' } as never);
}
