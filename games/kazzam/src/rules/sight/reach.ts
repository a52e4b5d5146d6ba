import type { CreatureId, KazzamState } from '../../model.ts';
import { creatureOf } from '../court/creatures.ts';
import { effectOn, NOTES } from '../effects/in-play.ts';
import { sumOf } from '../effects/status.ts';

/** How far a creature strikes with melee attacks (KZ-CHAR-04, KZ-STAT-52). */
export function reachOf(state: KazzamState, id: CreatureId): number {
  return creatureOf(state, id).reach + sumOf(state, id, 'reach');
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
