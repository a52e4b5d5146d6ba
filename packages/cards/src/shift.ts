import { type CardTable, reveal } from './card-table.ts';
import { follow, type Shift, type Spot } from './follow.ts';
import { type CardId, type Layout, onto } from './layout.ts';
import { NOBODY } from './observers.ts';

/** Moves cards, keeps what everybody knows of them, and reveals them to whoever sees them now. */
export function shift(layout: Layout, t: CardTable, move: Shift): void {
  const { state } = t;
  const { cards, from, to, at = 'top' } = move;
  check(layout, state, move);
  const learned = layout.hides ? follow(layout, t, move) : NOBODY;
  const list = layout.at(state, from);
  const isBag = layout.info(from).zone.as === 'bag';
  for (const card of cards) takeOut(list, list.indexOf(card), isBag);
  layout.tidy(state, from);
  const target = layout.at(state, to);
  for (const card of cards) putIn(target, card, at);
  reveal(t, learned);
}

/** Takes out what stands at an index of a list; in a bag the last takes its place, which is quick. */
export function takeOut(list: CardId[], at: number, isBag: boolean): void {
  if (isBag) {
    const last = list.pop();
    if (last !== undefined && at < list.length) list[at] = last;
  } else list.splice(at, 1);
}

function putIn(list: CardId[], card: CardId, at: Spot): void {
  if (at === 'top') list.push(card);
  else if (at === 'bottom') list.unshift(card);
  else list.splice(Math.max(0, list.length - at), 0, card);
}

/** @throws Error if this cannot be done with these cards and places */
function check(layout: Layout, state: object, { cards, from, to, down }: Shift): void {
  const { zone } = layout.info(to);
  const mayBear = layout.info(from).zone.as === 'row';
  const list = layout.cardsAt(state, from);
  let bearer = layout.bearing(state, to);
  if (bearer !== undefined && layout.info(bearer.place).zone.as !== 'row')
    throw new Error(`nothing can be attached to "${bearer.card}" in "${bearer.place}"`);
  for (; bearer !== undefined; bearer = layout.bearing(state, bearer.place)) {
    if (cards.includes(bearer.card)) throw new Error(`"${bearer.card}" cannot lie on itself`);
  }
  for (const card of cards) {
    if (!list.includes(card)) throw new Error(`the card "${card}" does not lie in "${from}"`);
    if (mayBear && zone.as !== 'row' && layout.cardsAt(state, onto(card)).length > 0)
      throw new Error(`take off what lies on "${card}" before it goes to "${to}"`);
  }
  if (down === true && (zone.faces !== 'all' || !layout.hides))
    throw new Error(`cards lie face down only where faces are seen, not in "${to}"`);
}
