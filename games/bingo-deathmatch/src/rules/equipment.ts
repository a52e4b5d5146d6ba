import type { Seat } from '@tablewright/engine';
import { BATTERIES } from '../content/batteries.ts';
import { ADVANCED_IDS, ITEM_IDS, ITEMS } from '../content/items.ts';
import {
  type BatteryId,
  type BingoState,
  type ItemId,
  type LazorId,
  type PlayerState,
  playerAt,
  type ShieldId,
} from '../model.ts';
import type { BingoTable } from '../table.ts';

/** Puts an item face up into its slot; the old one leaves it, and stored E moves with a battery. */
export function equip(t: BingoTable, seat: Seat, item: ItemId): void {
  const player = playerAt(t.state, seat);
  const { slot } = ITEMS[item];
  const old = player.items[slot];
  putInSlot(player, item);
  const to = leave(t.state, player, old);
  t.tell?.({ type: 'replaced', rule: 'UB-BUY-03', seat, item: old, to });
  t.tell?.({ type: 'equipped', rule: 'UB-BUY-02', seat, item });
  if (slot === 'battery') changeBattery(t, seat, player);
}

/** Puts an item into its slot, whatever was there. */
export function putInSlot(player: PlayerState, item: ItemId): void {
  const { slot } = ITEMS[item];
  if (slot === 'lazor') player.items.lazor = item as LazorId;
  else if (slot === 'shield') player.items.shield = item as ShieldId;
  else player.items.battery = item as BatteryId;
}

/** Puts items into the order of the rules. */
export function inOrder(items: readonly ItemId[]): ItemId[] {
  return ITEM_IDS.filter((id) => items.includes(id));
}

/** Where a replaced item goes (UB-BUY-03). */
export type LeavesTo = 'reserve' | 'market' | 'removed';

/**
 * Where a replaced item goes: a basic one to its owner's reserve, others back to the market; a
 * battery that came loaded leaves the game, since buying it again would load it again.
 */
export function leavesTo(old: ItemId): LeavesTo {
  const card = ITEMS[old];
  if (card.basic) return 'reserve';
  return card.slot === 'battery' && card.loaded !== undefined ? 'removed' : 'market';
}

/** How much of the stored E a battery takes over (UB-BUY-05); one that comes loaded takes none (UB-BAT-06). */
export function takenOver(stored: number, battery: BatteryId): number {
  const { capacity, loaded } = BATTERIES[battery];
  return loaded === undefined ? Math.min(stored, capacity) : 0;
}

function leave(state: BingoState, player: PlayerState, old: ItemId): LeavesTo {
  const to = leavesTo(old);
  if (to === 'reserve') player.reserve = inOrder([...player.reserve, old]);
  else if (to === 'removed') state.removed.items.push(old);
  else {
    const { market } = state;
    market.items = ADVANCED_IDS.filter((id) => id === old || market.items.includes(id));
  }
  return to;
}

/** Stored E moves up to the new capacity; a loaded battery takes none of it and brings its own. */
function changeBattery(t: BingoTable, seat: Seat, player: PlayerState): void {
  const { loaded } = BATTERIES[player.items.battery];
  const kept = takenOver(player.stored, player.items.battery);
  const returned = player.stored - kept;
  player.pool += returned;
  player.stored = kept;
  if (loaded === undefined) {
    t.tell?.({ type: 'energy-moved', rule: 'UB-BUY-05', seat, kept, returned });
    return;
  }
  const amount = Math.min(loaded, player.pool);
  player.pool -= amount;
  player.stored = amount;
  t.tell?.({ type: 'loaded', rule: 'UB-BAT-06', seat, amount, returned });
}
