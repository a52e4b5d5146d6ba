import type { CreatureId, KazzamState } from '../../model.ts';

/** Who acts at this place of the round: athletes in their order, then creeps in theirs (KZ-INIT-04). */
export function actorAt({ order, creatures, builds, place }: KazzamState): CreatureId | undefined {
  if (place < order.length) return order[place];
  const creep = builds.length + place - order.length;
  return creep < creatures.length ? creep : undefined;
}

/** At which place of a round a creature acts (KZ-INIT-04). */
export function placeOf({ order, builds }: KazzamState, id: CreatureId): number {
  return id < builds.length ? order.indexOf(id) : order.length + id - builds.length;
}
