import {
  type Action,
  BATTERY_IDS,
  type ItemId,
  LAZOR_IDS,
  SHIELD_IDS,
  type Slot,
} from '../model.ts';
import { BATTERIES } from './batteries.ts';
import type { Item } from './hooks.ts';
import { LAZORS } from './lazors.ts';
import { SHIELDS } from './shields.ts';

/** Every item by its id. */
export const ITEMS: Readonly<Record<ItemId, Item>> = { ...LAZORS, ...SHIELDS, ...BATTERIES };

/** The ids of all items: Lazors, Shields, Batteries. */
export const ITEM_IDS: readonly ItemId[] = [...LAZOR_IDS, ...SHIELD_IDS, ...BATTERY_IDS];

/** The items that are sold, in the order of the rules. */
export const ADVANCED_IDS: readonly ItemId[] = ITEM_IDS.filter((id) => !ITEMS[id].basic);

/** The basic item of a slot. */
export const BASIC_ITEMS: Readonly<Record<Slot, ItemId>> = {
  lazor: 'basic-lazor',
  shield: 'basic-shield',
  battery: 'basic-battery',
};

/** What an action costs in E, or nothing if the item has no such action. */
export function costOf(item: ItemId, action: Action): number | undefined {
  if (action === 'decline') return ITEMS[item].slot === 'battery' ? 0 : undefined;
  const card = ITEMS[item];
  if (action === 'activate') return card.activate.cost;
  return card.slot === 'battery' ? undefined : card.overcharge?.cost;
}
