/** A term of a number that is made of several: what it adds, by which rule, and what it comes from. */
export interface Term {
  readonly n: number;
  readonly rule: string;
  /** A card or figure. */
  readonly source?: string;
}

/** What terms come to. */
export function sumOf(terms: readonly Term[]): number {
  return terms.reduce((sum, { n }) => sum + n, 0);
}
