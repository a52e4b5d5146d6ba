import type { Answer, Choice, Flow } from '@tablewright/engine';

/** Something that a seat may do at any time, and what comes of it. */
export interface Offer {
  readonly choice: Choice;
  use(answer: Answer): Flow<void>;
}
