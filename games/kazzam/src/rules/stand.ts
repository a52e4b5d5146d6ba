import type { Flow } from '@tablewright/engine';
import type { CreatureId } from '../model.ts';
import type { Kazzam } from '../table.ts';
import { nothing, windows } from './ability.ts';
import { removeEffects } from './status.ts';

/** Stands a creature up, by whatever means (KZ-MOVE-11). */
export function* standUp(t: Kazzam, creature: CreatureId): Flow<void> {
  const fell = removeEffects(t.state, ({ on, kind }) => on === creature && kind === 'prone');
  if (fell.length > 0) yield* windows.pass(t, { type: 'stood', creature, fell }, nothing);
}
