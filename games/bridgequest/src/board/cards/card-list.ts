import type { CardGroup, CardList, ListedCard } from '@tablewright/table-kit/card-list';
import type { Card } from '@tablewright/table-kit/cards';
import { cardJoker } from '@tablewright/table-kit/emblems';
import type { Corner } from '../../bridge/layout.ts';
import { type PrintedCard, printedCards } from '../../explain/index.ts';
import { boardText, boardTextIfKnown, speakOnBoard } from '../words.ts';
import { faceOf } from './card-print.ts';

/** The decks in the order in which one draws from them. */
const DECKS: readonly PrintedCard['family'][] = ['door', 'treasure', 'world', 'dust', 'spell'];

/**
 * The cards of the default decks, as the board draws them.
 * @param locale the reader's language, as a BCP 47 tag
 */
export function cardsIn(locale: string): CardList {
  return listOf(printedCards(), locale);
}

/** These cards, as the board draws them. */
export function listOf(cards: readonly PrintedCard[], locale: string): CardList {
  speakOnBoard(locale);
  const printed = cards.toSorted((a, b) => DECKS.indexOf(a.family) - DECKS.indexOf(b.family));
  return {
    cards: printed.map(listed),
    decks: namesOf(DECKS, 'board.deck'),
    kinds: namesOf([...new Set(printed.map(({ type }) => type))], 'board.kind'),
    level: boardText('board.level'),
  };
}

function listed(card: PrintedCard): ListedCard {
  const { id, family, type } = card;
  return {
    card: withMore(faceOf(id), card),
    deck: family,
    kind: type,
    ...(card.type === 'monster' ? { level: card.level } : {}),
  };
}

/** A card with what is seen of it at the table only: where a world has doorways, how many copies there are. */
function withMore(face: Card, card: PrintedCard): Card {
  const { lines = [], facts = [] } = face;
  const counted = { label: boardText('board.fact.copies'), value: card.copies, emblem: cardJoker };
  return {
    ...face,
    lines: card.type === 'world' ? [{ text: doorsOf(card.doors) }, ...lines] : lines,
    facts: card.copies > 1 ? [...facts, counted] : facts,
  };
}

function doorsOf(corners: readonly Corner[]): string {
  if (corners.length === 0) return boardText('board.world.doors.none');
  const doors = corners.map((corner) => boardText(`board.corner.${corner}`)).join(', ');
  return boardText('board.world.doors', { doors });
}

function namesOf(ids: readonly string[], key: string): readonly CardGroup[] {
  return ids.map((id) => ({ id, name: boardTextIfKnown(`${key}.${id}`) ?? id }));
}
