import type { Seat } from './seat.ts';

/** How a match ended. */
export interface Outcome {
  /** The game's own word for it, a key of its catalogue: `victory`, `out-of-turns`, … */
  readonly result: string;
  /** Seats that won; empty when nobody did. */
  readonly winners: readonly Seat[];
  /** What each seat got: 1 won, 0.5 drew, 0 lost, or anything between. */
  readonly payoffs: readonly number[];
}
