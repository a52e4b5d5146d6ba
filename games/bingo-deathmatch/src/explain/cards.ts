import { OFFERED } from '../content/components.ts';
import { costOf, ITEMS } from '../content/items.ts';
import { POWER_CARDS } from '../content/power-cards.ts';
import type { Action, CardId, ItemId, PowerId, Slot } from '../model.ts';
import { type BatteryLine, batteryLines } from './batteries.ts';

/** Something that an item can be used for, with what that costs in E. */
export interface Use {
  readonly action: Action;
  readonly cost: number;
}

/** What is printed on a card, its words apart. */
export interface CardFacts {
  /** The slot of an item, else `power`. */
  readonly slot: Slot | 'power';
  /** In E; 0 for basic items, which are not sold. */
  readonly price: number;
  readonly basic: boolean;
  /** The uses of an item; none for a power card. */
  readonly uses: readonly Use[];
  /** What a Battery holds and brings; none for other cards. */
  readonly lines: readonly BatteryLine[];
  readonly rule: string;
}

/** See {@link CardFacts}. */
export function cardFacts(card: CardId): CardFacts {
  if (isPower(card)) {
    const { price, rule } = POWER_CARDS[card];
    return { slot: 'power', price, basic: false, uses: [], lines: [], rule };
  }
  const item = ITEMS[card];
  const { slot, price, basic, rule } = item;
  const lines = item.slot === 'battery' ? batteryLines(item.id) : [];
  return { slot, price, basic, uses: usesOf(card), lines, rule };
}

/** Whether a card is a power card; else it is an item. */
export function isPower(card: CardId): card is PowerId {
  return card in POWER_CARDS;
}

function usesOf(item: ItemId): readonly Use[] {
  return OFFERED[ITEMS[item].slot].flatMap((action) => {
    const cost = costOf(item, action);
    return cost === undefined ? [] : [{ action, cost }];
  });
}
