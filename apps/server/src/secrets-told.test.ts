import { magpie } from '@tablewright/cards/testing';
import {
  type Choice,
  type Flow,
  fallbackAnswer,
  type Game,
  type Policy,
  SPECTATOR,
  type StandingOffers,
  type Table,
} from '@tablewright/engine';
import { lantern } from '@tablewright/engine/testing';
import { describe, expect, test } from 'vitest';
import {
  beginningWith,
  type Happening,
  onTable,
  type Plan,
  toldApart,
} from '../test/leaks/twin-tables.ts';

/**
 * Two tables of a real server at which the same happens, but for something that is secret, say the same to
 * all others: in the same messages, of the same size, under the same numbers, at the same moments.
 */
const [ADA, BO, CLEO, MASTER] = [0, 1, 2, 2];

const cards = magpie as unknown as Game;
const DOORS = ['door-1', 'door-2', 'door-3', 'door-4', 'door-5', 'door-6'];
const CURSES = ['door-curse-1', 'door-curse-2', 'door-curse-3'];
const TREASURES = ['treasure-1', 'treasure-2', 'treasure-3', 'treasure-4', 'treasure-5'];
const CHARMS = ['treasure-charm-1', 'treasure-charm-2', 'treasure-charm-3'];

/** A match of cards with these hands. All other cards lie in their decks, used ones below. */
function hands(game: Game, ...held: readonly (readonly string[])[]): Game {
  const rest = (all: readonly string[]) => all.filter((card) => !held.flat().includes(card));
  // What lies on top is the same whatever is held.
  const deck = (kind: readonly string[], top: readonly string[]) => [
    ...rest(kind).filter((card) => !top.includes(card)),
    ...top,
  ];
  return beginningWith(game, {
    step: 'act',
    places: {
      'door-deck': deck([...DOORS, ...CURSES], ['door-4', 'door-5', 'door-6']),
      'treasure-deck': deck([...TREASURES, ...CHARMS], ['treasure-4', 'treasure-5']),
      ...Object.fromEntries(held.map((list, seat) => [`hand/${seat}`, list])),
    },
  });
}

const roundOfTurns: readonly Happening[] = [
  { seat: ADA, about: 'act', answer: 'under' },
  { wait: 2_000 },
  { seat: BO, about: 'act', answer: 'hide' },
  { seat: CLEO, about: 'act', answer: 'loot' },
  { wait: 1_000 },
];

/** Cleo curses Ada, and nobody says anything until the window is over. */
const cursed: readonly Happening[] = [
  { seat: CLEO, about: 'curse', answer: { card: 'door-curse-3', at: 'seat-0' } },
  { wait: 21_000 },
  { seat: ADA, about: 'act', answer: 'under' },
];

/** Ada proposes something to one of the others. */
const proposal = (nth: number, terms: object): Happening => ({
  ...{ seat: ADA, about: 'trade.propose', nth },
  answer: { give: [], gold: 0, take: [], peace: 'no', ...terms },
});

describe.each([
  ['whole updates', false],
  ['changes', true],
])('in %s nobody else can tell', (_, changes) => {
  const plan = (game: Game, happens: readonly Happening[], more: Partial<Plan> = {}): Plan => ({
    ...{ game, happens, changes },
    ...more,
  });

  test('which cards somebody holds', async () => {
    const of = (card: string) => plan(hands(cards, ['door-3'], [card], []), roundOfTurns);
    expect(await toldApart(of('door-1'), of('door-2'), [ADA, CLEO, SPECTATOR])).toEqual([]);
  });

  test('whether somebody holds a curse that they could play', async () => {
    const of = (card: string) => plan(hands(cards, ['door-3'], [card], []), roundOfTurns);
    expect(await toldApart(of('door-1'), of('door-curse-1'), [ADA, CLEO, SPECTATOR])).toEqual([]);
  });

  test.each([
    ['somebody', undefined],
    ['a bot', BO],
  ])('whether %s could answer a curse', async (__, bot) => {
    const of = (card: string) => {
      const game = hands(cards, ['door-3'], [card], ['door-curse-3']);
      return plan(game, cursed, bot === undefined ? {} : { bot });
    };
    const others = [ADA, CLEO, SPECTATOR];
    expect(await toldApart(of('treasure-1'), of('treasure-charm-1'), others)).toEqual([]);
  });

  test('whether a bot holds a curse that it keeps', async () => {
    const of = (card: string) =>
      plan(hands(cursesAlone, ['door-3'], [card], ['door-curse-3']), cursed, { bot: BO });
    expect(await toldApart(of('door-1'), of('door-curse-1'), [ADA, CLEO, SPECTATOR])).toEqual([]);
  });

  test('what somebody is offered, and what becomes of it', async () => {
    const game = hands(cards, ['door-3', 'treasure-1'], ['door-1'], ['door-2']);
    const of = (terms: object, seat: number, about: string, answer: string) =>
      plan(game, [proposal(1, terms), { wait: 500 }, { seat, about, answer }, ...roundOfTurns]);
    const gift = of({ give: ['door-3', 'treasure-1'], gold: 3 }, BO, 'trade.answer', 'decline');
    const bribe = of({ peace: 'yes' }, BO, 'trade.answer', 'decline');
    const accepted = of({ peace: 'yes' }, BO, 'trade.answer', 'accept');
    const others = [CLEO, SPECTATOR];
    expect(await toldApart(gift, bribe, others)).toEqual([]);
    expect(await toldApart(bribe, accepted, others)).toEqual([]);
  });

  test('to whom somebody offers something', async () => {
    const game = hands(cards, ['door-3', 'treasure-1'], ['door-1'], ['door-2']);
    const of = (nth: number) =>
      plan(game, [proposal(nth, { give: ['door-3'], gold: 1 }), ...roundOfTurns]);
    expect(await toldApart(of(1), of(2), [SPECTATOR])).toEqual([]);
  });

  test('what is rolled in secret', async () => {
    const of = (face: number) =>
      plan(rolling(face), [
        { seat: MASTER, about: 'roll', answer: { times: 2 } },
        { seat: ADA, about: 'turn', answer: 'listen' },
        { wait: 1_000 },
        { seat: BO, about: 'turn', answer: 'rest' },
      ]);
    expect(await toldApart(of(2), of(5), [BO, SPECTATOR])).toEqual([]);
  });

  test('what the master does unseen', async () => {
    const of = (about: string, answer: object) =>
      plan(beginningWith(lantern as unknown as Game, { hidden: [] }), [
        { seat: MASTER, about, answer },
        { seat: ADA, about: 'turn', answer: 'rest' },
        { wait: 500 },
        { seat: BO, about: 'turn', answer: 'listen' },
      ]);
    const rolled = of('roll', { times: 3 });
    const placed = of('place', { name: 'ghoul', hp: 4, traits: ['sly'], seen: 'hidden' });
    expect(await toldApart(rolled, placed, [ADA, SPECTATOR])).toEqual([]);
  });

  test('who lurks unseen', async () => {
    const of = (hidden: readonly object[]) =>
      plan(beginningWith(lantern as unknown as Game, { hidden }), [
        { seat: ADA, about: 'turn', answer: 'rest' },
        { seat: BO, about: 'token', answer: 'spend' },
        { seat: BO, about: 'turn', answer: 'rest' },
        { wait: 500 },
      ]);
    const ogre = { name: 'ogre', hp: 4, traits: ['huge'] };
    expect(await toldApart(of([]), of([ogre, ogre]), [ADA, BO, SPECTATOR])).toEqual([]);
  });
});

describe('what is planted is found', () => {
  const plan = (game: Game, happens: readonly Happening[]): Plan => ({
    ...{ game, happens, changes: false },
  });

  test('a window that waits for those alone who could do something', async () => {
    const hasty: Game = { ...cards, standing: (t) => onlyHolders(cards.standing?.(t)) };
    const of = (card: string) => plan(hands(hasty, ['door-3'], [card], ['door-curse-3']), cursed);
    const found = await toldApart(of('treasure-1'), of('treasure-charm-1'), [CLEO, SPECTATOR]);
    expect(found.join()).toMatch(/-1 hears \d or \d messages/);
  });

  test('a proposal that is told to all', async () => {
    const open: Game = { ...cards, standing: (t) => cards.standing?.(openly(t)) as StandingOffers };
    const game = hands(open, ['door-3'], ['door-1'], ['door-2']);
    const of = (nth: number) => plan(game, [proposal(nth, { give: ['door-3'] })]);
    const found = await toldApart(of(1), of(2), [SPECTATOR]);
    expect(found.join()).toMatch(/-1, message 1 is .*"to":1.* or .*"to":2/);
  });

  test('a view that is longer for what it hides', async () => {
    const view = (state: { hidden: readonly object[] }, observer: number) => [
      lantern.view(state as never, observer),
      state.hidden.map(() => 'x').join(''),
    ];
    const game = { ...lantern, view } as unknown as Game;
    const of = (hidden: readonly object[]) =>
      plan(beginningWith(game, { hidden }), [{ seat: ADA, about: 'turn', answer: 'rest' }]);
    const ogre = { name: 'ogre', hp: 4, traits: [] };
    const found = await toldApart(of([]), of([ogre]), [BO]);
    expect(found.join()).toMatch(/1, message 1 has \d+ or \d+ characters/);
  });
});

/** Cards without trades, with bots that look whether they could curse somebody and never do. */
const cursesAlone: Game = {
  ...cards,
  standing: (t) => {
    const offers = cards.standing?.(t) as StandingOffers;
    const isCurse = ({ why }: Choice) => why.key === 'curse';
    return { ...offers, offersFor: (seat) => offers.offersFor(seat).filter(isCurse) };
  },
  bots: {
    heuristic: Object.assign(({ choice }: Parameters<Policy>[0]) => fallbackAnswer(choice), {
      offers: () => undefined,
    }),
  },
};

/** The toy of a master, all of whose secret dice fall like this. */
function rolling(face: number): Game {
  const game = beginningWith(lantern as unknown as Game, { hidden: [] });
  return onTable(game, (t) => {
    const { roll } = Object.getPrototypeOf(t) as Table;
    t.roll = (die, purpose, who) => {
      const fell = roll.call(t as never, die, purpose, who);
      return (purpose === 'secret' ? face : fell) as never;
    };
    return t;
  });
}

/** Nothing is told to some seats alone. */
function openly<T extends Pick<Table, 'among'>>(t: T): T {
  t.among = (_, run) => run();
  return t;
}

/** Passes at once for all who could only pass. */
function onlyHolders(offers: StandingOffers | undefined): StandingOffers {
  if (offers === undefined) throw new Error('no offers');
  return {
    ...offers,
    *use(offer, answer): Flow<void> {
      const flow = offers.use(offer, answer);
      let step = flow.next(undefined as never);
      while (step.done !== true) {
        const asked = step.value;
        const silent =
          asked.kind === 'many'
            ? asked.choices.findIndex(
                (choice) => 'options' in choice && choice.options.length === 1,
              )
            : -1;
        const choice = asked.kind === 'many' ? asked.choices[silent] : undefined;
        const reply =
          choice === undefined ? yield asked : { slot: silent, answer: fallbackAnswer(choice) };
        step = flow.next(reply as never);
      }
    },
  };
}
