import type { Card } from './card.ts';
import { DEFAULT_DECKS } from './default-decks.ts';
import { readCards } from './read-decks.ts';

/** A family of cards: a deck with its discard pile. */
export type Family = Card['family'];

/** What the back of a card shows of its family, the second part of its id: `BQC-DOOR-012` is a Door. */
export const BACKS: Readonly<Partial<Record<Family, string>>> = {
  door: 'DOOR',
  treasure: 'TREA',
  world: 'WORLD',
  dust: 'DUST',
  spell: 'SPEL',
};

/** The cards that a table plays with: plain data, which nothing changes. */
export interface CardSet {
  /** By their ids; look up only what is its own, as ids come from files. */
  readonly byId: Readonly<Record<string, Card>>;
  /** Every copy of every card by its family, named `<id>#<copy>` (BQC-SCH-04). */
  readonly instances: Readonly<Partial<Record<Family, readonly string[]>>>;
}

/**
 * The set of these cards.
 * @param cards with ids of which each stands once (BQC-INV-01)
 */
export function cardSetOf(cards: readonly Card[]): CardSet {
  const instances: Partial<Record<Family, string[]>> = {};
  for (const [family, own] of Map.groupBy(cards, (card) => card.family)) {
    instances[family] = own.flatMap(({ id, copies }) =>
      Array.from({ length: copies }, (_, copy) => `${id}#${copy + 1}`),
    );
  }
  return { byId: Object.fromEntries(cards.map((card) => [card.id, card])), instances };
}

let builtIn: readonly Card[] | undefined;

/** The cards of the default decks, read once. */
export function defaultCards(): readonly Card[] {
  builtIn ??= readCards(DEFAULT_DECKS, ({ path, message }) => {
    throw new Error(`${path}: ${message}`);
  });
  return builtIn;
}
