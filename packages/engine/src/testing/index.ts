export { type DiceRaceState, diceRace } from './dice-race.ts';
export { type DuelRules, duelOf } from './duel.ts';
export { ScenarioError } from './file-fields.ts';
export { fiveWays, WAYS } from './five-ways.ts';
export { type GalleryState, gallery } from './gallery.ts';
export { type HeapState, hammering, heap, heapWith } from './heap.ts';
export { IMAGES, pngOf } from './images.ts';
export { lantern } from './lantern/lantern.ts';
export type { LanternState } from './lantern/model.ts';
export { type MarketState, market, type Trade, trading } from './market.ts';
export { type PeekersState, peekers } from './peekers.ts';
export { goldenMatch, perft, playthrough } from './playthrough.ts';
export { wrongMoments, wrongPositions } from './positions.ts';
export { readScenario } from './read-scenario.ts';
export { runScenario } from './run-scenario.ts';
export { type SagaState, type Sheet, saga } from './saga.ts';
export {
  isAnswer,
  SCENARIO_FORMAT,
  SCENARIO_FORMAT_VERSION,
  type Scenario,
  type ScenarioAnswer,
  type ScenarioEntry,
  type ScenarioExpectation,
  type ScenarioStop,
  type SeatName,
  seatOf,
} from './scenario.ts';
export { type ScenarioFile, scenarioOf } from './scenario-of.ts';
export type { AskedChoice, Drive, ScenarioReport, UsedRoll } from './scenario-report.ts';
export { scenarioText } from './scenario-text.ts';
export { eventTest } from './scenario-words.ts';
export { WARDS, type Ward, type WardsEvent, type WardsState, wards, windows } from './wards.ts';
