import { type SeatMark, shapePath } from '@tablewright/table-kit/board';
import type { CSSProperties, ReactNode } from 'react';

/** A seat’s piece with its letter. Decorative. */
export function Badge({ mark }: { readonly mark: SeatMark }): ReactNode {
  const sinks = mark.shape === 'triangle' ? 19 : mark.shape === 'pentagon' ? 17.4 : 16.6;
  const style = { '--bq-seat': mark.colour, '--bq-seat-ink': mark.ink } as CSSProperties;
  return (
    <svg className="bq-badge" viewBox="-1 -1 26 26" style={style} aria-hidden="true">
      <path d={shapePath(mark.shape)} />
      <text x="12" y={sinks} textAnchor="middle">
        {mark.letter}
      </text>
    </svg>
  );
}
