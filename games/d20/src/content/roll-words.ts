/** The kinds of d20 rolls (DT-TASK-01, -02); `turning` is a task roll, and no check (DT-ROLE-19). */
export type RollKind = 'check' | 'initiative' | 'attack' | 'save' | 'casting' | 'turning';

/** A part of a number that is no roll. */
export interface Term {
  readonly value: number;
  readonly rule: string;
  /** What it is called: an id of content, or a word of the catalogue. */
  readonly from?: string;
}
