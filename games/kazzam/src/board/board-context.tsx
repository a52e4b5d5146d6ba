import type { Cell } from '@tablewright/geometry';
import type { BoardProps, Offer } from '@tablewright/table-kit/board';
import { createContext, useContext } from 'react';
import type { Ground } from '../map/ground.ts';
import type { CreatureId, KazzamState } from '../model.ts';
import type { Kazzam } from '../table.ts';
import type { OfferIndex } from './offer-index.ts';

/** What the game's view gives: everything is public. */
export type KazzamView = KazzamState;

/** What every part of the board knows. */
export interface BoardTable extends BoardProps<KazzamView> {
  /** A table at which the rules can be asked what holds now. */
  readonly table: Kazzam;
  readonly ground: Ground;
  readonly index: OfferIndex;
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

/** The square that the pointer or the focus is on, and how to look at another. */
export interface Look {
  readonly cell: Cell | undefined;
  readonly lookAt: (cell: Cell | undefined) => void;
}

/** See {@link Look}. Apart from the board, so that looking around draws little anew. */
export const LookContext = createContext<Look>({ cell: undefined, lookAt: () => undefined });

/** The square that is looked at. */
export function useLookedAt(): Look {
  return useContext(LookContext);
}
