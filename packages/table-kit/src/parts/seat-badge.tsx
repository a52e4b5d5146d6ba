import type { ReactNode } from 'react';
import { type SeatMark, shapePath } from '../seat-mark.ts';

/** A seat's piece: its shape in its colour with its letter. Decorative; its name stands beside it. */
export function SeatBadge({
  mark,
  size = 24,
}: {
  readonly mark: SeatMark;
  /** Width and height in CSS pixels. */
  readonly size?: number;
}): ReactNode {
  return (
    <svg className="tw-badge" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
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
