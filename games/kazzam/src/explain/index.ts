/**
 * Explains a position: answers the questions of the board as data.
 *
 * Every function takes what an observer sees (`KazzamView`) and changes nothing. Numbers come with
 * their terms and rules, names as texts of the catalogue. The board draws these answers and what the
 * choices offer; it never asks the rules.
 */

export { type ActionFacts, actionFacts } from './actions.ts';
export {
  carriesOrb,
  exposedTo,
  hunting,
  opportunityFor,
  type Prospect,
  pointsToDunk,
  prospectsOf,
  watchersOf,
  wokenByEnding,
  wokenByTaking,
} from './advice.ts';
export { type AthleteFacts, factsOfSheet, readyTeams } from './athletes.ts';
export {
  areNeighbours,
  type Court,
  type CourtPart,
  courtOf,
  idOfSquare,
  isIn,
  nameOfSquare,
  partAt,
  placeIn,
  type Sign,
  spotOf,
  squareAt,
  squareNamed,
  squaresUnder,
  standingBySquare,
  standingOn,
} from './court.ts';
export { creatureFacts, isUnseen } from './creature.ts';
export {
  type EndFacts,
  type InPlay,
  inPlayOn,
  inPlayOnSquares,
  statusGlossary,
} from './in-play.ts';
export {
  countedStatuses,
  hpNow,
  mostHp,
  rangeNow,
  reachNow,
  type Sum,
  speedNow,
  type TermSource,
  wardNow,
} from './numbers.ts';
export {
  type AimedOdds,
  type AttackOdds,
  attackAimed,
  attackAsked,
  attackOf,
  causeOf,
  oddsOfAttack,
  oddsOn,
} from './odds.ts';
export { creepRowsOf, powersOf } from './powers.ts';
export { questsIn } from './quests.ts';
export { areaOf, sightOf, threatsTo, waysOfAction } from './reach.ts';
export type { RiskFacts } from './risks.ts';
export { scoreOf, teamName } from './scores.ts';
export {
  isOrb,
  itemsHeldBy,
  type LyingFacts,
  nameOfEnemy,
  type OrbColour,
  orbsHeldBy,
  type PlaceFacts,
  type SquareFacts,
  squareOfItem,
  squareReader,
} from './squares.ts';
export { placeShown, turnOrder } from './turn-order.ts';
export { pricesOf, reachablePlaces, type WayFacts, wayFacts, wayOn } from './way.ts';
export { type WhyNot, whyNot } from './why-not.ts';
