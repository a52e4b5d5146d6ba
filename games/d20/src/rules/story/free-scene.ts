import type { Flow, Prose } from '@tablewright/engine';
import type { D20 } from '../../d20-table.ts';
import type { Creature, Ground } from '../../model.ts';
import { adventureOf } from '../adventure/adventure.ts';
import { isUp } from '../creature.ts';
import { HOUR } from '../effects/afflict.ts';
import { levelUps } from '../levels/level-up.ts';
import { advance } from '../time/clock.ts';
import { closeScene, comeInto } from './scenes.ts';

/** A scene that whoever runs the game lays in free play (DT-GMC-01, -02). */
export interface FreeScene {
  readonly title: string;
  readonly words: Prose;
  readonly ground: Ground;
}

/** A scene begins in free play; the one before is over with it (DT-TAB-03). */
export function* layScene(t: D20, { title, words, ground }: FreeScene): Flow<void> {
  if (t.state.laid !== undefined) yield* endFreeScene(t);
  t.state.laid = { title };
  comeInto(t, ground);
  const rule = 'DT-GMC-01';
  t.tell?.({ type: 'scene-began', rule, scene: 'free', words: { prose: title } });
  t.tell?.({ type: 'described', rule, words });
  t.reveal();
}

/** The scene is over: what lasts as long ends, Levels are gained, and it counts for the session (DT-LVL-03, DT-TOK-01). */
export function* endFreeScene(t: D20): Flow<void> {
  yield* closeScene(t);
  t.state.scenes = (t.state.scenes ?? 0) + 1;
  yield* levelUps(t);
}

/** Hours of rest that close a scene (DT-LVL-03). */
const NIGHT = 8 * HOUR;

/**
 * Time passes in rest, which those who rest have begun; in free play each eight hours of it on end close a scene
 * (DT-LVL-03).
 */
export function* restOn(t: D20, rounds: number, resting: readonly Creature[]): Flow<void> {
  const { clock } = t.state;
  const nights = (now: number) => Math.floor(restedAt(t, resting, now) / NIGHT);
  const before = nights(clock);
  yield* advance(t, rounds, resting);
  if (adventureOf(t) === undefined && nights(t.state.clock) > before) yield* endFreeScene(t);
}

/** How long all of them who stand have rested at a time. */
function restedAt({ state }: D20, resting: readonly Creature[], clock: number): number {
  const since = resting.filter(isUp).map(({ restSince = state.clock }) => restSince);
  return since.length === 0 ? 0 : clock - Math.max(...since);
}
