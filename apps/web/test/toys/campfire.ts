import {
  askOne,
  blank,
  chooseProse,
  defineGame,
  type Flow,
  fallbackAnswer,
  fillIn,
  type Prose,
  type Table,
} from '@tablewright/engine';

interface Campfire {
  tales: number;
  readonly ends: Prose[];
}

/** Whoever sits first tells a scene and two ways on; then somebody chooses. All of it is prose. */
export const campfire = defineGame({
  id: 'campfire',
  title: 'Campfire',
  version: '1',
  seats: { min: 1, max: 3, default: 1 },
  options: {},
  setup: (): Campfire => ({ tales: 0, ends: [] }),
  next: ({ tales }) => (tales < 3 ? 'tale' : undefined),
  steps: { tale },
  outcome: ({ tales }) => (tales < 3 ? undefined : { result: 'told', winners: [0], payoffs: [1] }),
  view: (state) => state,
  invariants: [],
  speech: {
    event: ({ type, rule: _, ...params }) => ({ key: `event.${type}`, params: params as never }),
  },
  measures: { numbers: () => ({}), facets: () => ({}) },
  bots: { heuristic: ({ choice }) => fallbackAnswer(choice) },
  texts: {
    'choice.scene': 'What do you see by the fire',
    'choice.ways': 'Which ways lead on',
    'choice.ways.left': 'To the left',
    'choice.ways.right': 'To the right',
    'choice.which': 'You have heard: {scene} Where do you go',
    'option.way': '{way}',
    'event.told': '{who} tells: {scene}',
    'event.gone': '{who} goes this way: {way}',
    'outcome.told': 'The fire is out',
  },
});

function* tale(table: Table<Campfire>): Flow {
  const { state } = table;
  state.tales += 1;
  const rule = 'TOY-TELL-01';
  const scene = yield* chooseProse(table, 0, 'choice.scene', {
    rule,
    minLength: 1,
    maxLength: 1_000,
  });
  table.emit({ type: 'told', rule, who: { seat: 0 }, scene } as never);
  const short = { minLength: 1, maxLength: 200 };
  const ways = yield* fillIn(
    table,
    0,
    'choice.ways',
    {
      left: blank.prose({ ...short, fallback: 'Home' }),
      right: blank.prose({ ...short, fallback: 'Away' }),
    },
    { rule },
  );
  const chosen = yield* askOne({
    kind: 'one',
    seat: 0,
    why: { key: 'choice.which', params: { scene }, rule },
    options: Object.entries(ways).map(([id, way]) => ({
      id,
      way,
      text: { key: 'option.way', params: { way } },
    })),
  });
  state.ends.push(chosen.way);
  table.emit({ type: 'gone', rule, who: { seat: 0 }, way: chosen.way } as never);
}
