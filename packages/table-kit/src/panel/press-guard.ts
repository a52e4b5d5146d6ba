/** So long a question has to be in sight, in milliseconds, before a press was meant for it. */
const READING = 300;
/** A pointer that moved so short a time before it was pressed, in milliseconds, came there to press. */
const COMING = 250;
/** How far apart two presses at the same place may be, in CSS pixels: fingers are not exact. */
const NEAR = 24;

/** A press of a pointer: when it began, on the clock of the page’s events, and where in the window. */
export interface Press {
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

/**
 * Tells which presses of a pointer were meant for a question that another one has replaced since: those
 * at the place where the last answer was given that began before anybody could have read what is asked
 * there now, by a pointer that has rested there or clicks twice. Keys, and clicks by programs, press
 * what has the focus or is named, and pass always.
 */
export class PressGuard {
  /** The press that is under way, or that came last; none since a key was pressed. */
  #press: Press | undefined;
  /** The press that gave the last answer. */
  #answer: Press | undefined;
  #asked: string | undefined;
  #isAnswered = false;
  #shown = Number.NEGATIVE_INFINITY;
  /** When a pointer moved last. */
  #moved = Number.NEGATIVE_INFINITY;

  /** A pointer is pressed; nothing where a key is. */
  pressed(press: Press | undefined): void {
    this.#press = press;
  }

  /** A pointer moves, at a moment of the clock of the page’s events. */
  moved(at: number): void {
    this.#moved = at;
  }

  /** An answer was given, by the press that is under way if there is one. */
  answered(): void {
    this.#answer = this.#press;
    this.#isAnswered = true;
    this.#shown = this.#press?.at ?? Number.NEGATIVE_INFINITY;
  }

  /**
   * Something is asked now.
   * @param question tells it from others; the same one may be asked again once it was answered
   * @param now on the clock of the page’s events
   */
  asked(question: string, now: number): void {
    if (question === this.#asked && !this.#isAnswered) return;
    this.#asked = question;
    this.#isAnswered = false;
    this.#shown = now;
  }

  /**
   * Whether the click that comes of the press under way was meant for an earlier question.
   * @param count which one it is of a double click, as the browser counts it, from 1
   */
  isHasty(count: number): boolean {
    const press = this.#press;
    const before = this.#answer;
    if (press === undefined || before === undefined || press === before) return false;
    const isNear = Math.hypot(press.x - before.x, press.y - before.y) <= NEAR;
    const isComing =
      this.#moved > before.at && this.#moved >= Math.min(this.#shown, press.at - COMING);
    return isNear && press.at - this.#shown < READING && (count > 1 || !isComing);
  }
}
