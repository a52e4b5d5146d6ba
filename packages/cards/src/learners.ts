import type { CardTable } from './card-table.ts';
import type { CardId, Layout } from './layout.ts';
import { all, NOBODY, type Observers } from './observers.ts';
import { isSure } from './secrets.ts';

/**
 * Who, of these observers, could not be sure of these cards and sees them now.
 *
 * @param place where they lie
 * @throws Error if one of them is not there to see it
 */
export function learners(
  layout: Layout,
  { state, audience }: CardTable,
  place: string,
  cards: readonly CardId[],
  observers: Observers,
): Observers {
  const info = layout.info(place);
  const here = info.mixed ? layout.cardsAt(state, place) : undefined;
  let learned = NOBODY;
  for (const [at, mind] of layout.secrets(state).known.entries()) {
    const observer = 1 << at;
    if ((observers & observer) === 0) continue;
    const learns = cards.some(
      (card) => (layout.seersOf(state, info, card) & observer) === 0 && !isSure(mind, card, here),
    );
    if (learns) learned |= observer;
  }
  if ((learned & ~all(audience)) !== 0)
    throw new Error(
      `cards of "${place}" come to light before some seats only, but others see them`,
    );
  return learned;
}
