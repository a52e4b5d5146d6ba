import type { Choice, Seat } from '@tablewright/engine';
import { mayAnswer } from '@tablewright/engine/host';
import type { Due } from './clocks.ts';

/**
 * Until when the windows of passing that are open wait for whoever has not answered. A fold over the
 * log: it is told when each entry was made, and reads no clock itself.
 */
export class Windows {
  #ends = new Map<Choice, number>();

  /**
   * What is open after an entry. What was open before keeps its time.
   * @param at when the entry was made, in milliseconds since 1970
   */
  follow(choices: readonly Choice[], at: number): void {
    const ends = new Map<Choice, number>();
    for (const choice of choices) {
      const seconds = choice.pass?.seconds;
      if (seconds !== undefined) {
        ends.set(choice, this.#ends.get(choice) ?? at + 1000 * seconds);
      }
    }
    this.#ends = ends;
  }

  /** Gives back what was counted in the last so many milliseconds; no window waits longer for it. */
  stoodStill(at: number, milliseconds: number): void {
    for (const [choice, end] of this.#ends) {
      const longest = at + 1000 * (choice.pass?.seconds ?? 0);
      this.#ends.set(choice, Math.min(longest, end + milliseconds));
    }
  }

  /** The seat for which the table passes first, and when. */
  next(): Due | undefined {
    let first: Due | undefined;
    for (const [{ seat }, at] of this.#ends) {
      if (first === undefined || at < first.at) first = { seat, at };
    }
    return first;
  }

  /** Whether it is a window of passing in which the seat is asked. */
  static isFor(choice: Choice, seat: Seat): boolean {
    return choice.pass?.seconds !== undefined && mayAnswer(choice, seat);
  }

  /** The ends of these open choices, as plain data; nothing if none of them waits so. */
  kept(choices: readonly Choice[]): readonly (number | null)[] | undefined {
    if (this.#ends.size === 0) return undefined;
    return choices.map((choice) => this.#ends.get(choice) ?? null);
  }

  /** The windows of which that is kept. */
  static resume(choices: readonly Choice[], kept: readonly (number | null)[] = []): Windows {
    const windows = new Windows();
    choices.forEach((choice, slot) => {
      const at = kept[slot] ?? undefined;
      if (at !== undefined) windows.#ends.set(choice, at);
    });
    return windows;
  }
}
