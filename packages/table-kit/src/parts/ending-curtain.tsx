import type { Observer, Outcome } from '@tablewright/engine';
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { sayOrShow } from '../spoken.ts';
import { useTable } from '../table-context.tsx';
import { SeatBadge } from './seat-badge.tsx';

/** How long the ending stays over the board, in milliseconds. */
const STAYS = 5_000;
/** Pieces of confetti. */
const PIECES = 36;

/**
 * The end of a match over its board, for a while, to whoever was there: who has won, and how. What
 * stands in the panel says the same, so it is not read aloud, and it takes no touch.
 *
 * @param outcome nothing while the match is played, and while its last answer is told
 */
export function EndingCurtain({
  outcome,
  observer,
}: {
  readonly outcome: Outcome | undefined;
  readonly observer: Observer;
}): ReactNode {
  const { speaker, seats, ended } = useTable();
  // Who comes to a match that is over has not seen it end.
  const [last, setLast] = useState(outcome);
  const [shows, show] = useState(false);
  const isOver = outcome !== undefined;
  if (isOver !== (last !== undefined)) {
    setLast(outcome);
    show(isOver);
  }
  useEffect(() => {
    if (!shows) return;
    const timer = setTimeout(() => show(false), STAYS);
    return () => clearTimeout(timer);
  }, [shows]);
  if (!shows || outcome === undefined || ended === undefined) return null;
  const winners = seats.filter(({ seat }) => outcome.winners.includes(seat));
  const isLost = winners.length === 0 || (observer >= 0 && !outcome.winners.includes(observer));
  return (
    <div className="tw-ending" data-lost={isLost || undefined} aria-hidden="true">
      {!isLost && <Confetti colours={winners.map(({ mark }) => mark.colour)} />}
      <p>
        {winners.map(({ seat, mark }) => (
          <SeatBadge key={seat} mark={mark} size={56} />
        ))}
      </p>
      <strong>{sayOrShow(speaker, ended)}</strong>
    </div>
  );
}

/** Paper in the colours of those who have won. */
function Confetti({ colours }: { readonly colours: readonly string[] }): ReactNode {
  return Array.from({ length: PIECES }, (_, at) => {
    // Far from each other, and the same every time.
    const style = {
      '--own': at % 3 === 2 ? 'var(--brass)' : colours[at % colours.length],
      left: `${(at * 61.8) % 100}%`,
      animationDelay: `${(at * 37) % 900}ms`,
      animationDuration: `${2_200 + ((at * 53) % 1_400)}ms`,
    } as CSSProperties;
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of paper
    return <i key={at} style={style} />;
  });
}
