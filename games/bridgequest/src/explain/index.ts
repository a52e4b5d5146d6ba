export type { Card as PrintedCard } from '../content/card.ts';
export type { DeckFile } from '../content/read-decks.ts';
export {
  calledOf,
  dieOfLevel,
  idOf,
  knowOwnCards,
  printedCard,
  printedCards,
  printedFigurine,
} from './cards.ts';
export {
  type At,
  entryOf,
  figuresAtSpot,
  type Passage,
  passagesOf,
  type Spot,
} from './chart.ts';
export { type Part, partsOfMonsters, partsOfPlayers, type Side } from './combat.ts';
export { deckFacts } from './decks.ts';
export { isIdentity, putAwayFor } from './gear.ts';
