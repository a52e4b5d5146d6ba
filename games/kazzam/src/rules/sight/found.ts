import type { CreatureId, KazzamState } from '../../model.ts';
import { creatureOf } from '../court/creatures.ts';
import { effectsOf, NOTES } from '../effects/in-play.ts';
import { BITS, has } from '../effects/status.ts';

/** Whether a creature cannot hide from a seeker, as one that it has locked on (KC-HID-06). */
export function isFoundBy(state: KazzamState, seeker: CreatureId, id: CreatureId): boolean {
  return effectsOf(state, NOTES.found).some(({ on, by }) => on === id && by === seeker);
}

/** Whether a creature is Hidden, and from this seeker too (KZ-STAT-31, KC-HID-06). */
export function isHiddenFrom(state: KazzamState, seeker: CreatureId, id: CreatureId): boolean {
  return has(creatureOf(state, id), BITS.hidden) && !isFoundBy(state, seeker, id);
}
