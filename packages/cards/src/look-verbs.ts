import type { Seat } from '@tablewright/engine';
import type { TellingTable } from './card-table.ts';
import type { CardEvent } from './events.ts';
import type { CardId, Layout } from './layout.ts';
import { look, turn } from './look.ts';
import { all, EVERYBODY, only } from './observers.ts';
import { mingle, shuffle } from './shuffle.ts';
import { type Subject, veil } from './veil.ts';
import { type About, by } from './verbs.ts';

/** What a verb says that a seat does with what it alone sees. */
export interface BySeat extends About {
  readonly seat: Seat;
}

/** Shuffles a pile or row and tells it. */
export function shuffleTold(layout: Layout, t: TellingTable, place: string, about: About): void {
  shuffle(layout, t, place);
  const count = layout.cardsAt(t.state, place).length;
  t.tell?.({ type: 'cards-shuffled', ...by(about), place, count });
}

/** A seat looks at the top cards of a pile, the top one first; see `Cards.peek`. */
export function peek(
  layout: Layout,
  t: TellingTable,
  pile: string,
  count: number,
  about: BySeat,
): readonly CardId[] {
  const cards = layout.topOf(t.state, pile, count);
  look(layout, t, pile, cards, only(about.seat));
  tellSeen(layout, t, 'cards-peeked', { cards, place: pile }, about);
  return cards;
}

/** A seat looks through all cards of a place; see `Cards.search`. */
export function search(
  layout: Layout,
  t: TellingTable,
  place: string,
  about: BySeat,
): readonly CardId[] {
  const cards = [...layout.cardsAt(t.state, place)].reverse();
  const followedBy = only(about.seat);
  look(layout, t, place, cards, followedBy);
  tellSeen(layout, t, 'cards-searched', { cards, place, followedBy }, about);
  return cards;
}

/** Shows cards where they lie, to some seats or to all; see `Cards.show`. */
export function show(
  layout: Layout,
  t: TellingTable,
  cards: readonly CardId[],
  place: string,
  { to, ...about }: About & { readonly to?: readonly Seat[] | undefined },
): void {
  const seers = all(to);
  look(layout, t, place, cards, seers);
  const followedBy = layout.info(place).zone.as === 'row' ? EVERYBODY : seers;
  const extra = to === undefined ? {} : { to };
  tellSeen(layout, t, 'cards-shown', { cards, place, followedBy }, about, extra);
}

/** A seat puts the top cards of a pile into an order that it alone knows; see `Cards.sort`. */
export function sort(
  layout: Layout,
  t: TellingTable,
  pile: string,
  order: readonly CardId[],
  about: BySeat,
): void {
  const { state } = t;
  const list = layout.at(state, pile);
  const before = layout.topOf(state, pile, order.length);
  if (new Set(order).size !== order.length || !order.every((card) => before.includes(card)))
    throw new Error(`the top ${order.length} cards of "${pile}" must be put in order, all of them`);
  look(layout, t, pile, order, only(about.seat));
  mingle(layout, state, pile, order, only(about.seat));
  list.splice(list.length - order.length, order.length, ...order.toReversed());
  t.tell?.({ type: 'cards-sorted', ...by(about), place: pile, count: order.length });
}

/** Turns cards face up or down where they lie; see `Cards.turn`. */
export function turnTold(
  layout: Layout,
  t: TellingTable,
  cards: readonly CardId[],
  place: string,
  face: 'up' | 'down',
  about: About,
): void {
  turn(layout, t, place, cards, face);
  tellSeen(layout, t, 'cards-turned', { cards, place }, about, { face });
}

type SeenType = Extract<CardEvent, { readonly place: string }>['type'];

function tellSeen(
  layout: Layout,
  t: TellingTable,
  type: SeenType,
  subject: Subject,
  about: About,
  extra: object = {},
): void {
  if (t.tell === undefined) return;
  const { cards, place } = subject;
  t.tell({
    type,
    ...by(about),
    place: layout.bearing(t.state, place)?.ground ?? place,
    count: cards.length,
    ...extra,
    ...veil(layout, t, subject),
  } as CardEvent);
}
