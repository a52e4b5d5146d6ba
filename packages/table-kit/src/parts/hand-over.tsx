import type { ReactNode } from 'react';
import type { SeatFace } from '../board.ts';
import { useWords } from '../words.tsx';
import { SeatBadge } from './seat-badge.tsx';

/** The cover over the table while the device changes hands. */
export function HandOver({
  to,
  onAccept,
}: {
  readonly to: SeatFace;
  readonly onAccept: () => void;
}): ReactNode {
  const words = useWords();
  const seat = to.name;
  return (
    <section className="tw-hand-over" data-asks aria-labelledby="hand-over-title">
      <SeatBadge mark={to.mark} size={96} />
      <h2 id="hand-over-title">{words('hand-over.title', { seat })}</h2>
      <p>{words('hand-over.why', { seat })}</p>
      <button type="button" className="tw-button tw-primary" data-focus-home onClick={onAccept}>
        {words('hand-over.accept', { seat })}
      </button>
    </section>
  );
}
