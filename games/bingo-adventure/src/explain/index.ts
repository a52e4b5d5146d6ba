/**
 * Explains a position: answers the questions of the board as data.
 *
 * Every function takes what an observer sees, or a part of it, and changes nothing. The board draws
 * these answers and what the choices offer; it never asks the rules.
 */
export { type Payment, spentOn } from './activations.ts';
export {
  inDanger,
  isMarkedAt,
  mayEnd,
  monsterPlans,
  standingOf,
} from './advice.ts';
export { spaceOn } from './cards.ts';
export { type Call, callsOf, deckColumns, letterOf, newCardTokens } from './deck.ts';
export { healthOf } from './health.ts';
export { oddsOfPowers } from './odds.ts';
export { type Dot, type Place, type PrintedForm, placesIn } from './patterns.ts';
export {
  type CostFacts,
  characterPowers,
  costFacts,
  type MonsterPowerFacts,
  monsterPowers,
  type PowerFacts,
  sheetOfPower,
} from './powers.ts';
