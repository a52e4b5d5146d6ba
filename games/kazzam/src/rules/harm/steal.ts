import type { Flow } from '@tablewright/engine';
import type { CreatureId, KazzamState } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf, isOnMap } from '../court/creatures.ts';
import { ORB } from '../effects/item-def.ts';
import { BITS, has } from '../effects/status.ts';
import { hold, tellOfItem } from './items.ts';
import { losesHold } from './loss.ts';
import { guardedOrbs } from './wake.ts';

/**
 * Whether a Creep would take something from a creature, which decides whether an "otherwise"
 * follows (KM-CRP-14, D-76). A Disarmed Creep takes nothing (KM-CRP-20).
 */
export function canSteal(state: KazzamState, by: CreatureId, from: CreatureId): boolean {
  const thief = creatureOf(state, by);
  if (!isOnMap(thief) || has(thief, BITS.disarmed)) return false;
  return mostWanted(state, by, from) !== undefined;
}

/**
 * A Creep takes one object that a creature holds: the orb of its own group before any other orb
 * before anything else, never the implement (KM-CRP-17). The creature may be able to keep it
 * (KR-SPEC-09). Returns whether it was taken.
 */
export function* stealItem(t: Kazzam, by: CreatureId, from: CreatureId): Flow<boolean> {
  const { state } = t;
  const item = mostWanted(state, by, from);
  if (item === undefined || !canSteal(state, by, from)) return false;
  if (!(yield* losesHold(t, from, item))) return false;
  // What answers to the loss may have changed who stands there and what is held.
  if (!isOnMap(creatureOf(state, by)) || !creatureOf(state, from).held.includes(item)) return false;
  hold(t, by, item);
  tellOfItem(t, by, 'stolen', item, 'KM-CRP-17');
  return true;
}

/**
 * Of what a creature holds the object that a Creep takes first, or makes it drop; of equal ones the
 * first.
 */
export function mostWanted(
  state: KazzamState,
  by: CreatureId,
  from: CreatureId,
): number | undefined {
  const { held } = creatureOf(state, from);
  const own = guardedOrbs(state, creatureOf(state, by).group);
  return (
    held.find((item) => own.some((orb) => state.items[item] === orb)) ??
    held.find((item) => state.items[item]?.kind === ORB) ??
    held[0]
  );
}
