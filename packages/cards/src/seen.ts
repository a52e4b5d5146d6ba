import type { Observer } from '@tablewright/engine';
import { Certainty } from './certainty.ts';
import { type CardId, inOrder, type Layout, onto } from './layout.ts';

/** A card as an observer sees it, or several of which it sees the backs alone. */
export interface SeenCard<Id = CardId> {
  /** Which card it is; missing where the observer cannot be sure. */
  readonly card?: Id;
  readonly back: string;
  /** Its face is hidden now: the observer remembers it, or it can be no other. */
  readonly remembered?: true;
  /** It lies face down where others lie face up. */
  readonly down?: true;
  /** How many unseen cards of this back these are; without `card` alone. */
  readonly count?: number;
  /** What is attached to it. */
  readonly on?: readonly SeenCard<Id>[];
}

/** What an observer sees in each place; what is attached stands with the card that it is attached to. */
export function seen(
  layout: Layout,
  state: object,
  observer: Observer,
): Record<string, readonly SeenCard[]> {
  const look = new Look(layout, state, observer);
  const places: Record<string, readonly SeenCard[]> = {};
  for (const place of layout.placesOf(state)) {
    if (!place.startsWith('on/')) places[place] = look.at(place);
  }
  return places;
}

/** How many cards these are. */
export function countSeen(cards: readonly SeenCard[]): number {
  return cards.reduce((sum, { count = 1 }) => sum + count, 0);
}

/** A card that is put together. */
type Draft = { -readonly [Field in keyof SeenCard]: SeenCard[Field] };

class Look {
  readonly #layout: Layout;
  readonly #state: object;
  readonly #observer: number;
  readonly #certain: Certainty;
  readonly #attached: boolean;

  constructor(layout: Layout, state: object, observer: Observer) {
    this.#layout = layout;
    this.#state = state;
    this.#observer = 1 << (observer + 1);
    this.#certain = new Certainty(layout, state, observer);
    this.#attached = layout.placesOf(state).some((place) => place.startsWith('on/'));
  }

  at(place: string): readonly SeenCard[] {
    const cards = this.#layout.cardsAt(this.#state, place);
    const hidden = this.#layout.hiddenFrom(this.#state, place, this.#observer);
    if (hidden.length === 0) return cards.map((card) => this.#one(card, false));
    const { mixed, zone } = this.#layout.info(place);
    if (mixed) return this.#mixed(cards, hidden);
    const isHidden = (card: CardId) => hidden === cards || hidden.includes(card);
    return zone.as === 'pile'
      ? this.#pile(cards, isHidden)
      : cards.map((card) => this.#one(card, isHidden(card)));
  }

  /** From the bottom up; unseen cards that lie together are one entry for each run of a back. */
  #pile(cards: readonly CardId[], isHidden: (card: CardId) => boolean): readonly SeenCard[] {
    const pile: Draft[] = [];
    for (const card of cards) {
      if (!isHidden(card) || this.#certain.has(card)) {
        pile.push(this.#one(card, isHidden(card)));
        continue;
      }
      const back = this.#layout.back(card);
      const last = pile.at(-1);
      if (last?.count !== undefined && last.back === back) last.count += 1;
      else pile.push({ back, count: 1 });
    }
    return pile;
  }

  /** Open cards as they lie, then those remembered and the unseen, whose order tells nothing. */
  #mixed(cards: readonly CardId[], hidden: readonly CardId[]): readonly SeenCard[] {
    const open = hidden === cards ? [] : cards.filter((card) => !hidden.includes(card));
    const known = hidden.filter((card) => this.#certain.has(card)).sort(inOrder);
    const unseen = this.#layout.byBack(hidden.filter((card) => !this.#certain.has(card)));
    return [
      ...open.map((card) => this.#one(card, false)),
      ...known.map((card) => this.#one(card, true)),
      ...[...unseen]
        .sort(([a], [b]) => inOrder(a, b))
        .map(([back, { length: count }]) => ({ back, count })),
    ];
  }

  #one(card: CardId, isHidden: boolean): SeenCard {
    const one: Draft = { back: this.#layout.back(card) };
    if (!isHidden || this.#certain.has(card)) one.card = card;
    else one.count = 1;
    if (isHidden) {
      if (one.card !== undefined) one.remembered = true;
      if (this.#layout.secrets(this.#state).down.includes(card)) one.down = true;
    }
    if (this.#attached) {
      const on = this.#layout.cardsAt(this.#state, onto(card));
      const hidden = this.#layout.hiddenFrom(this.#state, onto(card), this.#observer);
      if (on.length > 0) one.on = on.map((other) => this.#one(other, hidden.includes(other)));
    }
    return one;
  }
}
