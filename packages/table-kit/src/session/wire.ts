import type { MatchFile } from '@tablewright/engine/host';
import type { Act, ActResult, Told } from '@tablewright/protocol';

/** The way from a session to the server of its table, and the two things it needs of the page. */
export interface Wire {
  /**
   * Does an act. The same act may come again, with the same id, after the line broke.
   * Resolves with what became of it, refusals included. Rejects only if that is not known, because
   * the line broke or the answer was lost: the session then sends it again, with `connected(true)`
   * or the next message of any kind.
   */
  act(act: Act): Promise<ActResult>;
  /**
   * The game's view of this observer after so many answers (0 to the present number).
   * Rejects if it cannot be had.
   */
  past(answers: number): Promise<unknown>;
  /** What this observer saw at each event of an answer. Rejects if it cannot be had. */
  told(answers: number): Promise<Told>;
  /** The file of the match that is over, with its secret. Rejects if it cannot be had. */
  file(): Promise<MatchFile>;
  /** Something is missing in what was heard: the server is to tell everything anew, from -1. */
  resync(): void;
  /** A name for an act that none had before: 8 to 64 letters, digits, `_` or `-`. */
  newId(): string;
  /** Milliseconds of a clock that never goes back: `performance.now()`. */
  now(): number;
}
