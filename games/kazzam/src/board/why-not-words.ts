import type { Text } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import { useMemo } from 'react';
import { type WhyNot, whyNot } from '../explain/index.ts';
import { type BoardTable, useBoard, useLookedAt } from './board-context.tsx';
import { boardText } from './words.ts';

/** Why the square that is looked at, or who stands there, cannot be chosen; nothing where it can. */
export function useWhyNot(): string | undefined {
  const board = useBoard();
  const cell = useLookedAt();
  return useMemo(() => (cell === undefined ? undefined : whyNotAt(board, cell)), [board, cell]);
}

/** See {@link useWhyNot}. */
export function whyNotAt(board: BoardTable, cell: Cell): string | undefined {
  const { view, choices, say, offersAt } = board;
  if (choices.length === 0 || offersAt(cell).length > 0) return undefined;
  const reason = whyNot(view, choices, cell);
  return reason && whyNotWords(reason, say);
}

/** A reason in words. */
export function whyNotWords(reason: WhyNot, say: (text: Text) => string): string {
  switch (reason.is) {
    case 'too-far': {
      const { squares, left } = reason;
      return boardText('board.not.too-far', { squares, left });
    }
    case 'range': {
      const { range, distance } = reason;
      return boardText('board.not.range', { range, distance });
    }
    case 'item':
      return boardText('board.not.item', { distance: reason.distance });
    case 'taken':
    case 'ally':
      return boardText(`board.not.${reason.is}`, { name: reason.name });
    case 'closed':
      return say(reason.why);
    default:
      return boardText(`board.not.${reason.is}`);
  }
}
