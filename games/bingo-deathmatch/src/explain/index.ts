/**
 * Explains a position: answers the questions of the board as data.
 *
 * Every function takes what an observer sees or the name of a card, and changes nothing. The board
 * draws these answers and what the choices offer; it never asks the rules.
 */
export {
  damageOf,
  gainOf,
  hasBasicsOnly,
  mostDamage,
  mostInLine,
  type Spoils,
  spoilsOf,
  squaresInLine,
  winningSquares,
  worstSpoils,
} from './advice.ts';
export { type BatteryLine, batteryLines } from './batteries.ts';
export { squareFacts } from './bingo-card.ts';
export { cardFacts, isPower, type Use } from './cards.ts';
export { type CubePlace, cubesOf, healthOf } from './cubes.ts';
export { type HeldItem, itemsOf } from './items.ts';
export { marketOf, saleOf } from './market.ts';
export { oddsOfRoll } from './odds.ts';
export { energyOf, type Swap, swapOf } from './swap.ts';
export { resolvingNow } from './turn.ts';
