import { before, type CardTable } from './card-table.ts';
import type { CardId, Layout } from './layout.ts';
import { NOBODY, type Observers } from './observers.ts';
import { confuse } from './secrets.ts';

/**
 * Puts a pile or row into random order. Only who sees its cards has seen what was drawn, and all where backs
 * differ; all others know no more which is which.
 */
export function shuffle(layout: Layout, t: CardTable, place: string): void {
  const { state } = t;
  const info = layout.info(place);
  if (info.mixed) throw new Error(`"${place}" has no order that could be shuffled`);
  const list = layout.at(state, place);
  let faces = NOBODY;
  for (const card of list) faces |= layout.seersOf(state, info, card);
  mingle(layout, state, place, list);
  before(t, layout.seersOfDraw(list, faces), () => t.shuffle(list, info.shuffling));
}

/**
 * These cards of a place change places among themselves: nobody who does not see them, but for those
 * who do it, can tell them from one another any more.
 */
export function mingle(
  layout: Layout,
  state: object,
  place: string,
  cards: readonly CardId[],
  doing: Observers = NOBODY,
): void {
  if (!layout.hides) return;
  const changing = new Set(cards);
  for (const [at, mind] of layout.secrets(state).known.entries()) {
    const observer = 1 << at;
    if ((doing & observer) !== 0) continue;
    const hidden = layout.hiddenFrom(state, place, observer).filter((card) => changing.has(card));
    for (const alike of layout.byBack(hidden).values()) confuse(mind, alike);
  }
}
