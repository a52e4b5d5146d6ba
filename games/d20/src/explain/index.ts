export {
  type Adventure,
  adventureFacts,
  type ReadyFacts,
} from './adventure.ts';
export { type AreaFacts, areaAsked } from './areas.ts';
export { eventsAs, viewAs } from './as-seat.ts';
export {
  characterSeen,
  type PrintedDifference,
  printedDifferences,
  type SeenCharacter,
  type Sheet,
  USUAL_RULES,
} from './character.ts';
export { type ConditionFacts, conditionsOf, type End } from './conditions.ts';
export { type Fog, fogOf } from './fog.ts';
export { countsMinutes } from './gear.ts';
export {
  FEET_OF_SQUARE,
  type GroundKind,
  type LyingFacts,
  lyingOf,
  type MapFacts,
  mapOf,
  wayOnMap,
  type ZoneFacts,
  zonesOf,
} from './map.ts';
export { isMeantFor } from './meant.ts';
export { levelRule, nextLevel } from './next-level.ts';
export {
  abilityNumbers,
  acSum,
  initiativeNumber,
  lockedHp,
  maxHpSum,
  type RollNumber,
  type Sum,
  saveNumbers,
  saveTnSum,
  speedSum,
  type Term,
} from './numbers.ts';
export {
  type AttackOdds,
  attackFacts,
  attackOdds,
  type Damage,
  type Span,
  spellFacts,
} from './odds.ts';
export {
  isAttitudeKnown,
  premiseKeys,
  sceneKeys,
  type TaskFacts,
  type TaskWay,
  taskFacts,
} from './scene.ts';
export { sightBetween } from './sight.ts';
export { allSpells, type SpellPrint, spellPrint } from './spell-list.ts';
export {
  type Distance,
  distanceOf,
  type TurnFacts,
  turnLeft,
  turnsOf,
} from './turns.ts';
export { creatureIn } from './world.ts';
