import type { Flow } from '@tablewright/engine';
import type { D20 } from '../../d20-table.ts';
import type { D20State } from '../../model.ts';
import { adventureOf, playing } from '../adventure/adventure.ts';
import { endCombat, endsNow } from '../combat/end.ts';
import { deed, naming, round, roundEnd } from '../combat/stages.ts';
import { levelUps } from '../levels/level-up.ts';
import { lookAround } from '../place/known.ts';
import { calm } from '../story/calm.ts';
import { fightDeeds } from '../story/fight-deeds.ts';
import { leadersOf } from '../story/foes.ts';
import { comeBack, routeOf } from '../story/retreat.ts';
import { followRows } from '../story/row-mods.ts';
import {
  closeScene,
  defeat,
  endAdventure,
  enterScene,
  happenings,
  isDefeated,
  leaveScene,
} from '../story/scenes.ts';
import { skipScene } from '../story/skip.ts';
import { overdueGear } from '../story/talk.ts';
import { offerBargain } from '../tokens/bargain.ts';
import { begin } from './begin.ts';
import { direct } from './direct.ts';
import { isAtLimit } from './limit.ts';

/** The steps of a session: characters and begin, then scenes with their fights, until the adventure is over. */
export const STEPS = {
  begin,
  round: roundInScene,
  naming,
  deed: deedInScene,
  'round-end': roundEndInScene,
  'level-up': levels,
  onward,
  calm: betweenFights,
  direct,
  skip: skipScene,
};

/** What comes next (DT-TAB-02). */
export function stepOf(state: D20State): keyof typeof STEPS | undefined {
  const { phase, combat, story, skips } = state;
  if (phase === 'ended') return undefined;
  if (phase === 'lobby') return 'begin';
  if (skips === true) return 'skip';
  if (combat !== undefined) return combat.stage === 'turn' ? 'deed' : combat.stage;
  if (story === undefined) return 'direct';
  if (story.goes !== undefined) return phase === 'level-up' ? 'onward' : 'level-up';
  return 'calm';
}

/** A round of a fight begins; the limit of a session ends it as anything else (DT-INIT-14, DT-TAB-04). */
function* roundInScene(t: D20): Flow<void> {
  if (isAtLimit(t)) endAdventure(t, 'limit');
  else yield* round(t);
}

/** One deed of a turn, among them what the scene offers; what comes of it for the scene is so at once (DT-TURN-02). */
function* deedInScene(t: D20): Flow<void> {
  yield* deed(t, fightDeeds);
  if (!isPlayed(t) || t.state.skips === true) return;
  followRows(t);
  yield* followStory(t);
}

/** A round ends, and what the story brings with it: events, and a countdown (DT-SCB-15). */
function* roundEndInScene(t: D20): Flow<void> {
  yield* roundEnd(t, leadersOf);
  if (!isPlayed(t) || t.state.combat === undefined || t.state.skips === true) return;
  yield* happenings(t);
  yield* followStory(t);
}

/** A scene is played. */
const isPlayed = (t: D20): boolean => t.state.story !== undefined && adventureOf(t) !== undefined;

/** The fight is over if the scene is left, or nobody is left to fight on. */
function* followStory(t: D20): Flow<void> {
  if (t.state.combat === undefined || t.state.phase === 'ended') return;
  if (t.state.story?.goes !== undefined) yield* endCombat(t, 'by-master');
  else if (endsNow(t)) yield* endCombat(t, 'over');
}

/** Levels are gained between scenes (DT-LVL-03, -04). */
function* levels(t: D20): Flow<void> {
  yield* levelUps(t);
  t.state.phase = 'level-up';
}

/** The next scene, or the end (DT-AGM-11). */
function* onward(t: D20): Flow<void> {
  const { story } = playing(t);
  const to = story.goes ?? 'end';
  yield* closeScene(t);
  if (to === 'end') {
    endAdventure(t, 'finished');
    return;
  }
  yield* enterScene(t, to);
}

/** Between fights: what the clock brings, a bargain, then whatever somebody does (DT-PLAY-01). */
function* betweenFights(t: D20): Flow<void> {
  if (isAtLimit(t)) {
    endAdventure(t, 'limit');
    return;
  }
  lookAround(t);
  yield* happenings(t);
  overdueGear(t);
  if (isMovingOn(t)) return;
  if (isDefeated(t)) return yield* fleeOrFall(t);
  comeBack(t);
  yield* offerBargain(t);
  if (isMovingOn(t)) return;
  yield* calm(t);
}

/** Nobody of the party is left in the scene: all have fled from it, or whoever has not is captured (DT-SHOT-04). */
function* fleeOrFall(t: D20): Flow<void> {
  const route = routeOf(t);
  if (route === undefined) yield* defeat(t);
  else yield* leaveScene(t, route.exit, route.actor);
}

/** Whether something else is next. */
const isMovingOn = ({ state }: D20): boolean =>
  state.combat !== undefined || state.story?.goes !== undefined || state.phase === 'ended';
