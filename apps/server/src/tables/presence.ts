import { type Observer, type Seat, SPECTATOR } from '@tablewright/engine';
import type { Store } from '../store/store.ts';
import type { LocalTable } from './local-table.ts';

/** How long a seat counts as here that has lost its line, in milliseconds. */
const MOMENT = 2_000;

/** What is needed to know who is here. */
export interface PresenceSetup {
  readonly store: Pick<Store, 'present' | 'setPresence'>;
  readonly node: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Who is at that table has changed in the store. */
  readonly onChange: (table: string) => Promise<void>;
  readonly report?: ((what: string, thrown: unknown) => void) | undefined;
}

/** Who is at the tables: which seats have a device connected, to this node or to another. */
export class Presence {
  readonly #setup: PresenceSetup;

  constructor(setup: PresenceSetup) {
    this.#setup = setup;
  }

  /**
   * A device of a seat has come or gone. Who comes is here at once; who goes has a moment to come
   * back, as over a bad line, before anybody is told.
   */
  changed(local: LocalTable, seat: Observer): void {
    if (seat === SPECTATOR) return;
    clearTimeout(local.leaving.get(seat));
    local.leaving.delete(seat);
    if (local.listeners.has(seat)) {
      this.#write(local, seat);
      return;
    }
    this.#later(local, seat);
  }

  #later(local: LocalTable, seat: Seat): void {
    const look = (): void => {
      local.leaving.delete(seat);
      this.#write(local, seat);
    };
    local.leaving.set(seat, setTimeout(look, MOMENT).unref());
  }

  /** Reads who is here; whether that has changed. */
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
    // One after the other, so that the last word is the one that holds.
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
        if (local.leaving.has(seat)) return;
        if (isNoted) this.#write(local, seat);
        else this.#later(local, seat);
      })
      .then(() => onChange(local.id))
      .catch((thrown) => report?.(`presence at table ${local.id}`, thrown));
  }
}
