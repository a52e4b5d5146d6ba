import type { Cell } from '@tablewright/geometry';
import type { BoardProps, Offer } from '@tablewright/table-kit/board';
import { createContext, useContext } from 'react';
import type { Court } from '../explain/index.ts';
import type { CreatureId } from '../model.ts';
import type { KazzamView } from '../view-of.ts';
import type { OfferIndex } from './offer-index.ts';

/**
 * What every part of the board knows. It stays the same while only the pointer moves: what changes
 * with that is in {@link PickContext}.
 */
export interface BoardTable extends Omit<BoardProps<KazzamView>, 'picked' | 'pointedAt' | 'begun'> {
  readonly court: Court;
  readonly index: OfferIndex;
  /** Option ids of the way that is being drawn. */
  readonly drawn: readonly string[];
  /** Whose turn it is, or who is asked. */
  readonly acting: CreatureId | undefined;
  /** Whose sheet is looked at. */
  readonly selected: CreatureId | undefined;
  readonly select: (creature: CreatureId | undefined) => void;
  /** Opens the whole sheet of a creature. */
  readonly openSheet: (creature: CreatureId) => void;
  /** Opens the scorekeeper's or the referee's panel. */
  readonly openPanel: (panel: 'scores' | 'in-play') => void;
  /** Does what a touch on this square does; says whether it did anything. */
  readonly touch: (cell: Cell) => void;
  /** The offers that a touch on this square picks. */
  readonly offersAt: (cell: Cell) => readonly Offer[];
}

/** The board around a part. */
export const BoardContext = createContext<BoardTable | undefined>(undefined);

/** The board around a part. Throws outside of one. */
export function useBoard(): BoardTable {
  const board = useContext(BoardContext);
  if (board === undefined) throw new Error('a part of the board is outside of it');
  return board;
}

/** How far each offer is picked, and which are pointed at, here or in the panel. */
export type Picks = Pick<BoardProps, 'picked' | 'pointedAt'>;

/** See {@link Picks}. Apart from the board, so that pointing draws little anew. */
export const PickContext = createContext<Picks>({ picked: () => 0, pointedAt: () => false });

/** What is picked and pointed at. */
export function usePicks(): Picks {
  return useContext(PickContext);
}

/** The square that the pointer or the focus is on. */
export const LookedAtContext = createContext<Cell | undefined>(undefined);

/** How to look at a square; apart from which one it is, so that looking around draws little anew. */
export const LookContext = createContext<(cell: Cell | undefined) => void>(() => undefined);

/** The square that is looked at. */
export function useLookedAt(): Cell | undefined {
  return useContext(LookedAtContext);
}

/** How to look at a square. */
export function useLook(): (cell: Cell | undefined) => void {
  return useContext(LookContext);
}
