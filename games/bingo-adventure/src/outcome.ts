import { type Outcome, seatsUpTo } from '@tablewright/engine';
import type { AdventureState } from './model.ts';

/** What each ending is worth to every seat: Escape is a draw (BA-END-06). */
const PAYOFFS = { victory: 1, escape: 0.5, retreat: 0 } as const;

/** How it ended, the same for all seats (BA-END-07); nothing while the game goes on. */
export function outcomeOf({ result, seatCount }: AdventureState): Outcome | undefined {
  if (result === 'playing') return undefined;
  const seats = seatsUpTo(seatCount);
  return {
    result,
    winners: result === 'victory' ? [...seats] : [],
    payoffs: seats.map(() => PAYOFFS[result]),
  };
}
