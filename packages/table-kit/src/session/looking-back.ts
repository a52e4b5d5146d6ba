/** Views kept at a time; whoever goes through a long match forgets the first ones. */
const MOST = 64;

/** A moment of the past and the game's view of it. */
export interface PastView {
  /** After so many answers. */
  readonly answers: number;
  readonly view: unknown;
}

/**
 * Looking at past moments whose views have to be fetched. One is fetched at a time, the one wanted
 * last, so that a slider drawn over a whole match asks for few.
 */
export class LookingBack {
  readonly #fetch: (answers: number) => Promise<unknown>;
  readonly #changed: () => void;
  readonly #stands: () => boolean;
  readonly #views = new Map<number, PastView>();
  #cursor: number | undefined;
  #shown: PastView | undefined;
  #fetching: { readonly answers: number } | undefined;

  /**
   * @param changed told when a view has come, or could not be had
   * @param stands whether the line stands: what fails while it does not is fetched again later
   */
  constructor(
    fetch: (answers: number) => Promise<unknown>,
    changed: () => void,
    stands: () => boolean,
  ) {
    this.#fetch = fetch;
    this.#changed = changed;
    this.#stands = stands;
  }

  /** The moment looked at, as a number of answers; nothing for the present. */
  get cursor(): number | undefined {
    return this.#cursor;
  }

  /** The moment that is shown: while the one looked at is fetched, still the one before. */
  get shown(): PastView | undefined {
    return this.#shown;
  }

  /** Looks at the moment after so many answers, or at the present. */
  lookAt(cursor: number | undefined): void {
    this.#cursor = cursor;
    this.#shown = cursor === undefined ? undefined : (this.#views.get(cursor) ?? this.#shown);
    this.#next();
  }

  /**
   * The match stands at `answers` answers now, and only the first `keep` are those of before:
   * later moments are others. Whoever looked at one of them looks at the present.
   */
  keepUpTo(keep: number, answers: number): void {
    for (const moment of this.#views.keys()) if (moment > keep) this.#views.delete(moment);
    if ((this.#fetching?.answers ?? -1) > keep) this.#fetching = undefined;
    if ((this.#shown?.answers ?? -1) > keep) this.#shown = undefined;
    const cursor = this.#cursor ?? -1;
    if (cursor > keep || cursor >= answers) this.lookAt(undefined);
  }

  /** The line stands again: fetches what was on its way when it broke, or was wanted since. */
  fetchAgain(): void {
    this.#fetching = undefined;
    this.#next();
  }

  #next(): void {
    const answers = this.#cursor;
    if (answers === undefined || this.#fetching !== undefined) return;
    if (this.#shown?.answers === answers) return;
    const fetching = { answers };
    this.#fetching = fetching;
    this.#fetch(answers).then(
      (view) => this.#came(fetching, { answers, view }),
      () => {
        if (this.#stands()) this.#came(fetching, undefined);
      },
    );
  }

  #came(fetching: { readonly answers: number }, past: PastView | undefined): void {
    // What was called off meanwhile is not heard: it may be of another course of the match.
    if (this.#fetching !== fetching) return;
    this.#fetching = undefined;
    if (past !== undefined) this.#keep(past);
    if (this.#cursor === fetching.answers) {
      if (past === undefined) this.lookAt(undefined);
      else this.#shown = past;
      this.#changed();
    }
    this.#next();
  }

  #keep(past: PastView): void {
    this.#views.set(past.answers, past);
    const [oldest] = this.#views.keys();
    if (this.#views.size > MOST && oldest !== undefined) this.#views.delete(oldest);
  }
}
