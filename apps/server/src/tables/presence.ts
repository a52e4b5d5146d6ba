import { type Observer, type Seat, SPECTATOR } from '@tablewright/engine';
import type { Store } from '../store/store.ts';
import type { LocalTable } from './local-table.ts';

/** How long a seat counts as present after its last device has disconnected, in milliseconds. */
const MOMENT = 2_000;
/** The longest wait before a store that failed is asked again, in milliseconds. */
const LONGEST_WAIT = 60_000;

/** What {@link Presence} needs. */
export interface PresenceSetup {
  readonly store: Pick<Store, 'present' | 'setPresence'>;
  readonly node: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Called when the store has another list of who is present at a table. */
  readonly onChange: (table: string) => Promise<void>;
  readonly report?: ((what: string, thrown: unknown) => void) | undefined;
}

/** Which seats have a device connected, to this node or to another. */
export class Presence {
  readonly #setup: PresenceSetup;
  /** Seats that have a moment to come back, or whose presence could not be written yet. */
  readonly #waiting = new Set<NodeJS.Timeout>();
  /** How often in a row the presence of a seat could not be written, by table and seat. */
  readonly #failed = new Map<string, number>();
  #closed = false;

  constructor(setup: PresenceSetup) {
    this.#setup = setup;
  }

  /**
   * A device of a seat has connected or disconnected. Who connects is present at once; who
   * disconnects has a moment to come back before anybody is told.
   */
  changed(local: LocalTable, seat: Observer): void {
    if (seat === SPECTATOR) return;
    this.#forget(local, seat);
    if (local.listeners.has(seat)) {
      this.#write(local, seat);
      return;
    }
    this.#later(local, seat);
  }

  /** The node stops: nothing more is written. The store knows by itself which nodes are alive. */
  close(): void {
    this.#closed = true;
    for (const timer of this.#waiting) clearTimeout(timer);
    this.#waiting.clear();
  }

  #later(local: LocalTable, seat: Seat): void {
    if (this.#closed) return;
    const look = (): void => {
      this.#forget(local, seat);
      this.#write(local, seat);
    };
    // A store that does not take it is asked ever less often.
    const failed = this.#failed.get(`${local.id}/${seat}`) ?? 0;
    const wait = Math.min(MOMENT * 2 ** Math.max(0, failed - 1), LONGEST_WAIT);
    const timer = setTimeout(look, wait).unref();
    this.#waiting.add(timer);
    local.leaving.set(seat, timer);
  }

  #forget(local: LocalTable, seat: Seat): void {
    const timer = local.leaving.get(seat);
    if (timer === undefined) return;
    clearTimeout(timer);
    this.#waiting.delete(timer);
    local.leaving.delete(seat);
  }

  /** Reads who is present. Returns whether that has changed. */
  async read(local: LocalTable): Promise<boolean> {
    const { store, now } = this.#setup;
    const present = new Set(await store.present(local.id, now()));
    const same =
      present.size === local.present.size && [...present].every((seat) => local.present.has(seat));
    local.present = present;
    return !same;
  }

  #write(local: LocalTable, seat: Seat): void {
    const { store, node, onChange, report } = this.#setup;
    const here = local.listeners.has(seat);
    if (here === local.herePresent.has(seat) || local.noting.has(seat)) return;
    // One write at a time, so that the last one wins.
    local.noting.add(seat);
    const noted = store.setPresence(local.id, seat, node, here).then(
      () => {
        if (here) local.herePresent.add(seat);
        else local.herePresent.delete(seat);
        return true;
      },
      (thrown) => {
        report?.(`presence at table ${local.id}`, thrown);
        return false;
      },
    );
    noted
      .then((isNoted) => {
        local.noting.delete(seat);
        const key = `${local.id}/${seat}`;
        if (isNoted) this.#failed.delete(key);
        else this.#failed.set(key, (this.#failed.get(key) ?? 0) + 1);
        if (local.leaving.has(seat)) return;
        if (isNoted) this.#write(local, seat);
        else this.#later(local, seat);
      })
      .then(() => onChange(local.id))
      .catch((thrown) => report?.(`presence at table ${local.id}`, thrown));
  }
}
