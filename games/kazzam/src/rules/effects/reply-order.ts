import type { CreatureId, KazzamState } from '../../model.ts';

/**
 * The order in which creatures respond to one event (KZ-GEN-14): initiative order beginning after
 * the athlete whose turn it is, which comes last among athletes; creeps after them, in theirs.
 * Also among creatures of one controller (ruling: the text orders different controllers only, and
 * one order for all needs no question).
 */
export function inReplyOrder(
  state: KazzamState,
  ids: readonly CreatureId[],
): readonly CreatureId[] {
  if (ids.length < 2) return ids;
  return [...ids].sort((a, b) => rankOf(state, a) - rankOf(state, b));
}

/** How early a creature responds: the lower, the earlier (KZ-GEN-14). */
export function rankOf({ order, turn, builds }: KazzamState, id: CreatureId): number {
  const place = id < builds.length ? order.indexOf(id) : -1;
  if (place < 0) return order.length + id;
  const now = turn === undefined ? -1 : order.indexOf(turn.creature);
  return now < 0 ? place : (place - now - 1 + order.length) % order.length;
}
