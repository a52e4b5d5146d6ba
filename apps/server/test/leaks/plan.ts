/** How hard leaks are looked for. */
export interface LeakPlan {
  readonly matches: number;
  readonly seed: string;
  /** The number of the first match; 0 without it. */
  readonly from?: number;
  /** Whether in every second match most answers are those of bots: at random hardly anybody comes far. */
  readonly withSense?: boolean;
  /** Answers after which a match is broken off. */
  readonly mostAnswers: number;
  /**
   * Answers that are given after it to both of two tables that differ in what is hidden. What they
   * bring about may show what was hidden by the rules of the game: look at what is found.
   */
  readonly followed: number;
}

/** What came of it. */
export interface LeakReport {
  readonly matches: number;
  readonly answers: number;
  /** Moments at which two tables that differ in a secret were compared. */
  readonly compared: number;
  /** What told an observer a secret; at most a few of each match. */
  readonly leaks: readonly string[];
}
