import type { Card } from '../content/card.ts';
import { cardSetOf, defaultCards } from '../content/card-set.ts';
import { FIGURINES, type FigurineData } from '../content/figures/figures.ts';
import { type StrengthDie, strengthDieOf } from '../rules/combat/strength.ts';

let byId: Readonly<Record<string, Card>> | undefined;
/** The cards of decks that were brought to the table that is drawn. */
let ownCards: Readonly<Record<string, Card>> = {};

/** From now on these cards are known as well: those of the table that is drawn, as far as its reader sees them (BQC-HIDN-02). */
export function knowOwnCards(cards: Readonly<Record<string, Card>>): void {
  ownCards = cards;
}

/**
 * A card as it is printed; nothing for a card that no deck of the game and of the table that is drawn has.
 * @param card its id, with or without the number of its copy
 */
export function printedCard(card: string): Card | undefined {
  byId ??= cardSetOf(defaultCards()).byId;
  const id = idOf(card);
  if (Object.hasOwn(byId, id)) return byId[id];
  return Object.hasOwn(ownCards, id) ? ownCards[id] : undefined;
}

/** All cards of the default decks as they are printed, each design once. */
export function printedCards(): readonly Card[] {
  return defaultCards();
}

/** The id of a card without the number of its copy: copies look the same. */
export function idOf(card: string): string {
  const at = card.lastIndexOf('#');
  return at < 0 ? card : card.slice(0, at);
}

/** A figurine, or that of which an illusion is one; nothing for a card that lies loose. */
export function printedFigurine(figure: string): FigurineData | undefined {
  const [original] = figure.split('*');
  return FIGURINES.find(({ id }) => id === original);
}

/** The die of a monster's strength by its level (BQ-CMB-05, -06). */
export function dieOfLevel(level: number): StrengthDie {
  return strengthDieOf(level);
}

/** What a card or figurine is called; its id where nobody knows. */
export function calledOf(source: string): string {
  const [original = source] = source.split('*');
  return printedFigurine(original)?.name ?? printedCard(original)?.name ?? source;
}
