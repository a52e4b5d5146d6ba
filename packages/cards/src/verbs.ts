import type { Seat } from '@tablewright/engine';
import { before, type CardTable, type TellingTable } from './card-table.ts';
import type { CardEvent } from './events.ts';
import type { Spot } from './follow.ts';
import type { Bearer, CardId, Layout } from './layout.ts';
import { NOBODY } from './observers.ts';
import { shift, takeOut } from './shift.ts';
import { shuffle } from './shuffle.ts';
import { veil } from './veil.ts';

/** What a verb says of itself. */
export interface About {
  /** Ledger id of the rule by which it is done. */
  readonly rule: string;
  /** Who does it, if it is a seat. */
  readonly seat?: Seat | undefined;
}

/** How cards are put down. */
export interface Putting extends About {
  /** With their faces hidden, in a place that would show them. */
  readonly down?: boolean | undefined;
}

/** How cards are drawn. */
export interface Drawing extends Putting {
  /** Whether an empty pile is refilled, if its zone says from where; it is, unless this says no. */
  readonly refill?: boolean | undefined;
}

/** How cards are moved. */
export interface Moving extends Putting {
  /** Where in a pile or row they go: on top, unless it says otherwise. */
  readonly at?: Spot | undefined;
}

/** Who does it by which rule, as fields of an event. */
export function by({ rule, seat }: About): { readonly rule: string; readonly seat?: Seat } {
  return seat === undefined ? { rule } : { rule, seat };
}

/** Draws cards and tells it; see `Cards.draw`. */
export function draw(
  layout: Layout,
  t: TellingTable,
  from: string,
  to: string,
  count: number,
  about: Drawing,
): CardId[] {
  if (layout.info(from).zone.as === 'row')
    throw new Error(`"${from}" is a row: move cards from it, do not draw`);
  const drawn: CardId[] = [];
  while (drawn.length < count) {
    const { length } = layout.cardsAt(t.state, from);
    if (length > 0) {
      const cards = take(layout, t, from, to, Math.min(length, count - drawn.length), about);
      tellMoved(layout, t, 'cards-drawn', { cards, from, to, about });
      drawn.push(...cards);
    } else if (about.refill === false || !refill(layout, t, from, about)) {
      t.tell?.({ type: 'cards-lacking', ...by(about), place: from, count: count - drawn.length });
      break;
    }
  }
  return drawn;
}

/** Takes cards off a pile, or at random out of what has no order. */
function take(
  layout: Layout,
  t: CardTable,
  from: string,
  to: string,
  count: number,
  { seat, down }: Putting,
): readonly CardId[] {
  const { mixed, drawing } = layout.info(from);
  if (mixed) {
    const one = () => drawAtRandom(layout, t, from, to, drawing, seat, down);
    return Array.from({ length: count }, one);
  }
  const cards = layout.topOf(t.state, from, count);
  shift(layout, t, { cards, from, to, down, followed: true });
  return cards;
}

/**
 * Takes one card at random and tells nothing. Who sees its face then has seen what was drawn, and all who
 * see that it has this back and no other.
 */
export function drawAtRandom(
  layout: Layout,
  t: CardTable,
  from: string,
  to: string,
  purpose: string,
  who?: number,
  down?: boolean,
): CardId {
  const { state } = t;
  const list = layout.at(state, from);
  const source = layout.info(from);
  if (layout.hides) {
    const after = down === true ? NOBODY : layout.seers(state, layout.info(to));
    const faces = layout.seers(state, source) | after;
    const seers = layout.seersOfDraw(list, faces);
    const card = before(t, seers, () => t.pick(list, purpose, who));
    shift(layout, t, { cards: [card], from, to, down });
    return card;
  }
  const target = layout.at(state, to);
  if (source.zone.as === 'bag') {
    const card = t.drawFrom(list, purpose, who);
    target.push(card);
    return card;
  }
  const card = t.pick(list, purpose, who);
  takeOut(list, list.indexOf(card), false);
  target.push(card);
  return card;
}

/** Moves cards and tells it; see `Cards.move`. */
export function move(
  layout: Layout,
  t: TellingTable,
  cards: readonly CardId[],
  from: string,
  to: string,
  about: Moving,
): void {
  if (cards.length === 0) return;
  const off = layout.bearing(t.state, from);
  const { at, down } = about;
  shift(layout, t, { cards, from, to, at, down });
  const on = layout.bearing(t.state, to);
  const moved = { cards, from: off?.ground ?? from, to, about, bearer: on ?? off };
  if (on !== undefined) tellMoved(layout, t, 'cards-attached', moved);
  else if (off !== undefined) tellMoved(layout, t, 'cards-detached', moved);
  else tellMoved(layout, t, 'cards-moved', moved);
}

/** Puts the top cards of a pile under it, one after another; see `Cards.putUnder`. */
export function putUnder(
  layout: Layout,
  t: TellingTable,
  pile: string,
  count: number,
  about: About,
): void {
  const cards = layout.topOf(t.state, pile, count);
  shift(layout, t, { cards, from: pile, to: pile, at: 'bottom', followed: true });
  tellMoved(layout, t, 'cards-moved', {
    cards,
    from: pile,
    to: pile,
    about: { ...about, at: 'bottom' },
  });
}

/** Exchanges all cards of two places and tells it; see `Cards.swap`. */
export function swap(
  layout: Layout,
  t: TellingTable,
  one: string,
  other: string,
  about: About,
): void {
  const { state } = t;
  if (layout.info(one).zone.as !== layout.info(other).zone.as)
    throw new Error(`"${one}" and "${other}" cannot be exchanged: cards lie otherwise there`);
  const there = [...layout.cardsAt(state, one)];
  const back = [...layout.cardsAt(state, other)];
  shift(layout, t, { cards: there, from: one, to: other, followed: true });
  shift(layout, t, { cards: back, from: other, to: one, followed: true });
  if (there.length > 0)
    tellMoved(layout, t, 'cards-moved', { cards: there, from: one, to: other, about });
  if (back.length > 0)
    tellMoved(layout, t, 'cards-moved', { cards: back, from: other, to: one, about });
}

/** Puts the cards from which a place is refilled there, a pile shuffled; false if there are none. */
export function refill(layout: Layout, t: TellingTable, pile: string, about: About): boolean {
  const from = layout.info(pile).zone.refill;
  if (from === undefined) return false;
  const cards = [...layout.cardsAt(t.state, from)];
  if (cards.length === 0) return false;
  shift(layout, t, { cards, from, to: pile, followed: true });
  if (!layout.info(pile).mixed) shuffle(layout, t, pile);
  tellMoved(layout, t, 'cards-refilled', { cards, from, to: pile, about });
  return true;
}

interface Told {
  readonly cards: readonly CardId[];
  readonly from: string;
  readonly to: string;
  readonly about: Moving;
  readonly bearer?: Bearer | undefined;
}

type MoveType = Extract<CardEvent, { readonly to: string }>['type'];

function tellMoved(layout: Layout, t: TellingTable, type: MoveType, told: Told): void {
  if (t.tell === undefined) return;
  const { cards, from, to, about, bearer } = told;
  const ground = layout.bearing(t.state, to)?.ground ?? to;
  const { at = 'top', down } = about;
  t.tell({
    type,
    ...by(about),
    from,
    to: ground,
    ...(at === 'top' ? {} : { at }),
    ...(down === true ? { down } : {}),
    count: cards.length,
    ...veil(layout, t, { cards, place: to, bearer }),
  } as CardEvent);
}
