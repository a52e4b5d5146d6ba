import type { Observer, Seat } from '@tablewright/engine';
import type { ServerMessage, TableFace } from '@tablewright/protocol';
import type { LiveTable } from './live-table.ts';

/** Hears what the server has to say to one observer of a table. */
export type Listener = (message: ServerMessage) => void;

interface Listeners {
  readonly lock: number;
  readonly listeners: Set<Listener>;
}

/**
 * A table that somebody is at, or that was used a moment ago. What is done there is done one after
 * the other, so that nobody sees a table in the middle of a change or one that is not kept yet.
 */
export class LocalTable {
  readonly id: string;
  /** Missing while nothing happens there: then the room weighs next to nothing. */
  live: LiveTable | undefined;
  /** What the listeners know: how many entries, and which version of the face. */
  told = -1;
  toldFace = -1;
  /** The last line of chat that the listeners know. */
  said = 0;
  /** When it was last used, in milliseconds since 1970. */
  used = 0;
  /** The moment, as the keeper counts them, at which it was surely not behind the store. */
  current = 0;
  /** How long playing again would take what came after the last snapshot, in milliseconds. */
  unkept = 0;
  /** Whether this node does what the house has to do there. */
  mine = false;
  /** Seats with a device connected to any node. */
  present: ReadonlySet<Seat> = new Set();
  /** Seats that the store knows as connected to this node. */
  readonly herePresent = new Set<Seat>();
  /** Seats of which the store is told just now whether they are here. */
  readonly noting = new Set<Seat>();
  /** Seats that have just lost their line, or of which the store could not be told. */
  readonly leaving = new Map<Seat, NodeJS.Timeout>();
  /** By observer; those of a seat have opened it at the same lock. */
  readonly listeners = new Map<Observer, Listeners>();

  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor(id: string) {
    this.id = id;
  }

  /** Whether somebody is doing something there, or waits to. */
  get busy(): boolean {
    return this.#waiting > 0;
  }

  /** Does this once all that was asked for before is done. */
  alone<T>(work: () => Promise<T>): Promise<T> {
    this.#waiting += 1;
    const result = this.#last.then(work).finally(() => {
      this.#waiting -= 1;
    });
    this.#last = result.catch(() => {});
    return result;
  }

  /**
   * Adds a listener; the returned function takes it away again.
   * @param lock the present lock of the observer's seat
   */
  hear(observer: Observer, listener: Listener, lock: number): () => void {
    let heard = this.listeners.get(observer);
    if (heard === undefined) {
      heard = { lock, listeners: new Set() };
      this.listeners.set(observer, heard);
    }
    const { listeners } = heard;
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.listeners.get(observer)?.listeners === listeners) {
        this.listeners.delete(observer);
      }
    };
  }

  /** What everybody may know of the table, as it stands now, in milliseconds since 1970. */
  faceOf(table: LiveTable, now: number): TableFace {
    return table.face(now, (seat) => this.present.has(seat));
  }

  /** Those who listen know all of the table by now. */
  haveHeard(table: LiveTable): void {
    this.told = table.seq;
    this.toldFace = table.faceVersion;
  }

  /**
   * Says to all who listen what they do not know of the table yet, and to those who opened a seat
   * at another lock that they are out; returns the observers that these were.
   */
  catchUp(table: LiveTable, now: number): readonly Observer[] {
    const { told, toldFace } = this;
    if (told === table.seq && toldFace === table.faceVersion) return [];
    const news: ServerMessage | undefined =
      toldFace === table.faceVersion
        ? undefined
        : { type: 'table', seq: table.seq, face: this.faceOf(table, now) };
    const out = this.lockedOut((seat) => table.lockOf(seat));
    for (const { observer, listeners } of out) {
      for (const listener of listeners) {
        listener({ type: 'locked', table: this.id, seat: observer });
      }
    }
    for (const [observer, { listeners }] of this.listeners) {
      const update = told === table.seq ? undefined : table.updateFor(observer, told, now);
      for (const listener of listeners) {
        if (news !== undefined) listener(news);
        if (update !== undefined) listener(update);
      }
    }
    this.haveHeard(table);
    return out.map(({ observer }) => observer);
  }

  /** Says something to all who listen. */
  tell(message: ServerMessage): void {
    for (const { listeners } of this.listeners.values()) {
      for (const listener of listeners) listener(message);
    }
  }

  /** Takes away the listeners of the seats that have another lock by now. */
  lockedOut(lockOf: (observer: Observer) => number): readonly {
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
