/** Answers whose views are kept at a time; whoever follows a match needs the last few. */
const MOST = 32;

/**
 * What was seen at each event of an answer, where that has to be fetched. One answer is fetched at a
 * time, the one wanted last. Until its views are there, things stand as they stood before it.
 */
export class ToldViews {
  readonly #fetch: (answers: number) => Promise<readonly unknown[]>;
  readonly #changed: () => void;
  readonly #stands: () => boolean;
  /** By answer, counted from 1; none where they could not be had. */
  readonly #views = new Map<number, readonly unknown[]>();
  /** How things stood after so many answers. */
  readonly #stood = new Map<number, unknown>();
  #wanted: number | undefined;
  #fetching: { readonly answers: number } | undefined;

  /**
   * @param changed told when views have come, or could not be had
   * @param stands whether the line stands: what fails while it does not is fetched again later
   */
  constructor(
    fetch: (answers: number) => Promise<readonly unknown[]>,
    changed: () => void,
    stands: () => boolean,
  ) {
    this.#fetch = fetch;
    this.#changed = changed;
    this.#stands = stands;
  }

  /**
   * What was seen at an event; nothing where it could not be had.
   * @param answers which answer brought it about, counted from 1; 0 for what came before the first
   * @param place which of the events of this answer that were heard, from 0
   * @param next which answer is told next, if one is: its views are fetched ahead
   */
  at(answers: number, place: number, next?: number): unknown {
    const views = this.#views.get(answers);
    if (views !== undefined) {
      if (next !== undefined) this.#want(next);
      return views[place];
    }
    this.#want(answers);
    let before: unknown;
    for (const [after, view] of this.#stood) if (after < answers) before = view;
    return before;
  }

  /** Notes how things stand after so many answers, for as long as the next one is not here. */
  stands(answers: number, view: unknown): void {
    this.#stood.delete(answers);
    keep(this.#stood, answers, view);
  }

  /** Only the first so many answers are those of before. */
  keepUpTo(answers: number): void {
    for (const kept of [this.#views, this.#stood])
      for (const later of kept.keys()) if (later > answers) kept.delete(later);
    if ((this.#fetching?.answers ?? -1) > answers) this.#fetching = undefined;
    if ((this.#wanted ?? -1) > answers) this.#wanted = undefined;
  }

  /** The line stands again: fetches what was on its way when it broke. */
  fetchAgain(): void {
    this.#fetching = undefined;
    this.#next();
  }

  #want(answers: number): void {
    if (this.#views.has(answers)) return;
    this.#wanted = answers;
    this.#next();
  }

  #next(): void {
    const answers = this.#wanted;
    if (answers === undefined || this.#fetching !== undefined || !this.#stands()) return;
    const fetching = { answers };
    this.#fetching = fetching;
    this.#fetch(answers).then(
      (views) => this.#came(fetching, views),
      () => {
        if (this.#stands()) this.#came(fetching, []);
      },
    );
  }

  #came(fetching: { readonly answers: number }, views: readonly unknown[]): void {
    // What was called off meanwhile is not heard: it may be of another course of the match.
    if (this.#fetching !== fetching) return;
    this.#fetching = undefined;
    keep(this.#views, fetching.answers, views);
    if (this.#wanted === fetching.answers) this.#wanted = undefined;
    this.#changed();
    this.#next();
  }
}

/** Keeps a value, and forgets the first where there are too many. */
function keep<V>(kept: Map<number, V>, key: number, value: V): void {
  kept.set(key, value);
  const [oldest] = kept.keys();
  if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
}
