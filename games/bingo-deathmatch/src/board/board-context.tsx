import type { BoardProps, Offer } from '@tablewright/table-kit/board';
import { createContext, useContext } from 'react';
import type { BingoView, CardId } from '../model.ts';

/** What every part of the board works with. */
export interface ArenaTable extends BoardProps<BingoView> {
  /** The offers within reach: those of what is held already, else all. */
  readonly open: readonly Offer[];
  /** Whether these are exactly the offers that earlier touches have narrowed the choice to. */
  readonly isHeld: (offers: readonly Offer[]) => boolean;
  /** Takes one offer, holds several, and lets go of what is held. */
  readonly touch: (offers: readonly Offer[]) => void;
  /** Shows a card, or all that are on sale, large and in full. */
  readonly read: (cards: readonly CardId[]) => void;
  /** What a card is called. */
  readonly cardName: (card: CardId) => string;
  /** What a seat is called. */
  readonly seatName: (seat: number) => string;
}

const Context = createContext<ArenaTable | undefined>(undefined);

/** Hands the table to the parts of the board. */
export const ArenaProvider = Context.Provider;

/** The table that this part lies on. Throws outside of the board. */
export function useArena(): ArenaTable {
  const table = useContext(Context);
  if (table === undefined) throw new Error('a part of the board was drawn without the board');
  return table;
}
