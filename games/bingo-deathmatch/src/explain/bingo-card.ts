import type { Seat } from '@tablewright/engine';
import { COLOURED_SQUARES } from '../content/components.ts';
import { type BingoState, playerAt } from '../model.ts';
import { LINES, type SquareName, squareName } from '../squares.ts';

/** A square of a player's card. */
export interface SquareFacts {
  readonly name: SquareName;
  readonly scored: boolean;
  readonly coloured: boolean;
  /** Whether it is part of the line that won the match. */
  readonly winning: boolean;
}

/** See {@link SquareFacts}. Squares are numbered as in `squares.ts`. */
export function squareFacts(view: BingoState, seat: Seat, square: number): SquareFacts {
  const bit = 1 << square;
  return {
    name: squareName(square),
    scored: (playerAt(view, seat).scored & bit) !== 0,
    coloured: (COLOURED_SQUARES[view.coloured] & bit) !== 0,
    winning: (winningLine(view, seat) & bit) !== 0,
  };
}

function winningLine({ result }: BingoState, seat: Seat): number {
  if (result?.winner !== seat) return 0;
  return LINES.find(({ id }) => id === result.line)?.mask ?? 0;
}
