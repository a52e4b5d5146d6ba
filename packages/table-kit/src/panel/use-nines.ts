import { useState } from 'react';

/** Which of the options that a panel lists have the number keys now. */
export interface Nines {
  /** The key of the option at this place, counted from 0, if it has one now. */
  readonly digitOf: (place: number) => number | undefined;
  /** Hands the keys on to the next nine; nothing where nine have them all. */
  readonly next: (() => void) | undefined;
}

/** Nine options have the numbers at a time; without `on`, none has. */
export function useNines(options: number, on: boolean): Nines {
  const [turn, setTurn] = useState(0);
  const first = (9 * turn) % (9 * Math.ceil(Math.max(1, options) / 9));
  return {
    digitOf: (place) => (on && place >= first && place < first + 9 ? place - first + 1 : undefined),
    next: on && options > 9 ? () => setTurn(turn + 1) : undefined,
  };
}
