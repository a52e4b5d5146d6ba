import { createContext, useContext } from 'react';
import type { Card } from './card.ts';
import { type CardDesk, QUIET_DESK } from './desk.ts';

/** What the cards below a `CardTable` share. */
export interface TableOfCards {
  readonly desk: CardDesk;
  /** Shows a card close to the eye; one can go on to those that lie beside it. */
  readonly look: (card: Card, among: readonly Card[]) => void;
  /** Shows a card beside where it lies, for as long as the pointer or the focus is on it. */
  readonly peek: (card: Card | undefined, at: HTMLElement | undefined) => void;
}

/** See {@link TableOfCards}. */
export const CardTableContext = createContext<TableOfCards>({
  desk: QUIET_DESK,
  look: () => {},
  peek: () => {},
});

/** The table that the cards lie on; without one they are only looked at. */
export function useTableOfCards(): TableOfCards {
  return useContext(CardTableContext);
}
