import type { Seat } from '@tablewright/engine';
import type { Wish } from '@tablewright/protocol';

/**
 * What nodes tell each other about pauses. A word may come twice, or late after a lost connection, and
 * words of two nodes may cross: all nodes make the same of them. None but `ready` names a seat: each
 * is waited for once, at whichever node its devices are.
 */
export type PauseWord =
  | {
      /** Somebody asks for a pause, or asks again in one. */
      readonly kind: 'call';
      readonly table: string;
      /** Drawn by chance. */
      readonly id: string;
      readonly wish: Wish;
      /** The earlier calls of this pause, which it takes the place of. */
      readonly instead: readonly string[];
      /** For how long the table has been paused, in milliseconds: nodes have clocks of their own. */
      readonly age: number;
    }
  | {
      readonly kind: 'line';
      readonly table: string;
      readonly id: string;
      /** Lines stand in this order; those of the same place by their ids. */
      readonly place: number;
      readonly text: string;
    }
  | {
      readonly kind: 'ready';
      readonly table: string;
      readonly seat: Seat;
      /** See `Pause.round`. */
      readonly round: string;
    }
  | {
      /** These calls are settled; if there are no others, the table goes on. */
      readonly kind: 'end';
      readonly table: string;
      readonly calls: readonly string[];
    }
  /** A node wants to know what the others know. */
  | { readonly kind: 'ask' }
  /** That was all that a node knows. */
  | { readonly kind: 'told' };

/** A word about a pause at a table. */
export type TablePauseWord = Exclude<PauseWord, { kind: 'ask' | 'told' }>;
