import { type CardTable, reveal } from './card-table.ts';
import type { CardId, Layout } from './layout.ts';
import { learners } from './learners.ts';
import { all, EVERYBODY, type Observers } from './observers.ts';
import { forget, remember } from './secrets.ts';

/** These observers see the faces of some cards, which stay where they are. */
export function look(
  layout: Layout,
  t: CardTable,
  place: string,
  cards: readonly CardId[],
  observers: Observers,
): void {
  if (!layout.hides) return;
  const { state } = t;
  const info = layout.info(place);
  const looking = observers & all(t.audience);
  const learned = learners(layout, t, place, cards, looking);
  for (const [at, mind] of layout.secrets(state).known.entries()) {
    const observer = 1 << at;
    if ((looking & observer) === 0) continue;
    for (const card of cards) {
      if ((layout.seersOf(state, info, card) & observer) === 0) remember(mind, card);
    }
  }
  reveal(t, learned);
}

/** Turns cards face down or up where they lie. */
export function turn(
  layout: Layout,
  t: CardTable,
  place: string,
  cards: readonly CardId[],
  face: 'up' | 'down',
): void {
  const { state } = t;
  const { down, known } = layout.secrets(state);
  if (!layout.hides || layout.info(place).zone.faces !== 'all')
    throw new Error(`cards in "${place}" cannot be turned`);
  for (const card of cards) {
    if (!layout.cardsAt(state, place).includes(card))
      throw new Error(`the card "${card}" does not lie in "${place}"`);
  }
  const turning = cards.filter((card) => down.includes(card) === (face === 'up'));
  if (face === 'down') {
    for (const mind of known) for (const card of turning) mind.push([card]);
    down.push(...turning);
    return;
  }
  const learned = learners(layout, t, place, turning, EVERYBODY);
  for (const mind of known) for (const card of turning) forget(mind, card);
  for (const card of turning) down.splice(down.indexOf(card), 1);
  reveal(t, learned);
}
