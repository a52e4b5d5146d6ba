import type { Card } from '../cards/card.ts';

/** A card of a game with what else one looks for it by. */
export interface ListedCard {
  readonly card: Card;
  /** The id of its deck. */
  readonly deck: string;
  /** The id of what it is: a monster, an item. */
  readonly kind: string;
  /** A whole number; nothing for kinds of cards that have no level. */
  readonly level?: number;
}

/** A deck or a kind of cards. */
export interface CardGroup {
  readonly id: string;
  readonly name: string;
}

/** All cards of a game in one language: each design once, deck by deck. */
export interface CardList {
  readonly cards: readonly ListedCard[];
  /** In the order in which they are offered; each card is in one of them. */
  readonly decks: readonly CardGroup[];
  readonly kinds: readonly CardGroup[];
  /** What the level of a card is called: "Level". */
  readonly level?: string;
}

/** What the `./cards` entry of a game exports. */
export interface CardsModule {
  /**
   * The cards of the game.
   * @param locale the reader's language, as a BCP 47 tag
   */
  readonly cardsIn: (locale: string) => CardList;
}
