export type { Card as PrintedCard } from '../content/card.ts';
export { calledOf, dieOfLevel, idOf, printedCard, printedCards, printedFigurine } from './cards.ts';
export {
  type At,
  entryOf,
  figuresAtSpot,
  type Passage,
  passagesOf,
  type Spot,
} from './chart.ts';
export { type Part, partsOfMonsters, partsOfPlayers, type Side } from './combat.ts';
