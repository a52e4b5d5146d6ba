import type { Card, ItemEnhancer } from '../../content/card.ts';
import { DEFAULT_DECKS } from '../../content/default-decks.ts';
import { readCards } from '../../content/read-decks.ts';

/** The cards that come with the game. */
export const CARDS: readonly Card[] = readCards(DEFAULT_DECKS, ({ path, message }) => {
  throw new Error(`${path}: ${message}`);
});

/** A card that comes with the game. */
export function cardOf(id: string): Card {
  const found = CARDS.find((card) => card.id === id);
  if (found === undefined) throw new Error(`no card ${id}`);
  return found;
}

/** An enhancer that comes with the game. */
export function enhancerOf(id: string): ItemEnhancer {
  const card = cardOf(id);
  if (card.type !== 'itemEnhancer') throw new Error(`${id} is no enhancer`);
  return card;
}

/** An item with a combat bonus alone, +2 for ATT. */
export const SPATULA = 'BQC-TREA-021';
/** An item with a combat bonus and a power. */
export const STAPLER = 'BQC-TREA-024';
/** An item with a power alone. */
export const BELT = 'BQC-TREA-040';
/** A potion of which d6 are saved. */
export const DRAUGHT = 'BQC-TREA-057';
/** A wish, of which d4 are saved. */
export const RING = 'BQC-TREA-084';
/** A one-shot of which 1 is saved. */
export const SPOTLIGHT = 'BQC-TREA-095';
/** A race. */
export const STOUTLING = 'BQC-DOOR-091';
/** Enhancers, +3 and +1. */
export const SPIKES = 'BQC-TREA-052';
/** See {@link SPIKES}. */
export const STICKER = 'BQC-TREA-054';
