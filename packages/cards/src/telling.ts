import type { GameEvent, ToldDraw } from '@tablewright/engine';
import type { CardEvent } from './events.ts';

/** The draws that an event of cards tells, for the `telling` of a game; none of other events. */
export function drawsOfCards(event: GameEvent): readonly ToldDraw[] {
  const { type, cards = [] } = event as CardEvent;
  if (type === 'cards-shuffled' || type === 'cards-refilled') return [{}];
  if (type === 'cards-drawn' || type === 'cards-moved' || type === 'cards-detached')
    return cards.map((result) => ({ result }));
  return [];
}
