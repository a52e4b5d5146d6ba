import { type Observer, SPECTATOR } from '@tablewright/engine';
import type { ServerMessage, Whisper } from '@tablewright/protocol';
import type { SaidLine } from '../store/store.ts';
import type { Listener, LocalTable } from './local-table.ts';
import { type LocalTables, lockedOut, MOST_LINES } from './local-tables.ts';
import { done, type Outcome } from './outcome.ts';
import type { TablePauses } from './table-pauses.ts';

/** How many tables the store is asked about in one query. */
const POLLED_AT_ONCE = 500;

/** What a client has heard of a table already; without a number it is told everything. */
export interface ResumePoint {
  /** How many entries. */
  readonly seq?: number | undefined;
  /** The number of the last line of chat. */
  readonly said?: number | undefined;
  /** Whether later updates may say what has changed. */
  readonly changes?: true | undefined;
  /** The number of the last whisper. */
  readonly whispered?: number | undefined;
}

/** Somebody listens to a table. */
export interface Subscription {
  readonly leave: () => void;
  /** The lock of the seat, for what they do there; see `LiveTable.lockOf`. */
  readonly lock: number;
}

/** Those who are connected to this node and hear what happens at a table. */
export class TableSubscriptions {
  readonly #tables: LocalTables;
  readonly #pauses: Pick<TablePauses, 'newsFor'>;

  constructor(tables: LocalTables, pauses: Pick<TablePauses, 'newsFor'>) {
    this.#tables = tables;
    this.#pauses = pauses;
  }

  /**
   * Somebody comes to a table, or comes back, and hears from now on what happens there.
   * @param arrive gets what they have missed, before the listener can hear anything
   * @param letIn the lock of the seat when they were let in; under another one they are refused
   */
  watch(
    id: string,
    observer: Observer,
    { seq = -1, said = 0, whispered = 0, changes }: ResumePoint,
    listener: Listener,
    arrive: (messages: readonly ServerMessage[]) => void,
    letIn?: number,
  ): Promise<Outcome<Subscription>> {
    const { store } = this.#tables.setup;
    return this.#tables.at(id, async (local) => {
      const loaded = await this.#tables.loadLatest(local);
      if (!loaded.ok) return loaded;
      const table = loaded.value;
      const lock = table.lockOf(observer);
      if (letIn !== undefined && letIn !== lock) return lockedOut();
      // Those who are here already are sent these lines as well.
      await this.#tables.readChat(local);
      const lines = await store.lines(id, 0, MOST_LINES);
      const whispers = await this.#whispersFor(local, observer);
      const now = this.#tables.clockTime(table);
      if (local.listeners.size === 0) local.said = lines.at(-1)?.number ?? 0;
      const update = table.updateFor(observer, seq, now);
      const arriving = changes === true ? update : undefined;
      const unsubscribe = local.subscribe(observer, listener, lock, arriving);
      arrive([
        { type: 'table', seq: table.seq, face: local.faceOf(table, now) },
        ...(update === undefined ? [] : [update]),
        ...lines
          .filter(({ number }) => number > said && number <= local.said)
          .map((line) => ({ type: 'chat', ...line }) as const),
        ...this.#pauses.newsFor(local, table),
        ...whispers
          .filter(({ number }) => number > whispered)
          .map((line) => ({ type: 'whisper', ...line }) as const),
      ]);
      this.#tables.presenceChanged(local, observer);
      const leave = (): void => {
        unsubscribe();
        this.#tables.presenceChanged(local, observer);
      };
      return done({ leave, lock });
    });
  }

  /** The latest whispers of a seat; those who listen in it already have been told them all. */
  async #whispersFor(
    local: LocalTable,
    observer: Observer,
  ): Promise<readonly Omit<Whisper, 'type'>[]> {
    if (observer === SPECTATOR) return [];
    const { store } = this.#tables.setup;
    if (local.listeners.has(observer)) await this.#tables.readWhispers(local);
    const lines = await store.whispers(local.id, observer, 0, MOST_LINES);
    if (!local.listeners.has(observer)) {
      local.whispered.set(observer, lines.at(-1)?.number ?? 0);
    }
    const told = local.whispered.get(observer) ?? 0;
    return lines.filter(({ number }) => number <= told);
  }

  /** Says something at a table, a repeat only once. Whoever is there hears it once it is stored. */
  async say(line: SaidLine): Promise<number> {
    const { store, publish } = this.#tables.setup;
    const number = await store.say(line);
    publish?.(line.table, 'chat');
    await this.#tables.refresh(line.table, 'chat');
    return number;
  }

  /** The tables that somebody here listens to. */
  watched(): readonly string[] {
    return [...this.#tables.all()]
      .filter(({ listeners }) => listeners.size > 0)
      .map(({ id }) => id);
  }

  /**
   * Asks the store about the tables that somebody here listens to: other nodes may have gone on
   * there, and their hints may have been lost.
   */
  async poll(): Promise<void> {
    const ids = this.watched();
    for (let first = 0; first < ids.length; first += POLLED_AT_ONCE) {
      const some = ids.slice(first, first + POLLED_AT_ONCE);
      const seqs = await this.#tables.setup.store.seqsOf(some);
      for (const id of some) {
        if (seqs.get(id) !== this.#tables.get(id)?.told) await this.#tables.refresh(id, 'log');
      }
    }
  }
}
