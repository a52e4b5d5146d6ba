// What shows scenarios needs no more than this of the testing tools.
export { readScenario } from './read-scenario.ts';
export { isAnswer, type Scenario, seatOf } from './scenario.ts';
export { eventTest } from './scenario-words.ts';
