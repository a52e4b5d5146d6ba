import type { CreatureId, Effect, KazzamState } from '../model.ts';

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

/** Whether effects stand in the order in which their bearers respond already. */
export function isInReplyOrder(state: KazzamState, effects: readonly Effect[]): boolean {
  for (let at = 1; at < effects.length; at += 1) {
    const before = effects[at - 1]?.on ?? 0;
    const on = effects[at]?.on ?? 0;
    if (before !== on && rankOf(state, before) >= rankOf(state, on)) return false;
  }
  return true;
}

function rankOf({ order, turn }: KazzamState, id: CreatureId): number {
  const place = order.indexOf(id);
  if (place < 0) return order.length + id;
  const now = turn === undefined ? -1 : order.indexOf(turn.creature);
  return now < 0 ? place : (place - now - 1 + order.length) % order.length;
}
