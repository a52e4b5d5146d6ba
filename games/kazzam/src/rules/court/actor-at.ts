import { type CreatureId, type KazzamState, NOBODY } from '../../model.ts';
import { itemAt } from './item-at.ts';

/** Who acts at this place of the round (KZ-INIT-04). */
export function actorAt({ order, place }: KazzamState): CreatureId | undefined {
  return itemAt(order, place);
}

/** At which place of a round a creature acts (KZ-INIT-04); -1 for who has no turn of its own. */
export function placeOf({ order }: KazzamState, id: CreatureId): number {
  return order.indexOf(id);
}

/** The athletes in the order of their turns, without the creeps that follow them. */
export function athletesInOrder({ order, builds }: KazzamState): CreatureId[] {
  return order.slice(0, builds.length);
}

/** In whose turns a creature's time is counted: a companion's in its owner's (KC-SUM-06). */
export function timekeeperOf(
  { creatures }: Pick<KazzamState, 'creatures'>,
  id: CreatureId,
): CreatureId {
  const owner = itemAt(creatures, id)?.owner ?? NOBODY;
  return owner === NOBODY ? id : owner;
}

/**
 * The place of a creature where initiatives are compared; a companion comes directly after its
 * owner, in the order in which they came (KZ-INIT-06).
 */
export function initiativePlaceOf(state: KazzamState, id: CreatureId): number {
  const { order, creatures } = state;
  const keeper = timekeeperOf(state, id);
  const place = order.indexOf(keeper);
  if (place < 0) return order.length + id;
  return keeper === id ? place : place + id / (creatures.length + 1);
}
