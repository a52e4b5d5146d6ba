import type { Flow, Prose } from '@tablewright/engine';
import type { D20 } from '../../d20-table.ts';
import type { Ground } from '../../model.ts';
import { levelUps } from '../levels/level-up.ts';
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
