import type { Seat } from '@tablewright/engine';
import { type BingoState, type ItemId, playerAt, SLOTS, type Slot } from '../model.ts';
import { tokenOn } from '../rules/disabling.ts';

/** The item in a slot. */
export interface HeldItem {
  readonly slot: Slot;
  readonly item: ItemId;
  /** The last round through which a token keeps it from use, if one lies on it (UB-DIS-01). */
  readonly disabledThrough: number | undefined;
  /** Whether its holder selected it this round, once that is revealed. */
  readonly used: boolean;
}

/** The items in a player's three slots. */
export function itemsOf(view: BingoState, seat: Seat): readonly HeldItem[] {
  const { items, selection } = playerAt(view, seat);
  return SLOTS.map((slot) => {
    const item = items[slot];
    return {
      slot,
      item,
      disabledThrough: tokenOn(view, seat, item)?.through,
      used: view.phase !== 'selection' && selection?.item === item,
    };
  });
}
