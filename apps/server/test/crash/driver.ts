import type { WireAnswer } from '@tablewright/engine';
import type { NamedChoice, ServerMessage, Update } from '@tablewright/protocol';
import { io, type Socket } from 'socket.io-client';

/** An answer that the server has acknowledged. */
export interface Acknowledged {
  readonly table: string;
  readonly id: string;
  readonly seq: number;
  readonly answer: WireAnswer;
}

/** How long to wait for an acknowledgement, in milliseconds; a dead server gives none. */
const PATIENCE = 3_000;

interface Reply<T> {
  readonly ok: boolean;
  readonly value?: T;
  readonly error?: { readonly code: string; readonly message: string };
}

/**
 * Plays one seat of one table over a line that breaks again and again, as a good client does: what
 * was not acknowledged is asked again under the same name, and what was missed is fetched from the
 * number heard last.
 */
export class SeatDriver {
  readonly acknowledged: Acknowledged[] = [];
  /** What was refused for a reason that a good client gives no cause for. */
  readonly wrong: string[] = [];
  over = false;

  readonly #table: string;
  readonly #seat: number;
  readonly #key: string;
  readonly #pick: (choice: NamedChoice) => WireAnswer;
  #socket: Socket | undefined;
  #last: Update | undefined;
  #asked: { id: string; choice: string; answer: WireAnswer } | undefined;
  #acting = false;
  #count = 0;

  constructor(
    seat: { readonly table: string; readonly seat: number; readonly key: string },
    pick: (choice: NamedChoice) => WireAnswer,
  ) {
    this.#table = seat.table;
    this.#seat = seat.seat;
    this.#key = seat.key;
    this.#pick = pick;
  }

  /** What this seat knows: the last update it was told. */
  get known(): Update | undefined {
    return this.#last;
  }

  /** Plays at a server, which may be another one than before. */
  connect(url: string): void {
    this.#socket?.close();
    const socket = io(url, {
      path: '/live',
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      auth: { key: this.#key },
    });
    this.#socket = socket;
    socket.on('message', (message: ServerMessage) => this.#hear(message));
    socket.once('connect', () => {
      const { seq } = this.#last ?? {};
      const asked = { table: this.#table, seat: this.#seat, ...(seq === undefined ? {} : { seq }) };
      socket
        .timeout(PATIENCE)
        .emitWithAck('watch', asked)
        .then((reply: Reply<{ messages: readonly ServerMessage[] }>) => {
          if (!reply.ok) this.wrong.push(`watch: ${reply.error?.code}`);
          for (const message of reply.value?.messages ?? []) this.#hear(message);
          this.#act();
        })
        .catch(() => {});
    });
  }

  close(): void {
    this.#socket?.close();
    this.#socket = undefined;
  }

  #hear(message: ServerMessage): void {
    if (message.type !== 'update') return;
    if (this.#last !== undefined && message.seq < this.#last.seq) return;
    this.#last = message;
    this.over = message.seen.outcome !== undefined;
    this.#act();
  }

  #act(): void {
    const socket = this.#socket;
    if (this.#acting || this.#last === undefined || socket?.connected !== true) return;
    const [choice] = this.#last.seen.choices;
    if (this.#asked === undefined) {
      if (choice === undefined) return;
      this.#count += 1;
      const id = `${this.#table}-${this.#seat}-${this.#count}`;
      this.#asked = { id, choice: choice.name, answer: this.#pick(choice) };
    }
    const asked = this.#asked;
    this.#acting = true;
    socket
      .timeout(PATIENCE)
      .emitWithAck('act', {
        table: this.#table,
        seat: this.#seat,
        act: { kind: 'answer', ...asked },
      })
      .then((reply: Reply<{ seq: number }>) => {
        const { id, answer } = asked;
        if (reply.ok && reply.value !== undefined) {
          this.acknowledged.push({ table: this.#table, id, seq: reply.value.seq, answer });
          this.#asked = undefined;
        } else if (reply.error?.code === 'stale' || reply.error?.code === 'over') {
          // It never arrived, and somebody has decided otherwise meanwhile.
          this.#asked = undefined;
        } else if (reply.error?.code !== 'down' && reply.error?.code !== 'busy') {
          this.wrong.push(`${reply.error?.code}: ${reply.error?.message}`);
          this.#asked = undefined;
        }
      })
      .catch(() => {})
      .finally(() => {
        this.#acting = false;
        if (socket === this.#socket) setImmediate(() => this.#act());
      });
  }
}
