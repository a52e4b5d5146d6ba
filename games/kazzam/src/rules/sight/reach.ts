import type { CreatureId, KazzamState } from '../../model.ts';
import { creatureOf, isOnMap } from '../court/creatures.ts';
import { isWithin, type Place } from '../court/footprint.ts';
import { groundOf } from '../court/ground-now.ts';
import { effectOn, effectsOf, NOTES } from '../effects/in-play.ts';
import { sumOf } from '../effects/status.ts';

/** How far a creature strikes with melee attacks (KZ-CHAR-04, KZ-STAT-52). */
export function reachOf(state: KazzamState, id: CreatureId): number {
  return creatureOf(state, id).reach + sumOf(state, id, 'reach');
}

/** How far a creature sees (KC-CHM-22): without end, unless something limits it. */
function sightOf(state: KazzamState, id: CreatureId): number {
  let sight = Number.POSITIVE_INFINITY;
  for (const { on, amount } of effectsOf(state, NOTES.sightLimit)) {
    if (on === id) sight = Math.min(sight, amount);
  }
  return sight;
}

/** Whether a place is too far away for a creature to see anything there (KC-CHM-22). */
export function isBeyondSight(state: KazzamState, id: CreatureId, place: Place): boolean {
  const sight = sightOf(state, id);
  if (sight === Number.POSITIVE_INFINITY) return false;
  const self = creatureOf(state, id);
  return !isOnMap(self) || !isWithin(groundOf(state), self, place, sight);
}

/**
 * How far its implement reaches (KZ-IMPL-01, KZ-IMPL-04); a sword as far as its bearer
 * (KZ-IMPL-08), and so without one (KZ-OPP-08).
 */
export function implementRangeOf(state: KazzamState, id: CreatureId): number {
  const { implement, implementRange, rangeBonus } = creatureOf(state, id);
  if (implement !== 'wand' && implement !== 'staff')
    return Math.max(reachOf(state, id), implementRange);
  const set = effectOn(state, NOTES.implementRange, id);
  return (set?.amount ?? implementRange) + rangeBonus;
}
