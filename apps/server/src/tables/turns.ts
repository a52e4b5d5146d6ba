import type { Seat } from '@tablewright/engine';

/** The state of {@link Turns}, as plain data. */
export interface TurnsKept {
  readonly since: readonly (readonly [Seat, number])[];
  readonly begun: readonly Seat[];
}

/**
 * Since when a table has been waiting for each of its people. A fold over the log. A turn goes on
 * while its person gives several answers in a row, or others answer beside them.
 */
export class Turns {
  #since: ReadonlyMap<Seat, number>;
  #begun: readonly Seat[];

  constructor({ since, begun }: TurnsKept = { since: [], begun: [] }) {
    this.#since = new Map(since);
    this.#begun = begun;
  }

  get kept(): TurnsKept {
    return { since: [...this.#since], begun: this.#begun };
  }

  /**
   * Something happened at the table.
   * @param seq the number of its entry
   * @param awaited the people that the table waits for from now on
   */
  happened(seq: number, awaited: readonly Seat[]): void {
    const before = this.#since;
    this.#begun = awaited.filter((seat) => !before.has(seat));
    if (awaited.length === before.size && this.#begun.length === 0) return;
    this.#since = new Map(awaited.map((seat) => [seat, before.get(seat) ?? seq]));
  }

  /** The people for whom it has begun to wait with the last entry. */
  get begun(): readonly Seat[] {
    return this.#begun;
  }

  /** The number of the entry since which the table waits for a person; nothing if it does not. */
  of(seat: Seat): number | undefined {
    return this.#since.get(seat);
  }
}
