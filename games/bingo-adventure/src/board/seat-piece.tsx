import { type SeatMark, shapePath } from '@tablewright/table-kit/board';
import type { ReactNode } from 'react';

/** A seat's piece: shape, colour and letter. Decorative; the name stands beside it. */
export function SeatPiece({ mark }: { readonly mark: SeatMark }): ReactNode {
  return (
    <svg className="ba-seat-piece" viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapePath(mark.shape)} fill={mark.colour} />
      <text
        x="12"
        y={mark.shape === 'triangle' ? 19 : mark.shape === 'pentagon' ? 17.2 : 16.4}
        textAnchor="middle"
        fontSize="12"
        fontWeight="700"
        fill={mark.ink}
      >
        {mark.letter}
      </text>
    </svg>
  );
}
