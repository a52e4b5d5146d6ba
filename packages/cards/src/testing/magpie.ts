import {
  arrange,
  choose,
  defineGame,
  type Flow,
  type Option,
  type Seat,
  type Table,
} from '@tablewright/engine';
import { Cards } from '../cards.ts';
import { CARD_EVENT_FORMS, type CardEvent } from '../events.ts';
import { onto } from '../layout.ts';
import { noSecrets, type Secrets } from '../secrets.ts';
import { cardText } from '../speech.ts';
import { drawsOfCards } from '../telling.ts';
import { CARD_TEXTS } from '../texts.ts';
import { CARD_TEXTS_DE } from '../texts-de.ts';

/** The state of {@link magpie}. */
export interface MagpieState {
  step: 'deal' | 'draw' | 'act' | 'over';
  turn: number;
  places: Record<string, string[]>;
  secrets: Secrets<string>;
}

type T = Table<MagpieState, { readonly turns: number }, CardEvent>;

const DOORS = Array.from({ length: 9 }, (_, i) => `door-${i + 1}`);
const TREASURES = Array.from({ length: 8 }, (_, i) => `treasure-${i + 1}`);
const ALL = [...DOORS, ...TREASURES];

/** The cards of {@link magpie}. */
export const MAGPIE = new Cards({
  zones: {
    'door-deck': { as: 'pile', faces: 'nobody', refill: 'door-discard' },
    'door-discard': { as: 'pile', faces: 'all' },
    'treasure-deck': { as: 'pile', faces: 'nobody', refill: 'treasure-discard' },
    'treasure-discard': { as: 'pile', faces: 'all' },
    'hand/': { as: 'hand', faces: 'owner' },
    'table/': { as: 'row', faces: 'all' },
    'nest/': { as: 'hand', faces: 'nobody' },
  },
  places: (state: MagpieState) => state.places,
  secrets: (state: MagpieState) => state.secrets,
  back: (card: string) => card.split('-')[0] ?? '',
});

const deckOf = (card: string) => (card.startsWith('door') ? 'door-discard' : 'treasure-discard');

function deal(t: T): undefined {
  const rule = 'TOY-MAGPIE-01';
  MAGPIE.shuffle(t, 'door-deck', { rule });
  MAGPIE.shuffle(t, 'treasure-deck', { rule });
  for (let seat = 0; seat < t.seatCount; seat += 1) {
    MAGPIE.draw(t, 'door-deck', `hand/${seat}`, 2, { rule, seat });
    MAGPIE.draw(t, 'treasure-deck', `hand/${seat}`, 1, { rule, seat });
  }
  t.state.step = 'draw';
}

function draw(t: T): undefined {
  const seat = t.state.turn % t.seatCount;
  MAGPIE.draw(t, 'door-deck', `hand/${seat}`, 1, { rule: 'TOY-MAGPIE-02', seat });
  t.state.step = 'act';
}

interface Act extends Option {
  run(t: T, seat: Seat): Flow<void> | undefined;
}

const RULE = { rule: 'TOY-MAGPIE-03' };

/** What a seat may do in its turn: one of everything that a game does with cards. */
function actsOf({ state, seatCount }: T, seat: Seat): readonly Act[] {
  const hand = `hand/${seat}` as const;
  const table = `table/${seat}` as const;
  const next = (seat + 1) % seatCount;
  const about = { ...RULE, seat };
  const cards = MAGPIE.at(state, hand);
  const open = MAGPIE.at(state, table).filter((card) => !state.secrets.down.includes(card));
  const [bearer] = open;
  const acts: Act[] = cards.flatMap((card) => [
    { id: `play/${card}`, run: (t) => done(MAGPIE.move(t, [card], hand, table, about)) },
    {
      id: `lay/${card}`,
      run: (t) => done(MAGPIE.move(t, [card], hand, table, { ...about, down: true })),
    },
    { id: `discard/${card}`, run: (t) => done(MAGPIE.move(t, [card], hand, deckOf(card), about)) },
    {
      id: `show/${card}`,
      run: (t) => done(MAGPIE.show(t, [card], hand, { ...about, to: [next] })),
    },
    ...(bearer === undefined
      ? []
      : [
          {
            id: `attach/${card}`,
            run: (t: T) => done(MAGPIE.move(t, [card], hand, onto(bearer), about)),
          },
        ]),
  ]);
  const attached = open.flatMap((card) => MAGPIE.at(state, onto(card)).map((on) => ({ card, on })));
  for (const { card, on } of attached) {
    acts.push({
      id: `take-off/${on}`,
      run: (t) => done(MAGPIE.move(t, [on], onto(card), hand, about)),
    });
  }
  for (const [at, card] of MAGPIE.at(state, table).entries()) {
    const face = state.secrets.down.includes(card) ? 'up' : 'down';
    acts.push({ id: `turn/${at}`, run: (t) => done(MAGPIE.turn(t, [card], table, face, about)) });
  }
  acts.push(
    { id: 'sort', run: sort },
    { id: 'search', run: search },
    { id: 'under', run: (t) => done(MAGPIE.putUnder(t, 'door-deck', 1, about)) },
    {
      id: 'loot',
      run: (t) => done(MAGPIE.draw(t, 'treasure-deck', table, 2, { ...about, down: true })),
    },
    { id: 'swap', run: (t) => done(MAGPIE.swap(t, hand, `hand/${next}`, about)) },
    { id: 'hide', run: (t) => done(MAGPIE.move(t, cards.slice(), hand, `nest/${seat}`, about)) },
    {
      id: 'rob-the-nest',
      run: (t) => done(MAGPIE.draw(t, `nest/${next}`, hand, 1, { ...about, refill: false })),
    },
  );
  if (MAGPIE.at(state, `hand/${next}`).length > 0) {
    acts.push({ id: 'steal', run: (t) => done(MAGPIE.draw(t, `hand/${next}`, hand, 1, about)) });
    acts.push({ id: 'curse', run: (t) => done(curse(t, next)) });
  }
  return acts;
}

/** A verb has been called. */
const done = (_: unknown): undefined => undefined;

/** The next seat loses a card at random, which all see. */
function curse(t: T, seat: Seat): void {
  const card = MAGPIE.pick(t, `hand/${seat}`, 'curse', seat);
  MAGPIE.move(t, [card], `hand/${seat}`, deckOf(card), RULE);
}

const optionOf = (card: string): Option => ({ id: card, text: { key: `card.${card}` } });

function* sort(t: T, seat: Seat): Flow<void> {
  const top = MAGPIE.peek(t, 'treasure-deck', 3, { ...RULE, seat });
  if (top.length < 2) return;
  const order = yield* arrange(t, seat, 'choice.order', top.map(optionOf), RULE);
  const cards = order.map(({ id }) => id);
  MAGPIE.sort(t, 'treasure-deck', cards, { ...RULE, seat });
}

function* search(t: T, seat: Seat): Flow<void> {
  const found = MAGPIE.search(t, 'treasure-deck', { ...RULE, seat });
  if (found.length === 0) return;
  const { id } = yield* choose(t, seat, 'choice.find', found.map(optionOf), RULE);
  MAGPIE.move(t, [id], 'treasure-deck', `hand/${seat}`, { ...RULE, seat });
  MAGPIE.shuffle(t, 'treasure-deck', RULE);
}

function* act(t: T): Flow<void> {
  const { state } = t;
  const seat = state.turn % t.seatCount;
  const { run } = yield* choose(t, seat, 'choice.act', actsOf(t, seat), RULE);
  const flow = run(t, seat);
  if (flow !== undefined) yield* flow;
  state.turn += 1;
  state.step = state.turn < t.options.turns ? 'draw' : 'over';
}

/** A toy card game with hidden hands, decks, discards, nests, and cards that lie face down. */
export const magpie = defineGame({
  id: 'magpie',
  title: 'Magpie',
  version: '1',
  seats: { min: 2, max: 4, default: 3 },
  options: { turns: { kind: 'number', min: 1, max: 40, default: 30, rule: 'TOY-OPT-04' } },
  setup: ({ seatCount }: Table<undefined, { readonly turns: number }, CardEvent>): MagpieState => ({
    step: 'deal',
    turn: 0,
    places: { 'door-deck': [...DOORS], 'treasure-deck': [...TREASURES] },
    secrets: noSecrets(seatCount),
  }),
  next: ({ step }: MagpieState) => (step === 'over' ? undefined : step),
  steps: { deal, draw, act },
  outcome: ({ places, secrets }) => {
    const seats = secrets.known.slice(1);
    const counts = seats.map((_, seat) => places[`table/${seat}`]?.length ?? 0);
    const most = Math.max(...counts);
    const winners = counts.flatMap((count, seat) => (count === most ? [seat] : []));
    return { result: 'won', winners, payoffs: counts.map((count) => (count === most ? 1 : 0)) };
  },
  view: (state, observer) => ({ turn: state.turn, cards: MAGPIE.seen(state, observer) }),
  imagine: (state, observer, random) => {
    MAGPIE.imagine(state, observer, random);
    return state;
  },
  given: (state, position) => {
    Object.assign(state, position);
  },
  position: (state) => ({ ...state }),
  events: CARD_EVENT_FORMS,
  invariants: [
    {
      rule: 'TOY-INV-04',
      text: 'every card is in exactly one place',
      check: (state) => MAGPIE.misplaced(state, ALL),
    },
  ],
  telling: { draws: drawsOfCards },
  speech: {
    event: (event: CardEvent) =>
      cardText(event, {
        card: (card) => ({ key: `card.${card}` }),
        place: (place) => {
          const [zone = '', seat] = place.split('/');
          return { key: `place.${zone}`, params: { owner: { seat: Number(seat ?? 0) } } };
        },
      }),
  },
  texts: { ...CARD_TEXTS, ...namesOf('door', 'treasure') },
  translations: { de: async () => ({ ...CARD_TEXTS_DE, ...namesOf('Tür', 'Schatz') }) },
  measures: { numbers: ({ turn }) => ({ turn }), facets: () => ({}) },
  bots: {},
});

function namesOf(door: string, treasure: string): Record<string, string> {
  const zones = ['door-deck', 'door-discard', 'treasure-deck', 'treasure-discard'];
  return {
    'choice.act': 'What now?',
    'choice.order': 'In which order?',
    'choice.find': 'Which one?',
    ...Object.fromEntries(DOORS.map((card) => [`card.${card}`, card.replace('door', door)])),
    ...Object.fromEntries(
      TREASURES.map((card) => [`card.${card}`, card.replace('treasure', treasure)]),
    ),
    ...Object.fromEntries(zones.map((zone) => [`place.${zone}`, zone])),
    ...Object.fromEntries(
      ['hand', 'table', 'nest'].map((zone) => [`place.${zone}`, `${zone} {owner}`]),
    ),
  };
}
