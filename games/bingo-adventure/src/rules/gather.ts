/**
 * Gathers a list of unknown length, again and again in the same room, and hands it out at its exact
 * length. An array that grows by `push` takes several times its own size, and lists of options are
 * most of what a simulated match would throw away.
 */
export class Gatherer<T> {
  readonly #room: T[] = [];
  #count = 0;

  /** Begins a new list. */
  begin(): void {
    this.#count = 0;
  }

  add(item: T): void {
    this.#room[this.#count] = item;
    this.#count += 1;
  }

  /** How many there are so far. */
  get count(): number {
    return this.#count;
  }

  /** The list so far, as an array of its own. */
  list(): T[] {
    return this.#room.slice(0, this.#count);
  }
}
