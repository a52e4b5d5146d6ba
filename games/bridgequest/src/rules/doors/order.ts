import type { Card, CardType } from '../../content/card.ts';

/** In which order kinds of cards resolve that are turned up or discarded together (BQ-KICK-02, BQ-CARD-07). */
const ORDER: readonly (readonly CardType[])[] = [
  ['wandering'],
  ['portal'],
  ['curse', 'trap', 'disaster'],
];

/**
 * Cards in the order in which they resolve: wandering monsters, portals, curses with traps and disasters, other
 * cards, monsters (BQ-KICK-02, BQ-PD-06, BQ-CARD-07); of one kind in the order in which they were turned up.
 */
export function inDoorOrder<C extends { readonly card: Card }>(cards: readonly C[]): readonly C[] {
  return cards
    .map((one, at) => ({ one, at, place: placeOf(one.card) }))
    .sort((a, b) => a.place - b.place || a.at - b.at)
    .map(({ one }) => one);
}

function placeOf({ type }: Card): number {
  const place = ORDER.findIndex((types) => types.includes(type));
  if (place >= 0) return place;
  return type === 'monster' ? ORDER.length + 1 : ORDER.length;
}
