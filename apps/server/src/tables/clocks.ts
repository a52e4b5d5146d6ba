import type { Seat } from '@tablewright/engine';
import type { Clock, Pace } from '@tablewright/protocol';

const DAY = 86_400_000;

/** Time left of a seat at the moment `at`, which runs from then on if somebody waits for it. */
interface SeatTime {
  left: number;
  /** Since when it runs, in milliseconds since 1970. */
  since: number | undefined;
}

/**
 * How long every seat may still think. A seat's clock runs while anything is asked that it may
 * answer. A fold over the log: it hears when what happened and reads no clock of its own.
 */
export class Clocks {
  readonly #pace: Exclude<Pace, { kind: 'none' }>;
  readonly #times: SeatTime[];

  constructor(pace: Exclude<Pace, { kind: 'none' }>, seatCount: number) {
    this.#pace = pace;
    const left = pace.kind === 'live' ? pace.bank * 1000 : pace.days * DAY;
    this.#times = Array.from({ length: seatCount }, () => ({ left, since: undefined }));
  }

  /**
   * Something happened at the table.
   * @param at when, in milliseconds since 1970
   * @param deciding the seats that the match waits for from now on
   * @param answered the seat that has answered, if that is what happened
   */
  happened(at: number, deciding: ReadonlySet<Seat>, answered: Seat | undefined): void {
    this.#times.forEach((time, seat) => {
      if (time.since !== undefined) {
        if (this.#pace.kind === 'live') time.left = Math.max(0, time.left - (at - time.since));
        time.since = this.#pace.kind === 'live' ? at : time.since;
      }
      if (answered === seat) {
        if (this.#pace.kind === 'live') time.left += this.#pace.increment * 1000;
        else time.since = undefined;
      }
      if (!deciding.has(seat)) time.since = undefined;
      else time.since ??= at;
    });
  }

  /** The seat whose time ends first, and when; nothing while nobody's runs. */
  next(): { readonly seat: Seat; readonly at: number } | undefined {
    let first: { seat: Seat; at: number } | undefined;
    this.#times.forEach(({ left, since }, seat) => {
      if (since === undefined) return;
      const at = since + left;
      if (first === undefined || at < first.at) first = { seat, at };
    });
    return first;
  }

  /** What everybody is shown, as it is at the moment `now`. */
  faces(now: number): Clock[] {
    return this.#times.map(({ left, since }) => ({
      left: since === undefined ? left : Math.max(0, left - (now - since)),
      running: since !== undefined,
    }));
  }
}
