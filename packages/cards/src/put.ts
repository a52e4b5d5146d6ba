import type { CardTable } from './card-table.ts';
import type { CardId, Layout } from './layout.ts';
import { shift, takeOut } from './shift.ts';

/** Moves a card; false if it does not lie there. */
export function put(layout: Layout, t: CardTable, card: CardId, from: string, to: string): boolean {
  const list = layout.at(t.state, from);
  const { as } = layout.info(from).zone;
  if (layout.hides || as === 'row') {
    if (!list.includes(card)) return false;
    shift(layout, t, { cards: [card], from, to });
    return true;
  }
  // Nothing is hidden, and nothing can be attached to it.
  if (!takeOut(list, card, as === 'bag')) return false;
  layout.at(t.state, to).push(card);
  return true;
}

/** Moves all cards of a place, in their order. */
export function putAll(layout: Layout, t: CardTable, from: string, to: string): void {
  const list = layout.at(t.state, from);
  const { mixed, zone } = layout.info(from);
  if (layout.hides || zone.as === 'row') {
    shift(layout, t, { cards: [...list], from, to, followed: !mixed });
    return;
  }
  const target = layout.at(t.state, to);
  for (const card of list) target.push(card);
  list.length = 0;
}
