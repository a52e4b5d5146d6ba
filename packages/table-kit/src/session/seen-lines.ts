import type { HeardEvent, Observer } from '@tablewright/engine';
import type { LogEntry, Match } from '@tablewright/engine/host';

/** What was last seen line by line: the views at each of the events of one answer. */
interface Seen {
  /** Taken back and given otherwise it is another one; nothing for what came before the first. */
  readonly answer: LogEntry | undefined;
  readonly observer: Observer;
  readonly views: readonly unknown[];
}

/** What somebody saw when each line of a match was told; the answer that was asked about last is kept. */
export class SeenLines {
  readonly #match: Match;
  #last: Seen | undefined;

  constructor(match: Match) {
    this.#match = match;
  }

  /**
   * What the observer saw at a line; nothing after the last one, when things stand as they are now.
   * @param line its place in the history of the observer, from 0
   */
  at(line: number, history: readonly HeardEvent[], observer: Observer): unknown {
    const seq = history[line]?.seq;
    if (seq === undefined || line === history.length - 1) return undefined;
    const answer = this.#match.log[seq - 1];
    let seen = this.#last;
    if (seen === undefined || seen.answer !== answer || seen.observer !== observer) {
      seen = { answer, observer, views: this.#match.viewsTold(seq, observer) };
      this.#last = seen;
    }
    return seen.views[line - history.findIndex((one) => one.seq === seq)];
  }
}
