import type { Table } from '@tablewright/engine';
import type { Card } from './content/card.ts';
import type { CardSet } from './content/card-set.ts';
import type { BridgeEvent } from './events.ts';
import type { BridgeState, CardId } from './model.ts';
import type { BridgeOptions } from './options.ts';

/** The table as the rules of this game hold it. */
export type Bridge = Table<BridgeState, BridgeOptions, BridgeEvent>;

/** What a card of this table is. Throws Error for one that is not of this table. */
export function cardOf({ content }: Pick<Bridge, 'content'>, card: CardId): Card {
  const { byId } = content as CardSet;
  const id = card.slice(0, card.lastIndexOf('#'));
  const known = Object.hasOwn(byId, id) ? byId[id] : undefined;
  if (known === undefined) throw new Error(`the decks of this table have no card "${card}"`);
  return known;
}

/** Who runs the game where a person does: the last seat (BQ-COMP-02). */
export function masterSeat({ options, seatCount }: Pick<Bridge, 'options' | 'seatCount'>) {
  return options.gm === 'human' ? seatCount - 1 : undefined;
}
