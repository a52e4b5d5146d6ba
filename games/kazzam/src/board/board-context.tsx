import type { Cell } from '@tablewright/geometry';
import type { BoardProps, Offer } from '@tablewright/table-kit/board';
import { createContext, useContext } from 'react';
import type { Court } from '../explain/index.ts';
import type { CreatureId } from '../model.ts';
import type { KazzamView } from '../view-of.ts';
import type { Leads } from './leads.ts';
import type { Look } from './looks.ts';
import type { OfferIndex } from './offer-index.ts';

/**
 * What every part of the board knows. It does not change while only the pointer moves; what does is
 * in {@link PickContext}.
 */
export interface BoardTable extends Omit<BoardProps<KazzamView>, 'picked' | 'pointedAt' | 'begun'> {
  readonly court: Court;
  /** What each creature looks like, by its id. */
  readonly looks: readonly Look[];
  readonly index: OfferIndex;
  /** Where the actions lead that can be chosen. */
  readonly leads: Leads;
  /** Option ids of the way that is being drawn. */
  readonly drawn: readonly string[];
  /** Who is asked, else whose turn it is. */
  readonly acting: CreatureId | undefined;
  /** The creature that was selected on the board. */
  readonly selected: CreatureId | undefined;
  readonly select: (creature: CreatureId | undefined) => void;
  /** Opens the whole sheet of a creature. */
  readonly openSheet: (creature: CreatureId) => void;
  /** Opens the scorekeeper's or the referee's panel. */
  readonly openPanel: (panel: 'scores' | 'in-play') => void;
  /** Touches a square: picks its offers, else selects whoever stands there. */
  readonly touch: (cell: Cell) => void;
  /** The offers that a touch on this square picks. */
  readonly offersAt: (cell: Cell) => readonly Offer[];
}

/** Holds what {@link useBoard} returns. */
export const BoardContext = createContext<BoardTable | undefined>(undefined);

/** What the board knows. @throws outside of a board */
export function useBoard(): BoardTable {
  const board = useContext(BoardContext);
  if (board === undefined) throw new Error('a part of the board is outside of it');
  return board;
}

/** How far each offer is picked and which are pointed at, on the board or in the panel. */
export type Picks = Pick<BoardProps, 'picked' | 'pointedAt'>;

/** Holds {@link Picks}: a context of its own, so that pointing at things redraws little. */
export const PickContext = createContext<Picks>({ picked: () => 0, pointedAt: () => false });

/** Which offers are picked and pointed at. */
export function usePicks(): Picks {
  return useContext(PickContext);
}

/** Holds the square that the pointer or the focus is on. */
export const LookedAtContext = createContext<Cell | undefined>(undefined);

/**
 * Holds the function that looks at a square: a context of its own, so that looking around redraws
 * little.
 */
export const LookContext = createContext<(cell: Cell | undefined) => void>(() => undefined);

/** The square that is looked at. */
export function useLookedAt(): Cell | undefined {
  return useContext(LookedAtContext);
}

/** A function that looks at a square. */
export function useLook(): (cell: Cell | undefined) => void {
  return useContext(LookContext);
}
