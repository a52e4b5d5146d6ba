import type { CreatureId, KazzamState } from '../../model.ts';
import { effectOn, NOTES } from './in-play.ts';

/** Whether neither force nor a teleport brings a creature anywhere (KM-GOLEM-02). */
export function isImmovable(state: KazzamState, id: CreatureId): boolean {
  return effectOn(state, NOTES.immovable, id) !== undefined;
}
