import type { Acted, ServerMessage } from '@tablewright/protocol';
import { done, type Outcome } from '../tables/outcome.ts';
import { JsonText } from './json-text.ts';
import type { Reply } from './socket-requests.ts';

/** What may come with the reply to an answer: how the table and the match stand after it. */
const ALONG: ReadonlySet<ServerMessage['type']> = new Set(['table', 'update', 'change']);

/**
 * What one socket is told of one table. While it waits for the reply to an answer, what that brings
 * about is held back for the reply, so that both go out as one packet; but no longer than the turn of
 * the event loop in which it was told, since it may also be the doing of somebody else.
 */
export class RepliesAlong {
  readonly #send: (message: JsonText) => void;
  #awaited = 0;
  #held: JsonText[] = [];
  #flush: NodeJS.Immediate | undefined;

  /** @param send sends a message by itself */
  constructor(send: (message: JsonText) => void) {
    this.#send = send;
  }

  /**
   * Waits for what becomes of an answer. Returns how its reply is made at the moment when it goes out:
   * messages go with it if the answer was given, and are sent before it if not.
   */
  async with(answered: Promise<Outcome<number>>): Promise<() => Reply<Acted>> {
    this.#awaited += 1;
    try {
      const acted = await answered;
      return () => this.#reply(acted);
    } catch (thrown) {
      this.#awaited -= 1;
      this.#sendHeld();
      throw thrown;
    }
  }

  /** Sends a message now, or with the reply that is about to go out. Everything stays in order. */
  tell(type: ServerMessage['type'], message: JsonText): void {
    if (this.#awaited === 0 || !ALONG.has(type)) {
      this.#sendHeld();
      this.#send(message);
      return;
    }
    this.#held.push(message);
    this.#flush ??= setImmediate(() => this.#sendHeld());
  }

  /** Sends what is held: its table is left, or watched anew. */
  end(): void {
    this.#sendHeld();
  }

  #reply(acted: Outcome<number>): Reply<Acted> {
    this.#awaited -= 1;
    if (!acted.ok) {
      this.#sendHeld();
      return acted;
    }
    const seq = acted.value;
    const messages = this.#taken().map(({ json }) => json);
    if (messages.length === 0) return done({ seq });
    return new JsonText(`{"ok":true,"value":{"seq":${seq},"messages":[${messages.join()}]}}`);
  }

  #sendHeld(): void {
    for (const message of this.#taken()) this.#send(message);
  }

  #taken(): readonly JsonText[] {
    if (this.#flush !== undefined) clearImmediate(this.#flush);
    this.#flush = undefined;
    const held = this.#held;
    if (held.length > 0) this.#held = [];
    return held;
  }
}
