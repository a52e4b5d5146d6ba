import type { Topic } from './table-registry.ts';

/** Hears that something is new at a table. */
export type TopicListener = (table: string, what: Topic) => void;

/**
 * How nodes tell each other that something is new at a table. Only hints go over it: what is new
 * stands in the store, and a hint that was lost is made good by the next, or by looking.
 */
export interface PubSub {
  tell(table: string, what: Topic): void;
  /** Whatever may have been missed is to be looked at, as after a lost connection. */
  onGap: (() => void) | undefined;
  close(): Promise<void>;
}
