/** How cards that were found follow one another. */
export const CARD_ORDERS = ['deck', 'name', 'level'] as const;
/** See {@link CARD_ORDERS}. */
export type CardOrder = (typeof CARD_ORDERS)[number];

/** Which cards somebody looks for. */
export interface CardWish {
  /** Words of the name, kind, text and tags; all of them have to be there. */
  readonly words: string;
  /** The id of a deck; all of them if it is empty. */
  readonly deck: string;
  /** The id of a kind; all of them if it is empty. */
  readonly kind: string;
  /** One of the cards' tags; any or none if it is empty. */
  readonly tag: string;
  /** The lowest level; cards without a level are then left out. */
  readonly least: number | undefined;
  /** The highest level; cards without a level are then left out. */
  readonly most: number | undefined;
  /** In `deck` order, cards that are found by words come with the best match first. */
  readonly order: CardOrder;
}

/** Whoever wishes nothing sees all cards, deck by deck. */
export const ANY_CARD: CardWish = {
  ...{ words: '', deck: '', kind: '', tag: '' },
  ...{ least: undefined, most: undefined, order: 'deck' },
};

/** The filters of a wish that are set; words and order are none. */
export function filtersSet({ deck, kind, tag, least, most }: CardWish): number {
  return [deck, kind, tag, least ?? '', most ?? ''].filter((value) => value !== '').length;
}

/** A wish as the query of an address: what is not wished is left out. */
export function wishToQuery({ words, deck, kind, tag, least, most, order }: CardWish): string {
  const query = new URLSearchParams();
  const set = (name: string, value: string): void => {
    if (value !== '') query.set(name, value);
  };
  set('q', words);
  set('deck', deck);
  set('kind', kind);
  set('tag', tag);
  set('from', String(least ?? ''));
  set('to', String(most ?? ''));
  set('order', order === 'deck' ? '' : order);
  return query.toString();
}

/** The wish that an address says; whatever makes no sense there is not wished. */
export function wishOfQuery(search: string): CardWish {
  const query = new URLSearchParams(search);
  const text = (name: string): string => query.get(name) ?? '';
  const level = (name: string): number | undefined =>
    /^\d{1,4}$/.test(text(name)) ? Number(text(name)) : undefined;
  return {
    words: text('q'),
    deck: text('deck'),
    kind: text('kind'),
    tag: text('tag'),
    least: level('from'),
    most: level('to'),
    order: CARD_ORDERS.find((order) => order === text('order')) ?? 'deck',
  };
}
