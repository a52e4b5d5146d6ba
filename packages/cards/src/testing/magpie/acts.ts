import { arrange, choose, type Flow, type Option, type Seat } from '@tablewright/engine';
import { onto } from '../../layout.ts';
import { discardOf, MAGPIE, openAt, type T } from './model.ts';

/** Something that a seat may do in its turn. */
interface Act extends Option {
  run(t: T): Flow<void> | undefined;
}

const RULE = { rule: 'TOY-MAGPIE-03' };

/** One that is done at once. */
const deed = (id: string, run: (t: T) => unknown): Act => ({
  id,
  run: (t) => {
    run(t);
    return undefined;
  },
});

/** What a seat may do in its turn: one of everything that a game does with cards. */
export function actsOf(t: T, seat: Seat): readonly Act[] {
  const cards = MAGPIE.at(t.state, `hand/${seat}`);
  return [
    ...cards.flatMap((card) => withCard(t, seat, card)),
    ...onTable(t, seat),
    ...withPiles(seat),
    ...withHands(t, seat),
  ];
}

/** With a card of the hand. */
function withCard({ state, seatCount }: T, seat: Seat, card: string): readonly Act[] {
  const hand = `hand/${seat}` as const;
  const table = `table/${seat}` as const;
  const about = { ...RULE, seat };
  const [bearer] = openAt(state, seat);
  return [
    deed(`play/${card}`, (t) => MAGPIE.move(t, [card], hand, table, about)),
    deed(`lay/${card}`, (t) => MAGPIE.move(t, [card], hand, table, { ...about, down: true })),
    deed(`sell/${card}`, (t) => sell(t, card, seat)),
    deed(`discard/${card}`, (t) => MAGPIE.move(t, [card], hand, discardOf(card), about)),
    deed(`show/${card}`, (t) =>
      MAGPIE.show(t, [card], hand, { ...about, to: [(seat + 1) % seatCount] }),
    ),
    ...(bearer === undefined
      ? []
      : [deed(`attach/${card}`, (t) => MAGPIE.move(t, [card], hand, onto(bearer), about))]),
  ];
}

/** A card of the hand is given up for gold. */
function sell(t: T, card: string, seat: Seat): void {
  MAGPIE.move(t, [card], `hand/${seat}`, discardOf(card), { ...RULE, seat });
  t.state.gold[seat] = (t.state.gold[seat] ?? 0) + 1;
  t.emit({ ...RULE, type: 'gold-earned', seat, gold: 1 });
}

/** With what lies on the seat's table: attached cards come off, others are turned over. */
function onTable({ state }: T, seat: Seat): readonly Act[] {
  const table = `table/${seat}` as const;
  const about = { ...RULE, seat };
  const attached = openAt(state, seat).flatMap((card) =>
    MAGPIE.at(state, onto(card)).map((on) =>
      deed(`take-off/${on}`, (t) => MAGPIE.move(t, [on], onto(card), `hand/${seat}`, about)),
    ),
  );
  const turned = MAGPIE.at(state, table).map((card, at) => {
    const face = state.secrets.down.includes(card) ? 'up' : 'down';
    return deed(`turn/${at}`, (t) => MAGPIE.turn(t, [card], table, face, about));
  });
  return [...attached, ...turned];
}

function withPiles(seat: Seat): readonly Act[] {
  const about = { ...RULE, seat };
  const down = { ...about, down: true };
  return [
    { id: 'sort', run: (t) => sort(t, seat) },
    { id: 'search', run: (t) => search(t, seat) },
    deed('under', (t) => MAGPIE.putUnder(t, 'door-deck', 1, about)),
    deed('loot', (t) => MAGPIE.draw(t, 'treasure-deck', `table/${seat}`, 2, down)),
  ];
}

/** With whole hands, and with what others hide. */
function withHands({ state, seatCount }: T, seat: Seat): readonly Act[] {
  const hand = `hand/${seat}` as const;
  const next = (seat + 1) % seatCount;
  const theirs = `hand/${next}` as const;
  const about = { ...RULE, seat };
  const once = { ...about, refill: false };
  return [
    deed('swap', (t) => MAGPIE.swap(t, hand, theirs, about)),
    deed('hide', (t) => MAGPIE.move(t, [...MAGPIE.at(t.state, hand)], hand, `nest/${seat}`, about)),
    deed('rob-the-nest', (t) => MAGPIE.draw(t, `nest/${next}`, hand, 1, once)),
    ...(MAGPIE.at(state, theirs).length === 0
      ? []
      : [deed('steal', (t) => MAGPIE.draw(t, theirs, hand, 1, about))]),
  ];
}

const optionOf = (card: string): Option => ({ id: card, text: { key: `card.${card}` } });

function* sort(t: T, seat: Seat): Flow<void> {
  const top = MAGPIE.peek(t, 'treasure-deck', 3, { ...RULE, seat });
  if (top.length < 2) return;
  const order = yield* arrange(t, seat, 'order', top.map(optionOf), RULE);
  const cards = order.map(({ id }) => id);
  MAGPIE.sort(t, 'treasure-deck', cards, { ...RULE, seat });
}

function* search(t: T, seat: Seat): Flow<void> {
  const found = MAGPIE.search(t, 'treasure-deck', { ...RULE, seat });
  if (found.length === 0) return;
  const { id } = yield* choose(t, seat, 'find', found.map(optionOf), RULE);
  MAGPIE.move(t, [id], 'treasure-deck', `hand/${seat}`, { ...RULE, seat });
  MAGPIE.shuffle(t, 'treasure-deck', RULE);
}
