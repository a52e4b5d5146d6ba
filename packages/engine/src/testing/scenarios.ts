// The part of the testing tools that is needed to show scenarios.
export { readScenario } from './read-scenario.ts';
export { isAnswer, type Scenario, seatOf } from './scenario.ts';
export { eventTest } from './scenario-words.ts';
