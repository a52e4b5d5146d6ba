import type { Seat } from '@tablewright/engine';
import { ADVANCED_IDS, ITEMS } from '../content/items.ts';
import { type BingoState, type CardId, type ItemId, POWER_IDS, SLOTS } from '../model.ts';
import { isPower } from './cards.ts';

/** What the market offers, and how much of it is left. */
export interface Market {
  /** Every card that was ever on sale, items first. */
  readonly cards: readonly CardId[];
  /** The items in rows of one Lazor, one Shield and one Battery each. */
  readonly shelf: readonly (readonly ItemId[])[];
  readonly itemsLeft: number;
  /** How many power cards are left, all copies counted. */
  readonly powersLeft: number;
}

const CARDS: readonly CardId[] = [...ADVANCED_IDS, ...POWER_IDS];

const SHELF: readonly (readonly ItemId[])[] = ADVANCED_IDS.filter(
  (id) => ITEMS[id].slot === 'lazor',
).map((_, row) =>
  SLOTS.flatMap((slot) => ADVANCED_IDS.filter((id) => ITEMS[id].slot === slot).slice(row, row + 1)),
);

/** See {@link Market}. */
export function marketOf({ market: { items, powers } }: BingoState): Market {
  return {
    cards: CARDS,
    shelf: SHELF,
    itemsLeft: items.length,
    powersLeft: POWER_IDS.reduce((sum, id) => sum + powers[id], 0),
  };
}

/** What has become of a card that was for sale. */
export interface Sale {
  /** How many of it are left. */
  readonly copies: number;
  /** Who holds the one copy of an item. */
  readonly owner: Seat | undefined;
}

/** See {@link Sale}. */
export function saleOf({ market, players }: BingoState, card: CardId): Sale {
  if (isPower(card)) return { copies: market.powers[card], owner: undefined };
  const { id, slot, basic } = ITEMS[card];
  const owner = players.findIndex(({ items }) => !basic && items[slot] === id);
  return {
    copies: market.items.includes(id) ? 1 : 0,
    owner: owner < 0 ? undefined : owner,
  };
}
