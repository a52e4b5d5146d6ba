/** For how long long work may keep the thread at a stretch, in milliseconds. */
const SLICE = 2;

/**
 * Shares the thread among all who have long work, which they hand over piece by piece. However many
 * they are, together they have one slice; then everything else has its turn.
 */
export class TimeSlices {
  readonly #waiting: (() => void)[] = [];
  /** When the slice began that runs; nothing once everything else has had its turn. */
  #began: number | undefined;

  /** Does a piece of long work: at once if the slice is not used up, else in its turn. */
  async run<T>(piece: () => T): Promise<T> {
    if (this.#waiting.length === 0 && this.#isLeft()) return piece();
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
    return piece();
  }

  /** Does long work that may be interrupted wherever it yields. */
  async through<T>(work: Generator<void, T>): Promise<T> {
    for (;;) {
      const step = await this.run(() => work.next());
      if (step.done) return step.value;
    }
  }

  #isLeft(): boolean {
    if (this.#began === undefined) {
      this.#began = performance.now();
      setImmediate(() => this.#serve());
    }
    return performance.now() - this.#began < SLICE;
  }

  #serve(): void {
    this.#began = undefined;
    // What waits is done right after this; whether time is left for another is seen then.
    if (this.#waiting.length > 0 && this.#isLeft()) this.#waiting.shift()?.();
  }
}
