import type { NamedRate } from './report.ts';
import { reportOn } from './report.ts';
import { merge, type Tally } from './tally.ts';
import type { Rate } from './wilson.ts';

/** What a run had counted after so many of its matches. */
export interface CoursePoint {
  readonly matches: number;
  readonly results: readonly NamedRate[];
  /** How often each seat had won, in seat order. */
  readonly seats: readonly Rate[];
}

/** Adds up the parts of a run as they come, and remembers how it stood at some of them. */
export class Course {
  readonly #every: number;
  readonly #points: CoursePoint[] = [];
  #tally: Tally | undefined;
  #noted = 0;

  /**
   * @param matches how many the whole run has
   * @param most how many points are remembered at most, at least 1
   */
  constructor(matches: number, most: number) {
    this.#every = matches / most;
  }

  /** Adds the next part. The last one is always remembered, so that the course ends where the run does. */
  add(part: Tally, last: boolean): void {
    this.#tally = this.#tally === undefined ? part : merge([this.#tally, part]);
    if (!last && this.#tally.matches - this.#noted < this.#every) return;
    this.#noted = this.#tally.matches;
    const { matches, results, seats } = reportOn(this.#tally);
    this.#points.push({ matches, results, seats: seats.map(({ wins }) => wins) });
  }

  /** Everything so far. Throws before the first part. */
  get tally(): Tally {
    if (this.#tally === undefined) throw new Error('nothing has been counted yet');
    return this.#tally;
  }

  /** How the run stood, in order. */
  get points(): readonly CoursePoint[] {
    return this.#points;
  }
}
