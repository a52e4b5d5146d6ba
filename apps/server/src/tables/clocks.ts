import type { Observer, Seat } from '@tablewright/engine';
import type { Clock, Pace } from '@tablewright/protocol';

const DAY = 86_400_000;
/** A seat is nudged when this share of the days for its decision is left, … */
const NUDGE_SHARE = 1 / 4;
/** … but no more than this, in milliseconds. */
const LONGEST_NUDGE = DAY;

/** The clock of a seat. */
interface SeatTime {
  left: number;
  /** Since when it has been running, in milliseconds since 1970. */
  since: number | undefined;
  /** How long it had thought about the decision that it has taken back, in milliseconds. */
  before: number;
  /**
   * How long it had thought about a decision that waits for what a standing offer has begun, in
   * milliseconds.
   */
  paused?: number | undefined;
  /** Whether its person was told that the time for this decision is nearly up. */
  nudged: boolean;
}

/** The state of clocks, as plain data. */
export interface ClocksKept {
  readonly times: readonly Partial<SeatTime>[] | undefined;
  /**
   * For each answer, the seat that gave it, how long seats had thought whose days it ended, and
   * whether nobody waited for it.
   */
  readonly answers: readonly (readonly [Observer, readonly (readonly [Seat, number])[], true?])[];
}

/** An answer of the match. */
export interface ClockedAnswer {
  /** `SPECTATOR` if nobody's time was taken by it. */
  readonly seat: Observer;
  /** To a standing offer, for which nobody waited: it is no decision, and earns no time. */
  readonly beside: boolean;
}

/** Something that is due for a seat, and when, in milliseconds since 1970. */
export interface Due {
  readonly seat: Seat;
  readonly at: number;
}

/**
 * How long every seat may still think. A seat's clock runs while anything is asked that it may
 * answer. A fold over the log: it is told when each entry was made, and reads no clock itself.
 */
export class Clocks {
  readonly #pace: Exclude<Pace, { kind: 'none' }>;
  readonly #times: SeatTime[];
  /**
   * Who gave each answer of the match, and how long each seat whose days it ended had thought by
   * then, in milliseconds.
   */
  readonly #answers: (ClockedAnswer & { readonly thought: ReadonlyMap<Seat, number> })[] = [];

  constructor(pace: Exclude<Pace, { kind: 'none' }>, seatCount: number) {
    this.#pace = pace;
    const left = pace.kind === 'live' ? pace.bank * 1000 : pace.days * DAY;
    this.#times = Array.from({ length: seatCount }, () => ({
      left,
      since: undefined,
      before: 0,
      nudged: false,
    }));
  }

  /** The clocks whose state that is. */
  static resume(
    pace: Exclude<Pace, { kind: 'none' }>,
    { times = [], answers }: ClocksKept,
  ): Clocks {
    const clocks = new Clocks(pace, times.length);
    times.forEach((time, seat) => {
      Object.assign(clocks.#times[seat] ?? {}, time);
    });
    for (const [seat, thought, beside = false] of answers)
      clocks.#answers.push({ seat, beside, thought: new Map(thought) });
    return clocks;
  }

  /** Their state; of the answers only those after so many. */
  kept(since: number): ClocksKept {
    return {
      times: this.#times,
      answers: this.#answers
        .slice(since)
        .map(({ seat, thought, beside }) =>
          beside ? [seat, [...thought], true] : [seat, [...thought]],
        ),
    };
  }

  /**
   * Something happened at the table.
   * @param at when, in milliseconds since 1970
   * @param deciding the seats that the match waits for from now on
   * @param answer the answer that was given, if that is what happened
   * @param fresh the seats of which nothing is asked that was asked before
   * @returns whether a seat that was nudged has been released from it
   */
  happened(
    at: number,
    deciding: ReadonlySet<Seat>,
    answer: ClockedAnswer | undefined,
    fresh: ReadonlySet<Seat> = new Set(),
  ): boolean {
    let calmed = false;
    const thought = new Map<Seat, number>();
    if (answer !== undefined) this.#answers.push({ ...answer, thought });
    const answered = answer?.beside === false ? answer.seat : undefined;
    this.#times.forEach((time, seat) => {
      const began = time.since;
      if (time.since !== undefined) {
        if (this.#pace.kind === 'live') time.left = Math.max(0, time.left - (at - time.since));
        time.since = this.#pace.kind === 'live' ? at : time.since;
      }
      if (answered === seat) {
        if (this.#pace.kind === 'live') time.left += this.#pace.increment * 1000;
        else time.since = undefined;
      }
      const another = this.#pace.kind === 'days' && fresh.has(seat);
      if (another || !deciding.has(seat)) time.since = undefined;
      if (time.since === undefined && began !== undefined) thought.set(seat, at - began);
      if (time.since === undefined && time.nudged) {
        time.nudged = false;
        calmed = true;
      }
      if (answer?.beside === true && began !== undefined && time.since === undefined) {
        time.paused = at - began;
      }
      if (deciding.has(seat)) {
        time.since ??= at - (time.paused ?? time.before);
        time.paused = undefined;
      }
      time.before = 0;
    });
    return calmed;
  }

  /** Gives back to all running clocks what they have counted in the last so many milliseconds. */
  stoodStill(at: number, milliseconds: number): void {
    for (const time of this.#times) {
      if (time.since !== undefined) time.since = Math.min(at, time.since + milliseconds);
    }
  }

  /**
   * Takes back the answers after so many, and with each what it added: time to the bank, or days
   * for another decision.
   */
  takeBack(to: number): void {
    for (const { seat, thought, beside } of this.#answers.splice(to).reverse()) {
      if (this.#pace.kind === 'live') {
        if (beside) continue;
        const time = this.#times[seat];
        if (time !== undefined) time.left = Math.max(0, time.left - this.#pace.increment * 1000);
        continue;
      }
      for (const [seat, before] of thought) {
        const time = this.#times[seat];
        if (time !== undefined) Object.assign(time, { since: undefined, before });
      }
    }
  }

  /** Notes that the person of a seat was told that their time is nearly up. */
  nudge(seat: Seat): void {
    const time = this.#times[seat];
    if (time !== undefined) time.nudged = true;
  }

  /** Whether the person of a seat was told that. */
  isNudged(seat: Seat): boolean {
    return this.#times[seat]?.nudged === true;
  }

  /**
   * Who is to be nudged next, and when: people with days for a decision, once for each decision.
   * @param isPerson whether a seat is a person's; others are not nudged
   */
  nextNudge(isPerson: (seat: Seat) => boolean): Due | undefined {
    if (this.#pace.kind !== 'days') return undefined;
    const before = Math.min(LONGEST_NUDGE, this.#pace.days * DAY * NUDGE_SHARE);
    return firstOf(
      this.#times.map(({ left, since, nudged }, seat) =>
        since === undefined || nudged || !isPerson(seat) ? undefined : since + left - before,
      ),
    );
  }

  /** The seat whose time ends first, and when; nothing while no clock runs. */
  next(): Due | undefined {
    return firstOf(
      this.#times.map(({ left, since }) => (since === undefined ? undefined : since + left)),
    );
  }

  /** The clocks as everybody sees them at the moment `now`. */
  faces(now: number): Clock[] {
    return this.#times.map(({ left, since }) => ({
      left: since === undefined ? left : Math.max(0, left - (now - since)),
      running: since !== undefined,
    }));
  }
}

/** The first of these moments, by seat. */
function firstOf(moments: readonly (number | undefined)[]): Due | undefined {
  let first: Due | undefined;
  moments.forEach((at, seat) => {
    if (at !== undefined && (first === undefined || at < first.at)) first = { seat, at };
  });
  return first;
}
