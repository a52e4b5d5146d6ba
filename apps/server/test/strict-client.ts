import type { Seat, WireAnswer } from '@tablewright/engine';
import type { Act, NamedChoice, ServerMessage } from '@tablewright/protocol';
import { requestId } from './server.ts';

type Answer = Extract<Act, { kind: 'answer' }>;

/**
 * Plays a seat and keeps to the word of docs/protocol.md: it decides by updates alone, once at
 * each, and when it is refused it waits for the next.
 */
export class StrictClient {
  readonly seat: Seat;
  /** The number of the last update. */
  seq: number | undefined;
  over = false;
  readonly #index: (count: number) => number;

  /** @param index which of so many options it takes */
  constructor(seat: Seat, index: (count: number) => number) {
    this.seat = seat;
    this.#index = index;
  }

  /** Takes a message in; returns what it does then, if anything. */
  hear(message: ServerMessage): Answer | undefined {
    if (message.type !== 'update') return undefined;
    this.seq = message.seq;
    this.over = message.seen.outcome !== undefined;
    const [choice] = message.seen.choices;
    if (choice === undefined) return undefined;
    return {
      kind: 'answer',
      id: requestId(),
      choice: choice.name,
      answer: this.#decide(choice) as Answer['answer'],
    };
  }

  #decide({ kind, options, fallback }: NamedChoice): WireAnswer {
    const open = options.filter(({ aside }) => aside !== true);
    if (kind !== 'one' || open.length === 0) return fallback;
    return open[this.#index(open.length)]?.id ?? fallback;
  }
}
