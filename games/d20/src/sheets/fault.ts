import type { ContentProblem } from '@tablewright/engine/documents';

/** What a rule of characters has against a sheet. */
export interface Fault extends ContentProblem {
  /** The other fields that it follows from: where one of them is not of the right form, it says nothing. */
  readonly needs: readonly string[];
}
