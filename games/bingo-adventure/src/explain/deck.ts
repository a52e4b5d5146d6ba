import {
  type AdventureState,
  type Character,
  type Element,
  LETTERS,
  type Settings,
  type Token,
} from '../model.ts';
import { columnOf, deckTokens, newCard } from '../rules/deck.ts';
import { elementOfColumn } from '../rules/elements.ts';

type Letter = (typeof LETTERS)[number];

/** The tokens of one letter. */
export interface DeckColumn {
  readonly letter: Letter;
  readonly element: Element | 'none';
  readonly tokens: readonly Token[];
}

/** The deck by letters. */
export function deckColumns(
  settings: Pick<Settings, 'deck' | 'freeCentre'>,
): readonly DeckColumn[] {
  const tokens = deckTokens(settings);
  return LETTERS.map((letter, column) => ({
    letter,
    element: elementOfColumn(column),
    tokens: tokens.filter((token) => columnOf(token) === column),
  }));
}

/** A token of the deck and where it is now. */
export interface Call {
  readonly token: Token;
  readonly where: 'current' | 'bag' | 'aside' | 'reserved' | 'held';
  /** The number of the draw for which it is reserved, from 1; else 0. */
  readonly place: number;
}

/** The calls of one letter. */
export interface CalledColumn extends Omit<DeckColumn, 'tokens'> {
  /** The character whose name begins with the letter. */
  readonly owner: Character | undefined;
  readonly calls: readonly Call[];
}

/** Where every token of the deck is, by letters. */
export function callsOf(view: AdventureState): readonly CalledColumn[] {
  return deckColumns(view.settings).map(({ letter, element, tokens }, column) => ({
    letter,
    element,
    owner: view.characters.find((one) => one.letter === column),
    calls: tokens.map((token) => ({
      token,
      where: whereIs(view, token),
      place: view.reserved.indexOf(token) + 1,
    })),
  }));
}

/** The letter that calls a token; `undefined` if there is no such token. */
export function letterOf(token: Token): Letter | undefined {
  return LETTERS[columnOf(token)];
}

/** The tokens of a new card without a free centre, row by row, as a match draws them. */
export function newCardTokens(
  deck: Settings['deck'],
  shuffle: <T>(list: T[]) => T[],
): readonly Token[] {
  return newCard({ shuffle }, { deck, freeCentre: false }).tokens;
}

function whereIs(view: AdventureState, token: Token): Call['where'] {
  if (view.reserved.includes(token)) return 'reserved';
  if (view.held.includes(token)) return 'held';
  if (view.current === token) return 'current';
  return view.setAside.includes(token) ? 'aside' : 'bag';
}
