import type { Bridge } from './bridge-table.ts';
import type { Card } from './content/card.ts';
import { type CardSet, cardSetOf } from './content/card-set.ts';
import type { BridgeState, CardId } from './model.ts';
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

/** Where cards are looked up: the built-in ones, and those of decks that were brought. */
type Shelf = Pick<Bridge, 'content' | 'state'>;

/** What a card of this table is, by its id and copy. Throws Error for one that is not of this table. */
export function cardOf({ content, state }: Shelf, card: CardId): Card {
  const { byId } = content as CardSet;
  const known = copyIn(byId, card) ?? copyIn(state.ownCards, card);
  if (known === undefined) throw new Error(`the decks of this table have no card "${card}"`);
  return known;
}

/** The copies of cards that were looked up among cards by their ids, which nothing changes. */
const COPIES = new WeakMap<CardSet['byId'], Map<CardId, Card>>();

/** The card of which something is a copy, so that a name is taken apart once. */
function copyIn(byId: CardSet['byId'], copy: CardId): Card | undefined {
  let copies = COPIES.get(byId);
  if (copies === undefined) {
    copies = new Map();
    COPIES.set(byId, copies);
  }
  const known = copies.get(copy);
  if (known !== undefined) return known;
  const id = copy.slice(0, copy.lastIndexOf('#'));
  if (!Object.hasOwn(byId, id)) return undefined;
  const card = byId[id];
  if (card !== undefined) copies.set(copy, card);
  return card;
}

/** A card by its id alone; nothing where this table has none, as for what a sheet has from another deck. */
export function knownCard({ content, state }: Shelf, id: string): Card | undefined {
  const { byId } = content as CardSet;
  if (Object.hasOwn(byId, id)) return byId[id];
  return Object.hasOwn(state.ownCards, id) ? state.ownCards[id] : undefined;
}

/** All that a table is assembled from, with the cards of decks that were brought. */
export function contentAt({ ownCards }: BridgeState, content: BridgeContent): BridgeContent {
  const own = Object.values(ownCards);
  if (own.length === 0) return content;
  const { byId, instances } = cardSetOf(own);
  const families = [...new Set(own.map(({ family }) => family))];
  const more = families.map((family) => [
    family,
    [...(content.instances[family] ?? []), ...(instances[family] ?? [])],
  ]);
  return {
    ...content,
    byId: { ...content.byId, ...byId },
    instances: { ...content.instances, ...Object.fromEntries(more) },
  };
}

/** Who runs the game where a person does: the last seat (BQ-COMP-02). */
export function masterSeat({ options, seatCount }: Pick<Bridge, 'options' | 'seatCount'>) {
  return options.gm === 'human' ? seatCount - 1 : undefined;
}
