import { setTimeout as pause } from 'node:timers/promises';
import type { HeardEvent, Observer, Seat } from '@tablewright/engine';
import type {
  Act,
  ChatLine,
  NamedChoice,
  ServerMessage,
  TableFace,
  Update,
} from '@tablewright/protocol';
import { bearer } from './opened-table.ts';

/** How long until the next try after a break, in milliseconds. */
const PAUSE = 50;

/** All that a bot knows, as `docs/protocol.md` says how to know it. */
interface Known {
  readonly face: TableFace | undefined;
  readonly update: Update | undefined;
  readonly events: readonly HeardEvent[];
  readonly answeredBy: readonly Seat[];
  readonly chat: readonly ChatLine[];
  readonly gone: boolean;
}

/** A program that plays a seat, or watches, over HTTP alone; as `examples/bot.mjs` does. */
export class HttpBot {
  known: Known = {
    face: undefined,
    update: undefined,
    events: [],
    answeredBy: [],
    chat: [],
    gone: false,
  };
  /** How often it was let in to listen. */
  streams = 0;
  readonly #base: string;
  readonly #key: string;
  readonly #table: string;
  readonly #seat: Observer;
  readonly #stop = new AbortController();
  #acts = 0;

  constructor(base: string, key: string, table: string, seat: Observer) {
    this.#base = base;
    this.#key = key;
    this.#table = table;
    this.#seat = seat;
  }

  /** Listens and answers until the table is gone or {@link stop} is called. */
  async play(): Promise<void> {
    for await (const message of this.#messages()) {
      this.#hear(message);
      if (message.type === 'gone') return;
      const { question } = message.type === 'table' ? message.face : {};
      if (question?.from.includes(this.#seat) && !question.agreed.includes(this.#seat)) {
        await this.do({ kind: 'consent', question: question.seq, agree: true });
      }
      if (message.type === 'pause' && message.pause !== undefined) {
        await this.do({ kind: 'ready', round: message.pause.round });
      }
      const [choice] = message.type === 'update' ? message.seen.choices : [];
      if (choice !== undefined) {
        await this.do({ kind: 'answer', choice: choice.name, answer: this.#decide(choice) });
      }
    }
  }

  stop(): void {
    this.#stop.abort();
  }

  /** Does something, again and again under the same name until the house says what became of it. */
  do(act: ActWithoutId): Promise<unknown> {
    this.#acts += 1;
    const id = `bot-${this.#table}-${this.#acts}`;
    return this.post('acts', { seat: this.#seat, act: { id, ...act } });
  }

  /** Posts something until there is a reply, which may be a refusal. */
  async post(path: string, body?: unknown): Promise<unknown> {
    const request = {
      method: 'POST',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    };
    return (await this.#ask(path, request))?.json();
  }

  async #ask(path: string, request: RequestInit = {}): Promise<Response | undefined> {
    const json = request.body === undefined ? {} : { 'content-type': 'application/json' };
    const url = `${this.#base}api/tables/${this.#table}/${path}`;
    const { signal } = this.#stop;
    while (!signal.aborted) {
      const headers = { ...bearer(this.#key), ...json };
      const reply = await fetch(url, { ...request, headers, signal }).catch(() => undefined);
      if (reply !== undefined && ![429, 503].includes(reply.status)) return reply;
      await pause(PAUSE);
    }
    return undefined;
  }

  async *#messages(): AsyncGenerator<ServerMessage> {
    while (!this.#stop.signal.aborted) {
      const { update } = this.known;
      const since = update === undefined ? '' : `&seq=${update.seq}`;
      const reply = await this.#ask(`stream?seat=${this.#seat}${since}`);
      if (reply?.status === 404) {
        yield { type: 'gone', table: this.#table };
        return;
      }
      if (reply?.ok === true) this.streams += 1;
      try {
        let rest = '';
        const decoder = new TextDecoder();
        for await (const chunk of reply?.body ?? []) {
          const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
          rest = lines.pop() ?? '';
          for (const line of lines) yield JSON.parse(line) as ServerMessage;
        }
      } catch {
        // Broken; what was missed comes with the next one.
      }
      await pause(PAUSE);
    }
  }

  /** Another option every time where one is to be chosen; elsewhere what is suggested. */
  #decide({ kind, options, fallback }: NamedChoice): Answer {
    const open = options.filter(({ aside }) => aside !== true);
    const option = kind === 'one' ? open[this.#acts % open.length] : undefined;
    return option?.id ?? (fallback as Answer);
  }

  #hear(message: ServerMessage): void {
    const { known } = this;
    if (message.type === 'table') this.known = { ...known, face: message.face };
    if (message.type === 'gone') this.known = { ...known, gone: true };
    if (message.type === 'chat' && known.chat.every(({ number }) => number !== message.number)) {
      this.known = { ...known, chat: [...known.chat, message] };
    }
    if (message.type !== 'update') return;
    const { keep, events, answeredBy } = message;
    if (keep > known.answeredBy.length) throw new Error('something is missing');
    this.known = {
      ...known,
      update: message,
      events: [...known.events.filter(({ seq }) => seq <= keep), ...events],
      answeredBy: [...known.answeredBy.slice(0, Math.max(0, keep)), ...answeredBy],
    };
  }
}

type Answer = Extract<Act, { kind: 'answer' }>['answer'];

type ActWithoutId = Act extends infer A ? (A extends Act ? Omit<A, 'id'> : never) : never;
