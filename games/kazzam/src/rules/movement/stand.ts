import type { Flow } from '@tablewright/engine';
import type { CreatureId } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf } from '../court/creatures.ts';
import { BITS, has, removeEffects } from '../effects/status.ts';
import { nothing, windows } from '../effects/windows.ts';
import { findFooting } from './footing.ts';

/** Stands a creature up, by whatever means, where it can stand (KZ-MOVE-11, KZ-MOVE-15). */
export function* standUp(t: Kazzam, creature: CreatureId): Flow<void> {
  const hovered = has(creatureOf(t.state, creature), BITS.hovering);
  const fell = removeEffects(
    t,
    ({ on, kind }) => on === creature && kind === 'prone',
    'KZ-MOVE-11',
  );
  if (fell.length === 0) return;
  yield* windows.pass(t, { type: 'stood', creature, fell }, nothing);
  yield* findFooting(t, creature, hovered);
}
