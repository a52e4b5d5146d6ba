/** How long long-running work may hold the thread at a stretch, in milliseconds. */
const SLICE = 1;

/**
 * Shares the thread among long-running jobs, which come in pieces. However many jobs there are, they
 * have one slice together; then everything else has its turn.
 */
export class TimeSlices {
  readonly #waiting: (() => void)[] = [];
  /** When the current slice began; nothing between slices. */
  #began: number | undefined;

  /** Runs a piece of a job: at once if there is time left in the slice, else in its turn. */
  async run<T>(piece: () => T): Promise<T> {
    if (this.#waiting.length === 0 && this.#isLeft()) return piece();
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
    return piece();
  }

  /** Runs a whole job, which may be interrupted wherever it yields. */
  async through<T>(work: Generator<unknown, T>): Promise<T> {
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
    // The piece runs right after this. Whether there is time for another is checked then.
    if (this.#waiting.length > 0 && this.#isLeft()) this.#waiting.shift()?.();
  }
}
