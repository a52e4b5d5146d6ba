import type { CardGroup, CardList, ListedCard } from '@tablewright/table-kit/card-list';
import { cardJoker } from '@tablewright/table-kit/emblems';
import { type PrintedCard, printedCards } from '../../explain/index.ts';
import { boardText, boardTextIfKnown, speakOnBoard } from '../words.ts';
import { faceOf } from './card-print.ts';

/**
 * The cards of the default decks, as the board draws them.
 * @param locale the reader's language, as a BCP 47 tag
 */
export function cardsIn(locale: string): CardList {
  speakOnBoard(locale);
  const printed = printedCards();
  return {
    cards: printed.map(listed),
    decks: groupsOf(printed, ({ family }) => family, 'board.deck'),
    kinds: groupsOf(printed, ({ type }) => type, 'board.kind'),
    level: boardText('board.level'),
  };
}

function listed(card: PrintedCard): ListedCard {
  const { id, family, type, copies } = card;
  const face = faceOf(id);
  const { facts = [] } = face;
  const counted = { label: boardText('board.fact.copies'), value: copies, emblem: cardJoker };
  return {
    card: copies > 1 ? { ...face, facts: [...facts, counted] } : face,
    deck: family,
    kind: type,
    ...(card.type === 'monster' ? { level: card.level } : {}),
  };
}

/** What cards are sorted by, with its name, in the order in which the decks have it. */
function groupsOf(
  cards: readonly PrintedCard[],
  idOf: (card: PrintedCard) => string,
  key: string,
): readonly CardGroup[] {
  return [...new Set(cards.map(idOf))].map((id) => ({
    id,
    name: boardTextIfKnown(`${key}.${id}`) ?? id,
  }));
}
