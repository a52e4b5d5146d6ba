import type { Seat, Text } from '@tablewright/engine';
import type { ScriptedResult, SeatInfo } from '@tablewright/engine/host';

/** A position from which a part of a lesson is played, on the real rules. */
export interface LessonScene {
  readonly options?: Readonly<Record<string, unknown>>;
  /** A starting position in the game's terms, as in scenario files. */
  readonly given?: Readonly<Record<string, unknown>>;
  /** Results of the draws to come; draws beyond them come from a generator. */
  readonly rolls?: readonly ScriptedResult[];
}

/** What another seat answers by itself. */
export interface LessonReply {
  readonly seat: Seat;
  /** The key of the choice that is meant; without it, the first that the answer fits. */
  readonly about?: string;
  /** An answer as on the wire, or `"default"`. */
  readonly choose: unknown;
}

/** What the learner has to decide in a step. */
export interface LessonAct {
  /** Who decides; the lesson's learner if left out. */
  readonly seat?: Seat;
  /** The key of the choice that is meant. */
  readonly about?: string;
  /** Answers that go on with the lesson, as on the wire or `"default"`; the first is the one shown. */
  readonly accepts: readonly unknown[];
  /** Of a way: ids of the places in which it may end, whichever places it goes by. */
  readonly endsIn?: readonly string[];
  /** Whether any legal answer goes on. */
  readonly anything?: boolean;
  /** What is said, kindly, when something else is chosen; then nothing happens. */
  readonly hint?: Text;
}

/** One idea: something to read, and often something to do. */
export interface LessonStep {
  /** What is said. Without it the step says who decides what, as examples do. */
  readonly text?: Text;
  /** Begins another position. The first step of a lesson needs one. */
  readonly scene?: LessonScene;
  /** What others answer as the step begins. */
  readonly replies?: readonly LessonReply[];
  /** Goes on by default answers until such an event has happened since the last answer. */
  readonly until?: Readonly<Record<string, unknown>>;
  /**
   * Parts of the board to look at, as the board names them in `data-part`; `own card` is the part
   * `card` within the part `own`.
   */
  readonly look?: readonly string[];
  readonly act?: LessonAct;
}

/** A lesson: a match that is told, step by step. Plain data. */
export interface Lesson {
  readonly id: string;
  readonly title: Text;
  /** What it teaches, in a sentence; examples have none. */
  readonly aim?: Text;
  readonly seats: readonly SeatInfo[];
  /** Through whose eyes the learner looks. */
  readonly learner: Seat;
  readonly steps: readonly LessonStep[];
}

/** What the `./tutorial` entry of a game exports: its lessons, in the order in which to take them. */
export interface TutorialModule {
  readonly TUTORIAL: readonly Lesson[];
}
