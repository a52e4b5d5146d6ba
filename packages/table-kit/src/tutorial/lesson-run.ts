import {
  type Choice,
  canonicalJson,
  fallbackAnswer,
  type Game,
  type Seat,
  type Text,
  type WireAnswer,
} from '@tablewright/engine';
import {
  fromWire,
  Match,
  type MatchFile,
  mayAnswer,
  type ScriptedResult,
  toWire,
  unveiled,
} from '@tablewright/engine/host';
import { eventTest } from '@tablewright/engine/scenarios';
import { HUMAN } from '../session/hand-over.ts';
import { MatchSession } from '../session/match-session.ts';
import type { Lesson, LessonAct, LessonScene, LessonStep } from './lesson.ts';

/** What a lesson shows now. A new object after every change, the same one between. */
export interface LessonState {
  /** The step, from 0; the number of steps when all are done. */
  readonly at: number;
  readonly of: number;
  /** The step that is read or done now; nothing when all are done. */
  readonly step: LessonStep | undefined;
  /** What is to be decided, with the place of the choice among the open ones. */
  readonly task: LessonTask | undefined;
  /**
   * Why nothing happened at the last answer: what the step says to it, `other` if it says nothing,
   * `read` where there is nothing to decide yet.
   */
  readonly hint: Text | 'other' | 'read' | undefined;
  /** The table as it is now, at rest: nobody answers but through the lesson. */
  readonly session: MatchSession;
}

/** The decision of a step. */
export interface LessonTask {
  readonly seat: Seat;
  readonly slot: number;
  readonly choice: Choice;
  /** Answers that go on, as on the wire; the first is the one shown. */
  readonly accepts: readonly WireAnswer[];
}

/** A lesson that cannot go on as it was written; our mistake, and the message says where. */
export class LessonError extends Error {
  override readonly name = 'LessonError';
}

/** Default answers between two steps before a step counts as never reached. */
const MOST_DEFAULTS = 400;

/** A moment to which one can go back. */
interface Moment {
  readonly match: Match;
  readonly seq: number;
  readonly passed: number;
}

/**
 * A lesson as it is gone through, on the real engine: a match from a written position, whose draws
 * and whose other seats' answers are written too. A store for `useSyncExternalStore`.
 */
export class LessonRun {
  readonly game: Game;
  readonly lesson: Lesson;
  readonly #seed: string;
  #match: Match;
  #at = 0;
  /** Events at which the lesson has stopped, and all before. */
  #passed = 0;
  /** Where each step so far began. */
  #moments: Moment[] = [];
  #task: LessonTask | undefined;
  #hint: LessonState['hint'];
  #listeners = new Set<() => void>();
  #state: LessonState | undefined;

  /**
   * @param seed for the set-up, and for draws that the lesson does not write down
   * @param from the step to begin at; those before are gone through as the lesson shows them
   * @throws LessonError if its first position or that step cannot be reached
   */
  constructor(game: Game, lesson: Lesson, seed: string, from = 0) {
    this.game = game;
    this.lesson = lesson;
    this.#seed = seed;
    this.#match = this.#begin(lesson.steps[0]?.scene ?? {});
    this.#enter(0);
    while (this.#at < Math.min(from, lesson.steps.length)) this.skip();
  }

  /** Calls back after every change until the returned function is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** What is shown now. */
  readonly snapshot = (): LessonState => {
    this.#state ??= {
      at: this.#at,
      of: this.lesson.steps.length,
      step: this.lesson.steps[this.#at],
      task: this.#task,
      hint: this.#hint,
      session: atRest(seenBy(this.#match, this.#task?.seat ?? this.lesson.learner)),
    };
    return this.#state;
  };

  /** The learner's answer to an open choice: goes on if the step accepts it, else gives its hint. */
  answer(slot: number, answer: WireAnswer): void {
    const task = this.#task;
    const step = this.lesson.steps[this.#at];
    if (task === undefined) {
      this.#say('read');
      return;
    }
    const wanted = slot === task.slot ? onWire(task.choice, answer) : undefined;
    if (wanted === undefined || !fitsAct(wanted, task, step?.act))
      this.#say(step?.act?.hint ?? 'other');
    else this.#answerTask(task, wanted);
  }

  /** Goes on from a step that only is to be read. Does nothing where something is to be decided. */
  next(): void {
    if (this.#task === undefined && this.#at < this.lesson.steps.length) this.#enter(this.#at + 1);
  }

  /** Goes on from any step; what it asks is answered as the lesson shows it. */
  skip(): void {
    const task = this.#task;
    const [shown] = task?.accepts ?? [];
    if (task === undefined || shown === undefined) this.next();
    else this.#answerTask(task, shown);
  }

  /** Begins the lesson anew. */
  restart(): void {
    while (this.#at > 0) this.back();
  }

  /** Goes back to the step before; what was decided since is taken back. */
  back(): void {
    const moment = this.#moments[this.#at - 1];
    if (moment === undefined) return;
    this.#match = moment.match.fork(moment.seq);
    this.#passed = moment.passed;
    this.#enter(this.#at - 1, false);
  }

  /**
   * The match from here on as a file, for a table of its own: the seat that decides is a person,
   * all others are played by `bot`, and draws not made yet come from the seed.
   */
  toTable(id: string, bot: string): MatchFile {
    const person = this.#task?.seat ?? this.lesson.learner;
    const file = this.#match.toFile({ withSecret: true });
    const results = usedResults(this.#match);
    return {
      ...file,
      id,
      seats: file.seats.map(({ name }, seat) => ({ name, player: seat === person ? HUMAN : bot })),
      random: { kind: 'scripted', results, seed: this.#seed },
    };
  }

  #begin({ options = {}, given, rolls = [] }: LessonScene): Match {
    const made = Match.create(this.game, {
      id: `lesson-${this.lesson.id}`,
      seats: this.lesson.seats,
      options,
      given,
      random: { kind: 'scripted', results: rolls, seed: this.#seed },
    });
    if (!made.ok) throw this.#error(made.error.map(({ message }) => message).join('; '));
    return made.value;
  }

  #enter(at: number, anew = true): void {
    const step = this.lesson.steps[at];
    this.#at = at;
    this.#hint = undefined;
    this.#task = undefined;
    if (step?.scene !== undefined && anew) {
      this.#match = this.#begin(step.scene);
      this.#passed = 0;
    }
    this.#moments[at] = { match: this.#match, seq: this.#match.seq, passed: this.#passed };
    this.#moments.length = at + 1;
    for (const reply of step?.replies ?? []) {
      const { seat, slot, choice, accepts } = this.#reach({ ...reply, accepts: [reply.choose] });
      const [answer = toWire(choice, fallbackAnswer(choice))] = accepts;
      this.#submit(seat, slot, answer);
    }
    if (step?.until !== undefined) this.#goOnUntil(step.until);
    if (step?.act !== undefined) this.#task = this.#reach(step.act);
    this.#changed();
  }

  #answerTask({ seat, slot }: LessonTask, answer: WireAnswer): void {
    this.#submit(seat, slot, answer);
    this.#enter(this.#at + 1);
  }

  #goOnUntil(wanted: Readonly<Record<string, unknown>>): void {
    const { seq, state } = this.#match;
    const fits = eventTest(this.game, this.lesson, state, wanted);
    for (let count = 0; count <= MOST_DEFAULTS; count += 1) {
      // What the last answer brought bears its number.
      const at = this.#match.events.findIndex(
        (heard, i) => heard.seq >= seq && i >= this.#passed && fits(unveiled(heard.event)),
      );
      if (at >= 0) {
        this.#passed = at + 1;
        return;
      }
      if (!this.#answerDefault()) break;
    }
    throw this.#error(`no event ${JSON.stringify(wanted)} came`);
  }

  /** The choice or standing offer that is meant, after default answers to those before it. */
  #reach({ seat = this.lesson.learner, about, accepts }: LessonAct): LessonTask {
    for (let count = 0; count <= MOST_DEFAULTS; count += 1) {
      const { choices } = this.#match;
      // What a seat may do at any time is meant only by its name.
      const offers = about === undefined ? [] : this.#match.standingFor(seat);
      const all = [
        ...choices.entries(),
        ...offers.map((offer, place) => [-1 - place, offer] as const),
      ];
      for (const [slot, choice] of all) {
        if (!mayAnswer(choice, seat)) continue;
        if (about !== undefined && choice.why.key !== about) continue;
        const fitting = accepts
          .map((answer) => onWire(choice, answer))
          .filter((answer) => answer !== undefined);
        if (fitting.length > 0) return { seat, slot, choice, accepts: fitting };
      }
      if (!this.#answerDefault()) break;
    }
    throw this.#error(`seat ${seat} is never asked ${JSON.stringify([about, accepts])}`);
  }

  #answerDefault(): boolean {
    const choice = this.#match.choices[0];
    if (choice === undefined) return false;
    this.#submit(choice.seat, 0, toWire(choice, fallbackAnswer(choice)));
    return true;
  }

  #submit(seat: Seat, slot: number, answer: WireAnswer): void {
    const done = this.#match.submit({ seat, slot, answer });
    if (!done.ok) throw this.#error(done.error.message);
  }

  #say(hint: LessonState['hint']): void {
    this.#hint = hint;
    this.#changed();
  }

  #changed(): void {
    this.#state = undefined;
    for (const listener of this.#listeners) listener();
  }

  #error(message: string): LessonError {
    return new LessonError(`lesson "${this.lesson.id}", step ${this.#at + 1}: ${message}`);
  }
}

/** Whether a legal answer goes on with the lesson. */
function fitsAct(answer: WireAnswer, { accepts }: LessonTask, act: LessonAct | undefined): boolean {
  const { anything = false, endsIn = [] } = act ?? {};
  const end = Array.isArray(answer) ? answer.at(-1) : undefined;
  return (
    anything ||
    endsIn.includes(end) ||
    accepts.some((other) => canonicalJson(other) === canonicalJson(answer))
  );
}

/** The written results that draws have used: without the others, later draws are free. */
function usedResults({ scriptedUses }: Match): readonly ScriptedResult[] {
  return scriptedUses.flatMap(({ result, purpose }) => (purpose === undefined ? [] : [result]));
}

/** A session in which nobody answers by itself. */
function atRest(match: Match): MatchSession {
  return new MatchSession(match, { bots: () => new Promise(() => {}), later: () => {} });
}

/** The same match with this seat as the only person at the screen. */
function seenBy(match: Match, person: Seat): Match {
  const seats = match.seats.map((info, seat) => ({
    ...info,
    player: seat === person ? HUMAN : info.player === HUMAN ? 'random' : info.player,
  }));
  if (match.seats.every(({ player }, seat) => player === seats[seat]?.player)) return match;
  const copy = Match.load(match.game, { ...match.toFile({ withSecret: true }), seats });
  if (!copy.ok) throw new LessonError(copy.error);
  return copy.value;
}

function onWire(choice: Choice, answer: unknown): WireAnswer | undefined {
  if (answer === 'default') return toWire(choice, fallbackAnswer(choice));
  const read = fromWire(choice, answer);
  return read.ok ? toWire(choice, read.value) : undefined;
}
