/** A page of the rules reference. */
export interface Topic {
  readonly id: string;
  /** Ids of the rules that bear on it, in the order in which to read them. */
  readonly rules: readonly string[];
}

/** A topic with its rules, listed with spaces between them. */
export function topic(id: string, ...rules: readonly string[]): Topic {
  return { id, rules: rules.flatMap((some) => some.split(' ')) };
}
