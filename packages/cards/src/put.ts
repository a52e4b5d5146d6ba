import type { CardTable } from './card-table.ts';
import type { CardId, Layout } from './layout.ts';
import { shift, takeOut } from './shift.ts';

/** Moves a card; false if it does not lie there. */
export function put(layout: Layout, t: CardTable, card: CardId, from: string, to: string): boolean {
  const { state } = t;
  const list = layout.at(state, from);
  const at = list.indexOf(card);
  if (at < 0) return false;
  const { as } = layout.info(from).zone;
  if (layout.hides || as === 'row') shift(layout, t, { cards: [card], from, to });
  else {
    // Nothing is hidden, and nothing can be attached to it.
    takeOut(list, at, as === 'bag');
    layout.at(state, to).push(card);
  }
  return true;
}

/** Moves all cards of a place, in their order. */
export function putAll(layout: Layout, t: CardTable, from: string, to: string): void {
  const { state } = t;
  const list = layout.at(state, from);
  if (list.length === 0) return;
  const { mixed, zone } = layout.info(from);
  if (layout.hides || zone.as === 'row') {
    shift(layout, t, { cards: [...list], from, to, followed: !mixed });
    return;
  }
  const target = layout.at(state, to);
  for (const card of list) target.push(card);
  list.length = 0;
}
