/** What takes longer than a frame makes a slider stick; in milliseconds. */
const FRAME = 16;
/** A slider rests once it has not moved for so many milliseconds. */
const REST = 100;

/** What tells the time, in milliseconds, and waits. */
export interface Clock {
  readonly now: () => number;
  /** Runs something later; returns what takes that back. */
  readonly after: (time: number, run: () => void) => () => void;
}

/**
 * Lets a slider move freely although what it shows may be slow to draw: where that takes less than a frame it follows
 * at once, else when the slider rests, as the first time, when nobody knows how long it takes.
 */
export class Glide {
  readonly #follow: (value: number) => void;
  readonly #clock: Clock;
  #begun: number | undefined;
  #cost = Number.POSITIVE_INFINITY;
  #waiting: { readonly value: number; readonly takeBack: () => void } | undefined;

  constructor(follow: (value: number) => void, clock: Clock) {
    this.#follow = follow;
    this.#clock = clock;
  }

  /** The slider has moved; says whether it is followed at once. */
  to(value: number): boolean {
    this.stop();
    if (this.#cost <= FRAME) {
      this.#go(value);
      return true;
    }
    this.#waiting = { value, takeBack: this.#clock.after(REST, () => this.#go(value)) };
    return false;
  }

  /** The slider is left: what has not been followed yet is followed at once. */
  settle(): void {
    const { value } = this.#waiting ?? {};
    this.stop();
    if (value !== undefined) this.#go(value);
  }

  /** What was asked for is drawn. */
  drawn(): void {
    if (this.#begun === undefined) return;
    this.#cost = this.#clock.now() - this.#begun;
    this.#begun = undefined;
  }

  /** Nothing is followed any more that the slider has said so far. */
  stop(): void {
    this.#waiting?.takeBack();
    this.#waiting = undefined;
  }

  #go(value: number): void {
    this.#waiting = undefined;
    this.#begun = this.#clock.now();
    this.#follow(value);
  }
}
