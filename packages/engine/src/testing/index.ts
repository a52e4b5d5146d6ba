export { type DiceRaceState, diceRace } from './dice-race.ts';
export { fiveWays, WAYS } from './five-ways.ts';
export { goldenMatch, perft, playthrough } from './playthrough.ts';
export { wrongMoments, wrongPositions } from './positions.ts';
export { type AskedChoice, type Drive, runScenario, type ScenarioReport } from './run-scenario.ts';
export {
  readScenario,
  SCENARIO_FORMAT,
  SCENARIO_FORMAT_VERSION,
  type Scenario,
  type ScenarioAnswer,
  ScenarioError,
  type ScenarioExpectation,
  type SeatName,
  seatOf,
} from './scenario.ts';
export { type ScenarioFile, scenarioOf } from './scenario-of.ts';
export { scenarioText } from './scenario-text.ts';
export { WARDS, type Ward, type WardsEvent, type WardsState, wards, windows } from './wards.ts';
