import type { GameEvent, Text, TextParam } from '@tablewright/engine';
import { CARD_EVENT_FORMS, type CardEvent } from './events.ts';
import type { CardId } from './layout.ts';

/** What a game calls its cards and places, as fillings of texts. */
export interface CardNames {
  card(card: CardId): TextParam;
  place(place: string): TextParam;
}

/** Whether an event is one of cards. */
export function isCardEvent(event: GameEvent): event is CardEvent {
  return Object.hasOwn(CARD_EVENT_FORMS, event.type);
}

/** What to say about an event of cards, in keys of `CARD_TEXTS`, with what its reader knows of it. */
export function cardText(event: CardEvent, names: CardNames): Text {
  const { type, seat, count } = event;
  const params: Record<string, TextParam> = { count, cards: cardsText(event, names) };
  if (seat !== undefined) params.seat = { seat };
  params.by = seat === undefined ? 'nobody' : 'seat';
  if ('place' in event) params.place = names.place(event.place);
  if ('from' in event) {
    params.from = names.place(event.from);
    params.to = names.place(event.to);
    params.bearer =
      'bearer' in event && event.bearer !== undefined ? names.card(event.bearer) : ONE;
    params.way = wayOf(event);
    params.down = event.down === true ? 'yes' : 'no';
  }
  if (type === 'cards-shown') {
    params.to =
      event.to === undefined ? { key: 'cards.everybody' } : event.to.map((seat) => ({ seat }));
  }
  if (type === 'cards-turned') params.face = event.face;
  return { key: `event.${type}`, params };
}

const ONE: Text = { key: 'cards.unseen', params: { count: 1 } };

function cardsText({ cards = [], count }: CardEvent, names: CardNames): Text {
  if (cards.length === 0) return { key: 'cards.unseen', params: { count } };
  const named = cards.map((card) => names.card(card));
  const more = count - cards.length;
  return more > 0
    ? { key: 'cards.partly', params: { cards: named, more } }
    : { key: 'cards.known', params: { cards: named } };
}

function wayOf(event: Extract<CardEvent, { readonly to: string }>): string {
  const at = 'at' in event ? event.at : undefined;
  if (at === 'bottom') return event.from === event.to ? 'under' : 'bottom';
  return typeof at === 'number' && at > 0 ? 'between' : 'top';
}
