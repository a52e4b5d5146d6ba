import type { Flow } from '@tablewright/engine';
import type { D20 } from '../../d20-table.ts';
import type { D20State } from '../../model.ts';
import { deed, naming, round, roundEnd } from '../combat/stages.ts';
import { levelUps } from '../levels/level-up.ts';
import { playing } from '../story/adventure.ts';
import { calm } from '../story/calm.ts';
import {
  closeScene,
  defeat,
  endAdventure,
  enterScene,
  happenings,
  isDefeated,
} from '../story/scenes.ts';
import { overdueGear } from '../story/talk.ts';
import { offerBargain } from '../tokens/bargain.ts';
import { begin } from './begin.ts';
import { direct } from './direct.ts';

/** The steps of a session: characters and begin, then scenes with their fights, until the adventure is over. */
export const STEPS = {
  begin,
  round,
  naming,
  deed,
  'round-end': roundEnd,
  'level-up': levels,
  onward,
  calm: betweenFights,
  direct,
};

/** What comes next (DT-TAB-02). */
export function stepOf(state: D20State): keyof typeof STEPS | undefined {
  const { phase, combat, story } = state;
  if (phase === 'ended') return undefined;
  if (phase === 'lobby') return 'begin';
  if (combat !== undefined) return combat.stage === 'turn' ? 'deed' : combat.stage;
  if (story === undefined) return 'direct';
  if (story.goes !== undefined) return phase === 'level-up' ? 'onward' : 'level-up';
  return 'calm';
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
  t.state.steps += 1;
  if (t.state.steps > t.options.sessionLimit) {
    endAdventure(t, 'limit');
    return;
  }
  yield* happenings(t);
  overdueGear(t);
  if (isMovingOn(t)) return;
  if (isDefeated(t)) return yield* defeat(t);
  yield* offerBargain(t);
  if (isMovingOn(t)) return;
  yield* calm(t);
}

/** Whether something else is next. */
const isMovingOn = ({ state }: D20): boolean =>
  state.combat !== undefined || state.story?.goes !== undefined || state.phase === 'ended';
