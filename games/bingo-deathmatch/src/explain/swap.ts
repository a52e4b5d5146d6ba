import type { Seat } from '@tablewright/engine';
import { ITEMS } from '../content/items.ts';
import { type BatteryId, type BingoState, type ItemId, playerAt } from '../model.ts';
import { type LeavesTo, leavesTo, takenOver } from '../rules/equipment.ts';

/** What becomes of the item that another one would replace, and of the E stored. */
export interface Swap {
  readonly old: ItemId;
  readonly to: LeavesTo;
  /** The price in E at which it can be bought again; nothing where it cannot. */
  readonly price: number | undefined;
  /** Stored E that is lost with the old Battery; 0 for other items. */
  readonly lost: number;
}

/**
 * What a seat gives up by putting an item into its slot in step 4 (UB-BUY-03, UB-BUY-05).
 * @param price what it pays for it first, in E; 0 for an item of its reserve
 */
export function swapOf(view: BingoState, seat: Seat, item: ItemId, price: number): Swap {
  const { items, stored } = playerAt(view, seat);
  const { slot } = ITEMS[item];
  const old = items[slot];
  const to = leavesTo(old);
  const left = stored - price;
  return {
    old,
    to,
    price: to === 'market' ? ITEMS[old].price : undefined,
    lost: slot === 'battery' ? left - takenOver(left, item as BatteryId) : 0,
  };
}

/** The E that a seat can pay with: what is set aside this round, and what lies on its Battery. */
export function energyOf(
  view: BingoState,
  seat: Seat,
): { readonly available: number; readonly stored: number } {
  const { available, stored } = playerAt(view, seat);
  return { available, stored };
}
