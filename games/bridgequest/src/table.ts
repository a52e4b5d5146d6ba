import type { Bridge } from './bridge-table.ts';
import type { Card } from './content/card.ts';
import type { CardSet } from './content/card-set.ts';
import type { CardId } from './model.ts';
import type { Moments } from './rules/moments/moments.ts';

export type { Bridge } from './bridge-table.ts';

/** What a table is assembled from: its cards, and what happens of itself. */
export interface BridgeContent extends CardSet {
  readonly moments: Moments;
}

/** What happens of itself at this table. */
export function momentsOf({ content }: Pick<Bridge, 'content'>): Moments {
  return (content as BridgeContent).moments;
}

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
