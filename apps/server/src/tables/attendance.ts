import type { Seat } from '@tablewright/engine';

/** How long a seat without a connection is waited for, in milliseconds. */
const PATIENCE = 60_000;

/** Who counts as being at a paused table: those who are there, and those who have just gone. */
export class Attendance {
  /** Since when each seat that has no connection has had none, as far as this node has seen it. */
  readonly #gone = new Map<Seat, number>();
  #now = 0;

  /**
   * @param now milliseconds since 1970
   * @param seats of whom it is asked, always the same
   * @param present the seats with a device connected
   */
  at(now: number, seats: readonly Seat[], present: ReadonlySet<Seat>): readonly Seat[] {
    this.#now = now;
    for (const seat of this.#gone.keys()) {
      if (present.has(seat)) this.#gone.delete(seat);
    }
    return seats.filter((seat) => {
      if (present.has(seat)) return true;
      const since = this.#gone.get(seat) ?? now;
      this.#gone.set(seat, since);
      return now - since < PATIENCE;
    });
  }

  /** A seat without a connection has just said that it is ready. */
  heard(seat: Seat, now: number): void {
    if (this.#gone.has(seat)) this.#gone.set(seat, now);
  }

  /** When the next of those who have gone is waited for no more; milliseconds since 1970. */
  get next(): number | undefined {
    const ends = [...this.#gone.values()].map((since) => since + PATIENCE);
    const next = Math.min(...ends.filter((end) => end > this.#now));
    return Number.isFinite(next) ? next : undefined;
  }
}
