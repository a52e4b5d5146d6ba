import type { CreatureId, KazzamState } from '../model.ts';

/**
 * The order in which creatures respond to one event (KZ-GEN-14): initiative order beginning after
 * the athlete whose turn it is, which comes last among athletes; creeps after them, in theirs.
 * Also among creatures of one controller (ruling: the text orders different controllers only, and
 * one order for all needs no question).
 */
export function inReplyOrder(state: KazzamState, ids: readonly CreatureId[]): CreatureId[] {
  if (ids.length < 2) return [...ids];
  const { order, turn } = state;
  const now = turn === undefined ? -1 : order.indexOf(turn.creature);
  const rank = (id: CreatureId): number => {
    const place = order.indexOf(id);
    if (place < 0) return order.length + id;
    return now < 0 ? place : (place - now - 1 + order.length) % order.length;
  };
  return [...ids].sort((a, b) => rank(a) - rank(b));
}
