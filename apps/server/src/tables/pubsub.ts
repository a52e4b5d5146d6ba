/** What may be new at a table: entries of its log, lines of chat, whispers, notes, or who is connected. */
export const TOPICS = ['log', 'chat', 'whisper', 'notes', 'presence'] as const;
/** See {@link TOPICS}. */
export type Topic = (typeof TOPICS)[number];

/** Called when something is new at a table. */
export type TopicListener = (table: string, topic: Topic) => void;

/**
 * How nodes tell each other that something is new at a table. Only hints go over it. What is new is
 * in the store, and a lost hint is made good by the next one, or by polling.
 */
export interface PubSub {
  publish(table: string, topic: Topic): void;
  /** Tells the other nodes what is stored nowhere: a text of letters, digits, `-` and `_`. */
  tell(text: string): void;
  /** Called with what another node tells. */
  onTold: ((text: string) => void) | undefined;
  /** Called when hints may have been missed, as after a lost connection. */
  onGap: (() => void) | undefined;
  close(): Promise<void>;
}
