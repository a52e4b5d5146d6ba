import type { CardData } from '../src/content/card-data.ts';
import { DEFAULT_DECKS } from '../src/content/default-decks.ts';
import type { CardId } from '../src/model.ts';

/** The first copy of the first card of the default decks that is so. Throws if there is none. */
export function cardThat(is: (card: CardData) => boolean, what = 'such card'): CardId {
  const card = DEFAULT_DECKS.find(is);
  if (card === undefined) throw new Error(`the default decks have no ${what}`);
  return `${card.id}#1`;
}

/** The first copy of the card with this name. */
export function named(name: string): CardId {
  return cardThat((card) => card.name === name, name);
}

/** A world of the default decks by its number: `world(3)` is the third. */
export const world = (number: number): CardId => `BQC-WORLD-${String(number).padStart(2, '0')}#1`;

/** A Door card by its number. */
export const door = (number: number): CardId => `BQC-DOOR-${String(number).padStart(3, '0')}#1`;

/** A Treasure card by its number. */
export const treasure = (number: number): CardId => `BQC-TREA-${String(number).padStart(3, '0')}#1`;

/** The type of a card of the default decks. */
export function typeOf(card: CardId): string {
  const id = card.slice(0, card.lastIndexOf('#'));
  return DEFAULT_DECKS.find((one) => one.id === id)?.type ?? '';
}
