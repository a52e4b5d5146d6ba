import type { GameEvent, HeardEvent } from '@tablewright/engine';
import type { AnswerBefore, LogEntry, LoggedAnswer } from '@tablewright/engine/host';
import { heldChapters } from './held-chapters.ts';
import type { Chapter, TableHead } from './table-snapshot.ts';

/** What is known beside the log of how something came out by the rules of then. */
type Known = Pick<AnswerBefore, 'events' | 'why'>;

/**
 * The course of a match as a snapshot has it that was taken under older rules: their state is of no
 * use any more, but what they told is.
 */
export class KeptCourse {
  readonly #log: readonly LogEntry[];
  readonly #events: readonly HeardEvent[];
  readonly #byAnswer = new Map<number, GameEvent[]>();

  /** @param chapters all of them, the open one last */
  constructor(head: TableHead, chapters: readonly Chapter[]) {
    const held = heldChapters(head, chapters);
    this.#log = held.flatMap(({ log }) => log);
    this.#events = held.flatMap(({ events }) => events);
    for (const { seq, event } of this.#events) {
      const list = this.#byAnswer.get(seq);
      if (list === undefined) this.#byAnswer.set(seq, [event]);
      else list.push(event);
    }
  }

  /** What was told before the first answer. */
  get beginning(): Known {
    return { events: this.#byAnswer.get(0) ?? [] };
  }

  /** What came of an answer; nothing unless the course has this very answer at this place. */
  of(place: number, answer: LoggedAnswer): Known {
    const kept = this.#log[place];
    if (kept === undefined || !isSame(kept, answer)) return {};
    return { events: this.#byAnswer.get(place + 1) ?? [], why: kept.why };
  }

  /** What was told after so many answers, as long as the course has the same ones as the log. */
  toldAfter(answers: number, logged: readonly LoggedAnswer[]): readonly HeardEvent[] {
    let last = answers;
    for (let kept = this.#log[last]; kept !== undefined; kept = this.#log[last]) {
      const answer = logged[last];
      if (answer === undefined || !isSame(kept, answer)) break;
      last += 1;
    }
    return this.#events.filter(({ seq }) => seq > answers && seq <= last);
  }
}

/** The same answer that led to the same state. */
function isSame(one: LoggedAnswer, other: LoggedAnswer): boolean {
  return (
    one.hash === other.hash && one.seat === other.seat && (one.slot ?? 0) === (other.slot ?? 0)
  );
}
