import type { News } from './keeper.ts';

/** Hears that something is new at a table. */
export type Hearing = (table: string, what: News) => void;

/**
 * How nodes tell each other that something is new at a table. Only hints go over it: what is new
 * stands in the store, and a hint that was lost is made good by the next, or by looking.
 */
export interface Bus {
  tell(table: string, what: News): void;
  /** Whatever may have been missed is to be looked at, as after a lost connection. */
  onGap: (() => void) | undefined;
  close(): Promise<void>;
}
