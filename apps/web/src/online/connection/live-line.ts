import type { Observer, Seat } from '@tablewright/engine';
import type {
  Act,
  Acted,
  ActResult,
  Notes,
  NoteWritten,
  Refused,
  ServerMessage,
  Told,
  WriteNote,
} from '@tablewright/protocol';

/** What is needed of a socket; one of socket.io, opened anew after every break. */
export interface LiveSocket {
  readonly connected: boolean;
  connect(): unknown;
  disconnect(): unknown;
  /** Rejects if no answer comes in so many milliseconds, or the socket breaks before. */
  ask(event: string, body: unknown, patience: number): Promise<unknown>;
}

/** What a socket tells of itself. */
export interface SocketEvents {
  readonly connected: () => void;
  readonly lost: () => void;
  readonly heard: (message: ServerMessage) => void;
}

/** What a line needs of the page. */
export interface LineSetup {
  /** Rejects if the script for it cannot be fetched now. */
  readonly open: (events: SocketEvents) => Promise<LiveSocket>;
  /** Calls back after so many milliseconds, unless the returned function is called. */
  readonly later: (run: () => void, milliseconds: number) => () => void;
}

/** Somebody who wants to hear what happens at a table. */
export interface WatchWish {
  readonly table: string;
  /** -1 to watch; without it one's first seat. */
  readonly seat?: Observer | undefined;
  /** The number of the last update that was heard; -1 for none. Asked with every new line. */
  readonly since: () => number;
  readonly hear: (message: ServerMessage) => void;
  /** The line stands (again), and everything missed was heard; or it broke. */
  readonly connected: (is: boolean) => void;
  /** The server does not let this browser watch so; nothing more comes. */
  readonly refused: (why: Refused) => void;
}

/** A line of chat, with a name by which the server knows its repeat. */
export interface ChatRequest {
  readonly id: string;
  readonly text: string;
  /** The seat to which it is whispered. */
  readonly to?: Seat;
}

/** One's line to a table. Everything rejects if the server did not answer. */
export interface Watching {
  /** @param seat in which of one's seats; in the one from which one watches without it */
  act(act: Act, seat?: Observer): Promise<ActResult>;
  /** Says a line in the chat, or whispers it; the same again is said once. */
  say(line: ChatRequest): Promise<Reply<{ readonly number: number }>>;
  /** The notes of one's seat and of the table. */
  notes(): Promise<Reply<Notes>>;
  /** Writes a note. */
  writeNote(note: Omit<WriteNote, 'seat'>): Promise<Reply<NoteWritten>>;
  /** The view after so many answers. Rejects if it is refused, too. */
  past(answers: number): Promise<unknown>;
  /** What was seen at each event of an answer. Rejects if it is refused, too. */
  told(answers: number): Promise<Told>;
  /** Has everything told anew that `since` says is missing. */
  resync(): void;
  leave(): void;
}

/** What became of something that was asked for. */
export type Reply<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: Refused };

interface Watcher {
  readonly wish: WatchWish;
  /** Who one is there, once the server has said it. */
  seat: Observer | undefined;
  /** The number of the last line of chat that was heard; 0 for none. */
  said: number;
  /** The same for whispers. */
  whispered: number;
  /** Rises with every try to come in; the answer to an earlier one counts for nothing. */
  attempt: number;
  /** What came while the answer to the last try is awaited. */
  early: ServerMessage[] | undefined;
}

/** How long an answer is waited for, in milliseconds: usually, and when the line may be dead. */
const PATIENCE = { usual: 10_000, doubtful: 2_500 } as const;
/** How long until the next try after a break, in milliseconds: at first, and at most. */
const PAUSE = { first: 300, most: 10_000 } as const;
/** The server is there, but has no time now. */
const BUSY: readonly Refused['code'][] = ['too-many', 'busy', 'down'];

/**
 * One socket for all tables of a page: opened when somebody wants to watch, closed when nobody does
 * any more, and opened anew after every break for as long as somebody watches.
 */
export class LiveLine {
  readonly #setup: LineSetup;
  readonly #watchers = new Map<string, Watcher>();
  #socket: LiveSocket | undefined;
  #opening = false;
  #tries = 0;
  #stopWaiting: (() => void) | undefined;

  constructor(setup: LineSetup) {
    this.#setup = setup;
  }

  /** Comes to a table. Who watched the same table before on this page hears nothing more. */
  watch(wish: WatchWish): Watching {
    const { table } = wish;
    const watcher: Watcher = {
      wish,
      seat: undefined,
      said: 0,
      whispered: 0,
      attempt: 0,
      early: undefined,
    };
    this.#watchers.set(table, watcher);
    if (this.#socket?.connected === true) this.#enter(watcher, PATIENCE.usual);
    else this.#connect();
    const ask = <T>(event: string, body: object): Promise<T> => this.#ask<T>(event, table, body);
    const here = (): { seat?: Observer } => {
      const seat = watcher.seat ?? wish.seat;
      return seat === undefined || seat < 0 ? {} : { seat };
    };
    return {
      act: async (act, seat) => {
        const at = seat === undefined ? here() : { seat };
        const reply = await ask<Reply<Acted>>('act', { ...at, act });
        if (!reply.ok) return reply;
        for (const message of reply.value.messages ?? []) this.#heard(message);
        return { ok: true, seq: reply.value.seq };
      },
      say: (line) => ask('say', { ...here(), ...line }),
      notes: () => ask('notes', here()),
      writeNote: (note) => ask('note', { ...here(), ...note }),
      past: async (answers) => {
        const reply = await ask<Reply<{ view: unknown }>>('past', { ...here(), answers });
        if (reply.ok) return reply.value.view;
        throw new Error(reply.error.message);
      },
      told: async (answers) => {
        const reply = await ask<Reply<Told>>('told', { ...here(), answers });
        if (reply.ok) return reply.value;
        throw new Error(reply.error.message);
      },
      resync: () => {
        if (this.#socket?.connected === true) this.#enter(watcher, PATIENCE.usual);
      },
      leave: () => this.#leave(watcher),
    };
  }

  /** Tries at once, if the line is broken; makes sure that it is not, if it seems to stand. */
  wake(): void {
    if (this.#watchers.size === 0) return;
    this.#tries = 0;
    if (this.#socket?.connected === true) {
      for (const watcher of this.#watchers.values()) this.#enter(watcher, PATIENCE.doubtful);
      return;
    }
    // A try that is under way may wait for a network that is gone.
    this.#socket?.disconnect();
    this.#connect();
  }

  /** Gives the line up and tries again: what is not heard may have been lost. */
  break(): void {
    this.#socket?.disconnect();
  }

  async #connect(): Promise<void> {
    this.#stopWaiting?.();
    this.#stopWaiting = undefined;
    if (this.#opening) return;
    if (this.#socket !== undefined) {
      this.#socket.connect();
      return;
    }
    this.#opening = true;
    try {
      this.#socket = await this.#setup.open({
        connected: () => this.#stands(),
        lost: () => this.#lost(),
        heard: (message) => this.#heard(message),
      });
    } catch {
      // Without a network the script does not come either.
    } finally {
      this.#opening = false;
    }
    if (this.#watchers.size === 0) this.#close();
    else if (this.#socket === undefined) this.#tryLater();
    else this.#socket.connect();
  }

  #stands(): void {
    for (const watcher of this.#watchers.values()) this.#enter(watcher, PATIENCE.usual);
  }

  #lost(): void {
    for (const watcher of this.#watchers.values()) {
      watcher.attempt += 1;
      watcher.early = undefined;
      watcher.wish.connected(false);
    }
    if (this.#watchers.size > 0) this.#tryLater();
  }

  #tryLater(): void {
    this.#stopWaiting?.();
    const pause = Math.min(PAUSE.most, PAUSE.first * 2 ** this.#tries);
    this.#tries += 1;
    // Not all at once, when a server comes back.
    this.#stopWaiting = this.#setup.later(
      () => this.#connect(),
      pause * (0.7 + Math.random() * 0.6),
    );
  }

  async #enter(watcher: Watcher, patience: number): Promise<void> {
    watcher.attempt += 1;
    const { attempt, wish } = watcher;
    const { table, seat } = wish;
    watcher.early ??= [];
    const since = wish.since();
    const body = {
      table,
      ...(seat === undefined ? {} : { seat }),
      ...(since < 0 ? {} : { seq: since }),
      ...(watcher.said === 0 ? {} : { said: watcher.said }),
      changes: true,
      along: true,
      ...(watcher.whispered === 0 ? {} : { whispered: watcher.whispered }),
    };
    const socket = this.#socket;
    if (socket === undefined) return;
    let reply: Reply<{ seat: Observer; messages: readonly ServerMessage[] }>;
    try {
      reply = (await socket.ask('watch', body, patience)) as typeof reply;
    } catch {
      if (this.#isLast(watcher, attempt)) this.break();
      return;
    }
    if (!this.#isLast(watcher, attempt)) return;
    const early = watcher.early ?? [];
    watcher.early = undefined;
    if (reply.ok) {
      this.#tries = 0;
      watcher.seat = reply.value.seat;
      for (const message of [...reply.value.messages, ...early]) this.#tell(watcher, message);
      if (this.#isLast(watcher, attempt)) wish.connected(true);
    } else if (BUSY.includes(reply.error.code)) this.break();
    else {
      this.#forget(watcher);
      wish.refused(reply.error);
    }
  }

  #isLast(watcher: Watcher, attempt: number): boolean {
    return this.#watchers.get(watcher.wish.table) === watcher && watcher.attempt === attempt;
  }

  #heard(message: ServerMessage): void {
    if (message.type === 'alive') return;
    const table = message.type === 'table' ? message.face.table : message.table;
    const watcher = this.#watchers.get(table);
    if (watcher === undefined) return;
    if (watcher.early === undefined) this.#tell(watcher, message);
    else watcher.early.push(message);
  }

  #tell(watcher: Watcher, message: ServerMessage): void {
    // On such a line nothing more comes.
    const last = message.type === 'gone' || message.type === 'locked';
    if (last) this.#forget(watcher);
    if (message.type === 'chat') watcher.said = Math.max(watcher.said, message.number);
    if (message.type === 'whisper') {
      watcher.whispered = Math.max(watcher.whispered, message.number);
    }
    watcher.wish.hear(message);
  }

  async #ask<T>(event: string, table: string, body: object): Promise<T> {
    const socket = this.#socket;
    if (socket?.connected !== true) throw new Error('the line to the server is broken');
    try {
      return (await socket.ask(event, { table, ...body }, PATIENCE.usual)) as T;
    } catch (thrown) {
      // A line on which answers are lost is no line.
      if (socket.connected) this.break();
      throw thrown;
    }
  }

  #leave(watcher: Watcher): void {
    const { table } = watcher.wish;
    if (this.#watchers.get(table) !== watcher) return;
    const socket = this.#socket;
    if (socket?.connected === true) {
      socket.ask('leave', { table }, PATIENCE.usual).catch(() => undefined);
    }
    this.#forget(watcher);
  }

  #forget(watcher: Watcher): void {
    const { table } = watcher.wish;
    if (this.#watchers.get(table) === watcher) this.#watchers.delete(table);
    // Another table of this page may be entered in the same moment.
    if (this.#watchers.size === 0) {
      this.#setup.later(() => {
        if (this.#watchers.size === 0) this.#close();
      }, 0);
    }
  }

  #close(): void {
    this.#stopWaiting?.();
    this.#stopWaiting = undefined;
    this.#tries = 0;
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.disconnect();
  }
}
