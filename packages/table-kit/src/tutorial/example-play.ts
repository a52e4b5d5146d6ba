import type { HeardEvent } from '@tablewright/engine';
import { beginsSomething } from '../spoken.ts';
import type { LessonRun, LessonState } from './lesson-run.ts';

/**
 * Where an example stands: the position is looked at, somebody is asked and chooses, what came of it is
 * told, or all of it has been seen.
 */
export type Beat = 'begin' | 'asked' | 'told' | 'over';

/** What an example shows now. A new object after every change, the same one between. */
export interface ExampleState {
  readonly beat: Beat;
  readonly lesson: LessonState;
  /** What the last choice brought, while it is told. */
  readonly told: readonly HeardEvent[];
  /** Whether it goes on by itself. */
  readonly playing: boolean;
}

/** How long a caption of so many characters is read before the next, in milliseconds. */
export function readingTime(length: number): number {
  return Math.min(9_000, Math.max(2_200, 1_200 + 55 * length));
}

/** An example that is seen like a short film: caption by caption, each on the real rules. */
export class ExamplePlay {
  readonly run: LessonRun;
  readonly #listeners = new Set<() => void>();
  #beat: Beat = 'begin';
  #told: readonly HeardEvent[] = [];
  #playing: boolean;
  #state: ExampleState | undefined;

  /** @param playing whether it goes on by itself from the beginning */
  constructor(run: LessonRun, playing: boolean) {
    this.run = run;
    this.#playing = playing;
  }

  /** Calls back after every change until the returned function is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** What is shown now. */
  readonly snapshot = (): ExampleState => {
    this.#state ??= {
      beat: this.#beat,
      lesson: this.run.snapshot(),
      told: this.#told,
      playing: this.#playing && this.#beat !== 'over',
    };
    return this.#state;
  };

  /** Goes on to the next caption. Does nothing at the end. */
  step(): void {
    const { lesson, beat } = this.snapshot();
    if (beat === 'over') return;
    const before = beat === 'begin' ? this.#beforeAnybodyDecides() : [];
    if (before.length > 0) this.#show('told', before);
    else if (beat !== 'asked' && lesson.task !== undefined) this.#show('asked');
    else if (lesson.step === undefined) this.#show('over');
    else this.#advance();
  }

  /** Plays on by itself, or stops where it is. */
  play(playing: boolean): void {
    this.#playing = playing;
    this.#changed();
  }

  /** Begins again, and plays. */
  again(): void {
    while (this.run.snapshot().at > 0) this.run.back();
    this.#playing = true;
    this.#show('begin');
  }

  /** What the rules did with the position before the first choice. */
  #beforeAnybodyDecides(): readonly HeardEvent[] {
    const { events } = this.run.snapshot().session.snapshot();
    return events.filter(({ seq, event }) => seq === 0 && !beginsSomething(event));
  }

  /** Makes the choice that is shown, and tells what came of it. */
  #advance(): void {
    const { seq } = this.run.snapshot().session.match;
    this.run.skip();
    const { session } = this.run.snapshot();
    const told = session.snapshot().events.filter((heard) => heard.seq > seq);
    this.#show('told', told);
    // Where nothing is to be told, the next question is.
    if (told.length === 0) this.step();
  }

  #show(beat: Beat, told: readonly HeardEvent[] = []): void {
    this.#beat = beat;
    this.#told = told;
    this.#changed();
  }

  #changed(): void {
    this.#state = undefined;
    for (const listener of this.#listeners) listener();
  }
}
