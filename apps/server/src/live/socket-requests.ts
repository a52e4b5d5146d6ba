import type { Refused } from '@tablewright/protocol';
import type { Socket } from 'socket.io';
import type { z } from 'zod';
import type { Caller } from '../auth/auth.ts';
import { TOO_MUCH } from '../auth/rate-limits.ts';
import { type Outcome, refused } from '../tables/outcome.ts';
import type { ChannelSetup } from './channel-setup.ts';
import { JsonText } from './json-text.ts';
import { cutIfSlow } from './slow-reader.ts';

/** What is replied to a request: its outcome, or that of something that was done, as JSON already. */
export type Reply<T> = Outcome<T> | JsonText;

/** Replies to a request. */
type Ack<T> = (result: Reply<T>) => void;

/** Messages above the limit after which a socket is closed. */
const MOST_FLOOD = 200;

/** Takes the requests that come over one socket: counts them, checks them, and replies to each. */
export class SocketRequests {
  readonly #setup: ChannelSetup;
  readonly #socket: Socket;
  /** Who has opened the socket. */
  readonly #opener: Promise<Outcome<Caller>>;
  readonly #mayAsk: (counts: number) => Promise<boolean>;
  #flood = 0;

  constructor(socket: Socket, setup: ChannelSetup) {
    this.#setup = setup;
    this.#socket = socket;
    this.#mayAsk = setup.askerAt(socket.handshake);
    this.#opener = setup.callerOf(socket.handshake);
    // Whoever requests something is told of a failure; nobody else has to be.
    this.#opener.catch(() => {});
  }

  /** Who was calling when the socket was opened. */
  opener(): Promise<Outcome<Caller>> {
    return this.#opener;
  }

  /** Who is calling now: a key may be replaced at any time, while a guest stays a guest. */
  async caller(): Promise<Outcome<Caller>> {
    const known = await this.#opener;
    if (known.ok && known.value.key === undefined) return known;
    return this.#setup.callerOf(this.#socket.handshake);
  }

  /**
   * Has `work` done for every event of that name whose body fits the schema. It says what is replied,
   * or how that is made at the moment when the reply goes out.
   * @param counts as how many requests it counts
   */
  on<S extends z.ZodType, T>(
    event: string,
    schema: S,
    work: (asked: z.infer<S>) => Promise<Reply<T> | (() => Reply<T>)>,
    counts = 1,
  ): void {
    const { traffic, report } = this.#setup;
    this.#socket.on(event, async (body: unknown, acknowledge: unknown) => {
      // What a closing node does not begin is requested again elsewhere.
      if (traffic.closing) return;
      const replied = traffic.begin();
      const ack: Ack<T> = (result) => this.#reply(acknowledge, result);
      try {
        if (!(await this.#mayAsk(counts))) {
          this.#refuseFlood(ack);
          return;
        }
        // It was counted; but nothing is done whose outcome nobody hears.
        if (typeof acknowledge !== 'function') return;
        const known = await this.#opener;
        if (!known.ok) {
          ack(known);
          return;
        }
        const read = schema.safeParse(body);
        const result = read.success ? await work(read.data) : malformed(read.error);
        ack(typeof result === 'function' ? result() : result);
      } catch (thrown) {
        report(`socket, ${event}`, thrown);
        ack(refused('down', 'something went wrong here; it was written down. Try it again'));
      } finally {
        replied();
      }
    });
  }

  #reply<T>(acknowledge: unknown, result: Reply<T>): void {
    if (!(result instanceof JsonText || result.ok)) this.#setup.onRefused?.(result.error.code);
    if (typeof acknowledge === 'function') (acknowledge as Ack<T>)(result);
    cutIfSlow(this.#socket.conn);
  }

  #refuseFlood(ack: (result: Outcome<never>) => void): void {
    this.#flood += 1;
    ack(refused('too-many', TOO_MUCH));
    if (this.#flood > MOST_FLOOD) this.#socket.disconnect(true);
  }
}

function malformed(error: z.ZodError): { readonly ok: false; readonly error: Refused } {
  const [first] = error.issues;
  const where = first === undefined || first.path.length === 0 ? 'it' : first.path.join('.');
  return refused('malformed', `${where}: ${first?.message ?? 'is not as it must be'}`);
}
