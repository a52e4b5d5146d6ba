/** What a bot is told of an action beside what its price and its attack say. */
export interface BotHint {
  /** What it is usually worth, in points of the score. */
  readonly worth?: number;
  /** Whether it is worth most while an ally is in trouble. */
  readonly helps?: true;
  /** Whether it attacks everybody in reach. */
  readonly all?: true;
}

/** What a bot is told of a choice, as `bot` of what the choice is about. */
export interface ChoiceHint {
  /** The creature that is chosen gets Ward. */
  readonly shields?: true;
}
