import type { Observer, Seat } from '@tablewright/engine';
import type { ServerMessage } from '@tablewright/protocol';
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
export class Room {
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
  /** Whether this node does what the house has to do there. */
  mine = false;
  /** Seats with a device connected to any node. */
  present: ReadonlySet<Seat> = new Set();
  /** Seats that the store knows as connected to this node. */
  readonly herePresent = new Set<Seat>();
  /** Seats that have just lost their line. */
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
