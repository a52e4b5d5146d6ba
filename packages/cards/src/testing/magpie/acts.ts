import { arrange, choose, type Flow, type Option, type Seat } from '@tablewright/engine';
import { onto } from '../../layout.ts';
import { discardOf, MAGPIE, openAt, type T } from './model.ts';

interface Act extends Option {
  run(t: T, seat: Seat): Flow<void> | undefined;
}

const RULE = { rule: 'TOY-MAGPIE-03' };

/** What a seat may do in its turn: one of everything that a game does with cards. */
export function actsOf({ state, seatCount }: T, seat: Seat): readonly Act[] {
  const hand = `hand/${seat}` as const;
  const table = `table/${seat}` as const;
  const next = (seat + 1) % seatCount;
  const about = { ...RULE, seat };
  const cards = MAGPIE.at(state, hand);
  const open = openAt(state, seat);
  const [bearer] = open;
  const acts: Act[] = cards.flatMap((card) => [
    { id: `play/${card}`, run: (t) => done(MAGPIE.move(t, [card], hand, table, about)) },
    {
      id: `lay/${card}`,
      run: (t) => done(MAGPIE.move(t, [card], hand, table, { ...about, down: true })),
    },
    { id: `sell/${card}`, run: (t) => sell(t, card, seat) },
    {
      id: `discard/${card}`,
      run: (t) => done(MAGPIE.move(t, [card], hand, discardOf(card), about)),
    },
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
  }
  return acts;
}

/** A verb has been called. */
const done = (_: unknown): undefined => undefined;

/** A card of the hand is given up for gold. */
function sell(t: T, card: string, seat: Seat): undefined {
  MAGPIE.move(t, [card], `hand/${seat}`, discardOf(card), { ...RULE, seat });
  t.state.gold[seat] = (t.state.gold[seat] ?? 0) + 1;
  t.emit({ ...RULE, type: 'gold-earned', seat, gold: 1 });
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
