export { type AreaFacts, areaAsked } from './areas.ts';
export { eventsAs, viewAs } from './as-seat.ts';
export {
  characterSeen,
  type PrintedDifference,
  printedDifferences,
  type SeenCharacter,
  USUAL_RULES,
} from './character.ts';
export { type ConditionFacts, conditionsOf, type End, endOf } from './conditions.ts';
export { type Fog, fogOf } from './fog.ts';
export {
  FEET_OF_SQUARE,
  GROUNDS,
  type GroundKind,
  type MapFacts,
  mapOf,
  wayOnMap,
  type ZoneFacts,
  zonesOf,
} from './map.ts';
export { isMeantFor } from './meant.ts';
export { type NextLevel, nextLevel } from './next-level.ts';
export {
  type AbilityNumber,
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
  type AttackFacts,
  type AttackOdds,
  attackFacts,
  attackOdds,
  counting,
  type Damage,
  type Span,
  type SpellFacts,
  spellFacts,
} from './odds.ts';
export { isAttitudeKnown, sceneKeys, type TaskFacts, type TaskWay, taskFacts } from './scene.ts';
export { type Sight, sightBetween } from './sight.ts';
export {
  type Distance,
  distanceOf,
  type TurnFacts,
  type TurnState,
  turnLeft,
  turnsOf,
} from './turns.ts';
export { creatureIn } from './world.ts';
