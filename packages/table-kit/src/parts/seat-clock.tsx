import { type ReactNode, useEffect, useState } from 'react';
import type { HeardClocks } from '../session/online-state.ts';
import { useWords } from '../words.tsx';
import { timeLeft } from './time-left.ts';

/** How often a running clock is read, in milliseconds. */
const TICK = 1_000;

/** What a seat has left to think, counting down while its clock runs. */
export function SeatClock({
  clocks: { at, seats },
  seat,
}: {
  readonly clocks: HeardClocks;
  readonly seat: number;
}): ReactNode {
  const words = useWords();
  const clock = seats[seat];
  const running = clock?.running === true;
  const now = useNow(running);
  if (clock === undefined) return null;
  // What was heard after the last tick counts from then on.
  const left = running ? clock.left - Math.max(0, now - at) : clock.left;
  const { key, params } = timeLeft(left);
  const shown = words(key, params);
  return (
    <span
      className="tw-seat-clock"
      role="timer"
      aria-label={words(running ? 'clock.running' : 'clock.left', { left: shown })}
      data-running={running || undefined}
    >
      {shown}
    </span>
  );
}

/** The time of this page's clock in milliseconds, read anew every second while that is wanted. */
function useNow(wanted: boolean): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!wanted) return;
    const read = (): void => setNow(performance.now());
    read();
    const ticking = setInterval(read, TICK);
    return () => clearInterval(ticking);
  }, [wanted]);
  return now;
}
