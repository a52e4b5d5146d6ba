import type { Observer, Seat } from '@tablewright/engine';
import type { ServerMessage, TableFace, Update } from '@tablewright/protocol';
import { ChangesTold } from './changes-told.ts';
import type { LiveTable } from './live-table.ts';

/** Receives what the server sends to one observer of a table. */
export type Listener = (message: ServerMessage) => void;

interface Subscribers {
  readonly lock: number;
  readonly listeners: Set<Listener>;
  /** Those of them who want to be told what has changed. */
  readonly wantChanges: Set<Listener>;
  readonly changes: ChangesTold;
}

/**
 * What this node has of one table: its state in memory, the listeners connected here, and a queue.
 * Work on a table runs one piece at a time, so that nobody sees a change that is half made or not
 * stored yet.
 */
export class LocalTable {
  readonly id: string;
  /** The state in memory; missing while nothing happens at the table. */
  live: LiveTable | undefined;
  /** What the listeners have been told: how many entries, and which version of the face. */
  told = -1;
  toldFace = -1;
  /** The last line of chat that the listeners have been told. */
  said = 0;
  /** The last whisper that the listeners of each seat have been told. */
  readonly whispered = new Map<Seat, number>();
  /** When it was last used, in milliseconds since 1970. */
  used = 0;
  /** The tick at which it was certainly level with the store; see `LocalTables.tick`. */
  current = 0;
  /** How long replaying what came after the last snapshot would take, in milliseconds. */
  unsaved = 0;
  /** Whether this node plays the bots and runs the clocks there. */
  owned = false;
  /** Seats with a device connected to any node. */
  present: ReadonlySet<Seat> = new Set();
  /** Seats that the store lists as connected to this node. */
  readonly herePresent = new Set<Seat>();
  /** Seats whose presence is being written to the store. */
  readonly noting = new Set<Seat>();
  /** Seats that have just lost their connection, or whose presence could not be written. */
  readonly leaving = new Map<Seat, NodeJS.Timeout>();
  /** By observer. All listeners of a seat subscribed under the same lock. */
  readonly listeners = new Map<Observer, Subscribers>();

  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor(id: string) {
    this.id = id;
  }

  /** Whether work on the table is running or queued. */
  get busy(): boolean {
    return this.#waiting > 0;
  }

  /** Runs work after everything that was queued before it. */
  alone<T>(work: () => Promise<T>): Promise<T> {
    this.#waiting += 1;
    const result = this.#last.then(work).finally(() => {
      this.#waiting -= 1;
    });
    this.#last = result.catch(() => {});
    return result;
  }

  /**
   * Adds a listener and returns a function that removes it.
   * @param lock the current lock of the observer's seat
   * @param arriving what it is told at first, if it wants to be told what changes from then on
   */
  subscribe(observer: Observer, listener: Listener, lock: number, arriving?: Update): () => void {
    let subscribers = this.listeners.get(observer);
    if (subscribers === undefined) {
      subscribers = {
        lock,
        listeners: new Set(),
        wantChanges: new Set(),
        changes: new ChangesTold(),
      };
      this.listeners.set(observer, subscribers);
    }
    const { listeners, wantChanges, changes } = subscribers;
    listeners.add(listener);
    if (arriving !== undefined) {
      wantChanges.add(listener);
      changes.begin(arriving);
    }
    return () => {
      listeners.delete(listener);
      wantChanges.delete(listener);
      if (listeners.size === 0 && this.listeners.get(observer)?.listeners === listeners) {
        this.listeners.delete(observer);
      }
    };
  }

  /** The public description of the table at the moment `now`, in milliseconds since 1970. */
  faceOf(table: LiveTable, now: number): TableFace {
    return table.face(now, (seat) => this.present.has(seat));
  }

  /** Notes that the listeners know the table as it stands. */
  markTold(table: LiveTable): void {
    this.told = table.seq;
    this.toldFace = table.faceVersion;
  }

  /**
   * Sends every listener what it has not been told yet. Listeners whose seat has another lock by now
   * are told so and removed; returns their observers.
   */
  bringUpToDate(table: LiveTable, now: number): readonly Observer[] {
    const { told, toldFace } = this;
    if (told === table.seq && toldFace === table.faceVersion) return [];
    const news: ServerMessage | undefined =
      toldFace === table.faceVersion
        ? undefined
        : { type: 'table', seq: table.seq, face: this.faceOf(table, now) };
    const out = this.removeLockedOut((seat) => table.lockOf(seat));
    for (const { observer, listeners } of out) {
      for (const listener of listeners) {
        listener({ type: 'locked', table: this.id, seat: observer });
      }
    }
    for (const [observer, { listeners, wantChanges, changes }] of this.listeners) {
      const update = told === table.seq ? undefined : table.updateFor(observer, told, now);
      const change = update && wantChanges.size > 0 ? changes.tell(update, told) : update;
      for (const listener of listeners) {
        if (news !== undefined) listener(news);
        const told = wantChanges.has(listener) ? change : update;
        if (told !== undefined) listener(told);
      }
    }
    this.markTold(table);
    return out.map(({ observer }) => observer);
  }

  /** Sends every listener the present of the match, which they know as far as its log goes. */
  tellAgain(table: LiveTable, now: number): void {
    for (const [observer, { listeners }] of this.listeners) {
      const update = table.updateFor(observer, table.seq, now);
      if (update !== undefined) for (const listener of listeners) listener(update);
    }
  }

  /** Sends a message to every listener. */
  broadcast(message: ServerMessage): void {
    for (const { listeners } of this.listeners.values()) {
      for (const listener of listeners) listener(message);
    }
  }

  /** Removes and returns the listeners of the seats that have another lock by now. */
  removeLockedOut(lockOf: (observer: Observer) => number): readonly {
    readonly observer: Observer;
    readonly listeners: ReadonlySet<Listener>;
  }[] {
    return [...this.listeners].flatMap(([observer, { lock, listeners }]) => {
      if (lock === lockOf(observer)) return [];
      this.listeners.delete(observer);
      return [{ observer, listeners }];
    });
  }
}
