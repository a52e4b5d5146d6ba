import { type Observer, type Seat, SPECTATOR } from '@tablewright/engine';
import type { Store } from '../store/store.ts';
import type { Room } from './room.ts';

/** How long a seat counts as here that has lost its line, in milliseconds. */
const MOMENT = 2_000;

/** What is needed to know who is here. */
export interface AttendanceSetup {
  readonly store: Pick<Store, 'present' | 'setPresence'>;
  readonly node: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Who is at that table has changed in the store. */
  readonly onChange: (table: string) => Promise<void>;
  readonly report?: ((what: string, thrown: unknown) => void) | undefined;
}

/** Who is at the tables: which seats have a device connected, to this node or to another. */
export class Attendance {
  readonly #setup: AttendanceSetup;

  constructor(setup: AttendanceSetup) {
    this.#setup = setup;
  }

  /**
   * A device of a seat has come or gone. Who comes is here at once; who goes has a moment to come
   * back, as over a bad line, before anybody is told.
   */
  changed(room: Room, seat: Observer): void {
    if (seat === SPECTATOR) return;
    clearTimeout(room.leaving.get(seat));
    room.leaving.delete(seat);
    if (room.listeners.has(seat)) {
      this.#write(room, seat);
      return;
    }
    this.#later(room, seat);
  }

  #later(room: Room, seat: Seat): void {
    const look = (): void => {
      room.leaving.delete(seat);
      this.#write(room, seat);
    };
    room.leaving.set(seat, setTimeout(look, MOMENT).unref());
  }

  /** Reads who is here; whether that has changed. */
  async read(room: Room): Promise<boolean> {
    const { store, now } = this.#setup;
    const present = new Set(await store.present(room.id, now()));
    const same =
      present.size === room.present.size && [...present].every((seat) => room.present.has(seat));
    room.present = present;
    return !same;
  }

  #write(room: Room, seat: Seat): void {
    const { store, node, onChange, report } = this.#setup;
    const here = room.listeners.has(seat);
    if (here === room.herePresent.has(seat) || room.noting.has(seat)) return;
    // One after the other, so that the last word is the one that holds.
    room.noting.add(seat);
    const noted = store.setPresence(room.id, seat, node, here).then(
      () => {
        if (here) room.herePresent.add(seat);
        else room.herePresent.delete(seat);
        return true;
      },
      (thrown) => {
        report?.(`presence at table ${room.id}`, thrown);
        return false;
      },
    );
    noted
      .then((isNoted) => {
        room.noting.delete(seat);
        if (room.leaving.has(seat)) return;
        if (isNoted) this.#write(room, seat);
        else this.#later(room, seat);
      })
      .then(() => onChange(room.id))
      .catch((thrown) => report?.(`presence at table ${room.id}`, thrown));
  }
}
