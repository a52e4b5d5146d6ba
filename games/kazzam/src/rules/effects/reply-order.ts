import type { CreatureId, KazzamState } from '../../model.ts';
import { initiativePlaceOf } from '../court/actor-at.ts';

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
export function rankOf(state: KazzamState, id: CreatureId): number {
  const { order, turn, builds } = state;
  const athletes = Math.min(order.length, builds.length);
  const place = initiativePlaceOf(state, id);
  // What belongs to nobody answers among the creeps, before these.
  if (place >= athletes) return order.includes(id) ? place : athletes + id;
  const now = turn === undefined ? -1 : order.indexOf(turn.creature);
  if (now < 0 || now >= athletes) return place;
  return (place - now - 1 + athletes) % athletes;
}
