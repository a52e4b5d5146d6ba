import type { Card } from '../../content/card.ts';
import type { CardId } from '../../model.ts';
import { type Bridge, cardOf } from '../../table.ts';
import { ZONES } from '../../zones.ts';

/** How something is told that is done with cards: by which rule, and who does it. */
export interface CardAct {
  readonly rule: string;
  readonly seat?: number;
}

/** Where cards lie that have no place of their own. */
type From = Parameters<typeof ZONES.move>[2];

/** Where a card goes when it is done with: the discard pile of its family. */
export function discardOf(t: Pick<Bridge, 'content' | 'state'>, card: CardId) {
  const { family } = cardOf(t, card);
  if (family === 'pocket' || family === 'pocketTreasure') {
    throw new Error(`${card} is of an expansion that is not played`);
  }
  return `${family}-discard` as const;
}

/**
 * Discards cards from where they lie, one after another, with all that is on them. What an ally carries stays with
 * its owner, tapped (BQ-CHAR-09).
 */
export function discard(t: Bridge, cards: readonly CardId[], from: From, about: CardAct): void {
  for (const card of cards) {
    for (const on of [...ZONES.at(t.state, `on/${card}`)]) {
      const carried = isCarried(t, on) && from.startsWith('active/');
      if (carried) {
        ZONES.move(t, [on], `on/${card}`, from.replace('active/', 'tapped/') as From, about);
      } else discard(t, [on], `on/${card}`, about);
    }
    ZONES.move(t, [card], from, discardOf(t, card), about);
    t.state.dealtUp = t.state.dealtUp.filter((one) => one !== card);
  }
}

/** Whether a card that lies on another is carried by it, and no enhancer or cheat of it. */
function isCarried(t: Bridge, card: CardId): boolean {
  const { type } = cardOf(t, card);
  return type === 'item' || type === 'steed';
}

/** The kinds of cards that take effect when they are lost from a hand (BQ-CARD-05). */
const GOES_OFF = ['monster', 'curse', 'trap', 'disaster', 'portal', 'wandering'] as const;

/** Whether a card of this type takes effect when it is lost from a hand (BQ-CARD-05). */
export function goesOff(type: Card['type']): type is (typeof GOES_OFF)[number] {
  return GOES_OFF.some((loud) => loud === type);
}

/** Which of the cards are suggested to be lost: those that just lie in the discards before those that go off (BQ-CARD-05). */
export function quietest(t: Bridge, cards: readonly CardId[], count: number): readonly number[] {
  const isLoud = (at: number): number => Number(goesOff(cardOf(t, cards[at] ?? '').type));
  const order = cards.map((_, at) => at).sort((a, b) => isLoud(a) - isLoud(b) || a - b);
  return order.slice(0, count).sort((a, b) => a - b);
}
