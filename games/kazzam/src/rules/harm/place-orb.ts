import type { Flow } from '@tablewright/engine';
import type { CreatureId, KazzamState } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf } from '../court/creatures.ts';
import { groundOf } from '../court/ground-now.ts';
import { BITS, has } from '../effects/status.ts';
import { askItem, release } from './items.ts';
import { orbsHeld, tellOfOrb } from './orbs.ts';
import { fulfilQuests } from './quests.ts';

/** Whether an athlete that holds an orb stands beside a pedestal and reaches it (KZ-ORB-23). */
export function couldPlaceOn(state: KazzamState, id: CreatureId, pedestal: number): boolean {
  const athlete = creatureOf(state, id);
  if (has(athlete, BITS.flying) || orbsHeld(state, id).length === 0) return false;
  const cell = state.pedestals[pedestal]?.cell ?? -1;
  return cell >= 0 && groundOf(state).distance(athlete.cell, cell) === 1;
}

/**
 * Puts an orb on a pedestal that is not the team's own, where a map allows that (KZ-ORB-11): it keeps
 * its colour, and scores nothing but what quests promise.
 */
export function* placeOrb(
  t: Kazzam,
  id: CreatureId,
  { pedestal, rule }: { readonly pedestal: number; readonly rule: string },
): Flow<void> {
  const { state } = t;
  const orb = yield* askItem(t, id, 'place-which', orbsHeld(state, id), rule);
  release(state, id, orb);
  const item = state.items[orb];
  if (item === undefined) return;
  item.place = { at: 'pedestal', pedestal };
  tellOfOrb(t, id, 'placed', orb, rule);
  fulfilQuests(t, id, { orb, pedestal });
}
