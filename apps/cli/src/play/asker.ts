import type { Choice, Seat } from '@tablewright/engine';

/** A decision to put to a person. */
export interface Question {
  readonly seat: Seat;
  readonly seatName: string;
  readonly slot: number;
  readonly choice: Choice;
  /** Why it is asked, as a sentence. */
  readonly title: string;
  readonly options: readonly { readonly id: string; readonly label: string }[];
  /** How many things the seat may do at any time beside it. */
  readonly offers: number;
  /** Options that are not available, each with the reason. */
  readonly closed: readonly string[];
  /** The fields of a form, by the name of each; empty for everything else. */
  readonly fields: readonly { readonly name: string; readonly question: Question }[];
}

/** What a person enters: an answer, or a command. */
export type Reply =
  | { readonly kind: 'answer'; readonly answer: unknown }
  | { readonly kind: 'undo' }
  | { readonly kind: 'view' }
  /** What may be done at any time; `place` is the one that is meant, from 0, if it was said. */
  | { readonly kind: 'offers'; readonly place?: number }
  | { readonly kind: 'quit' }
  /** The input has ended. */
  | { readonly kind: 'end' };

/** Asks people, by menus or line by line. */
export interface Asker {
  ask(question: Question): Promise<Reply>;
  /** Which of several open questions to answer first. */
  pick(titles: readonly string[]): Promise<number>;
  /** Hides the screen until the next person is there. */
  handOver(to: string): Promise<void>;
}
