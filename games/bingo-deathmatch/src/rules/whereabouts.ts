import type { Seat, Why } from '@tablewright/engine';
import { ITEMS } from '../content/items.ts';
import { type BingoState, type ItemId, playerAt } from '../model.ts';

/** Why a seat cannot have an item that is neither in the market nor in its slots: where it is. */
export function whyNotThere(state: BingoState, seat: Seat, item: ItemId): Why {
  const { slot } = ITEMS[item];
  if (playerAt(state, seat).items[slot] === item) {
    return { key: 'because.in-slot', rule: 'UB-BUY-02' };
  }
  const holder = state.players.findIndex(({ items }) => items[slot] === item);
  if (holder >= 0) {
    return { key: 'because.held', params: { holder: { seat: holder } }, rule: 'UB-COMP-04' };
  }
  return { key: 'because.out-of-game', rule: 'UB-BUY-03' };
}
