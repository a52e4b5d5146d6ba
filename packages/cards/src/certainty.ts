import type { Observer } from '@tablewright/engine';
import type { CardId, Layout } from './layout.ts';

/** Hidden cards that an observer cannot tell from one another. */
export interface Alike {
  readonly cards: CardId[];
  /** The one place where they all lie, if order means nothing there: what lies there is then known. */
  place: string | undefined;
}

/** What an observer can be sure of at one moment. */
export class Certainty {
  readonly #layout: Layout;
  readonly #lots = new Map<CardId, Alike>();
  readonly #stocks = new Map<string, Alike>();

  constructor(layout: Layout, state: object, observer: Observer) {
    this.#layout = layout;
    for (const lot of layout.secrets(state).known[observer + 1] ?? []) {
      const alike: Alike = { cards: [], place: undefined };
      for (const card of lot) this.#lots.set(card, alike);
    }
    for (const place of layout.placesOf(state)) {
      const here = layout.info(place).mixed ? place : undefined;
      for (const card of layout.hiddenFrom(state, place, 1 << (observer + 1))) {
        const alike = this.of(card);
        if (alike.cards.length === 0) alike.place = here;
        else if (alike.place !== here) alike.place = undefined;
        alike.cards.push(card);
      }
    }
  }

  /** What a hidden card cannot be told from, itself included. */
  of(card: CardId): Alike {
    return this.#lots.get(card) ?? this.#stock(this.#layout.back(card));
  }

  /** Whether the observer is sure that a hidden card lies where it lies. */
  has(card: CardId): boolean {
    return isCertain(this.of(card));
  }

  /** The cards that cannot be told apart, lot by lot; without those that are certain. */
  get uncertain(): readonly (readonly CardId[])[] {
    const all = [...new Set(this.#lots.values()), ...this.#stocks.values()];
    return all.flatMap((alike) => (isCertain(alike) ? [] : [alike.cards]));
  }

  #stock(back: string): Alike {
    let stock = this.#stocks.get(back);
    if (stock === undefined) {
      stock = { cards: [], place: undefined };
      this.#stocks.set(back, stock);
    }
    return stock;
  }
}

function isCertain({ cards, place }: Alike): boolean {
  return cards.length < 2 || place !== undefined;
}
