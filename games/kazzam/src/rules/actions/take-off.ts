import type { Flow } from '@tablewright/engine';
import type { CreatureId, KazzamState } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf, isOnMap } from '../court/creatures.ts';
import { isForbidden } from '../effects/status.ts';
import { grantedByLeaving, opportunities } from '../movement/opportunity.ts';

/** Whether a creature could begin to fly by its own doing (KZ-STAT-24). */
export function canTakeOff(state: KazzamState, id: CreatureId): boolean {
  return !isForbidden(creatureOf(state, id), 'take-off');
}

/**
 * What comes before a creature flies by its own doing: Opportunities for those beside it. Returns
 * whether it still can (KZ-STAT-24).
 */
export function* takesOff(t: Kazzam, id: CreatureId): Flow<boolean> {
  const { state } = t;
  const creature = creatureOf(state, id);
  const holders = grantedByLeaving(t, id, creature.cell, false);
  yield* opportunities(t, holders, id, 'KZ-STAT-24');
  return isOnMap(creature) && canTakeOff(state, id);
}
