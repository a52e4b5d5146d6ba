import type { Lie, Lying, Spot } from './travel-plan.ts';

/** A card with the element that shows it. */
export interface LyingCard extends Lying {
  readonly element: HTMLElement;
}

/** Where all cards and places are drawn. */
export function lieOf(room: HTMLElement): Lie<LyingCard> {
  const cards = new Map<string, LyingCard>();
  for (const element of room.querySelectorAll<HTMLElement>('[data-card]')) {
    const { card = '', face } = element.dataset;
    const place = element.closest<HTMLElement>('[data-place]')?.dataset.place;
    cards.set(card, { ...spotOf(element), place, face: face === 'down' ? 'down' : 'up', element });
  }
  const places = new Map<string, Spot>();
  for (const element of room.querySelectorAll<HTMLElement>('[data-place]')) {
    places.set(element.dataset.place ?? '', spotOf(element));
  }
  return { cards, places };
}

/** The middle stays where it is when a card is turned; its sides are taken as they are laid out. */
function spotOf(element: HTMLElement): Spot {
  const box = element.getBoundingClientRect();
  return {
    x: box.left + box.width / 2,
    y: box.top + box.height / 2,
    width: element.offsetWidth,
    height: element.offsetHeight,
  };
}
