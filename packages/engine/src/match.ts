import { checkAnswer } from './check-answer.ts';
import { type Checkpoint, inOrder } from './checkpoints.ts';
import { type Answer, type Choice, choicesIn, mayAnswer } from './choice.ts';
import {
  Course,
  type HeardEvent,
  type LoggedDraw,
  type MatchPast,
  type PlayedFor,
} from './course.ts';
import { type Contents, type Documents, readContents } from './documents/kinds.ts';
import { resultsOf } from './documents/results.ts';
import { eventFor, type GameEvent } from './events.ts';
import { finished } from './finished.ts';
import { type Game, GivenError } from './game.ts';
import { hashPlain } from './hash.ts';
import { type Present, repeat, takeAsGiven } from './look-ahead.ts';
import { fileOf, type LoggedAnswer, type MatchFile, type SeatInfo } from './match-file.ts';
import { type SeatView, seatViewOf } from './match-view.ts';
import {
  type OptionProblem,
  type OptionsSchema,
  type OptionValues,
  readOptions,
} from './options.ts';
import type { Outcome } from './outcome.ts';
import type { KeyedSource } from './random/keyed.ts';
import {
  ScriptError,
  type ScriptedResult,
  type ScriptedSource,
  type ScriptedUse,
} from './random/scripted.ts';
import type { RandomSource } from './random/source.ts';
import type { RandomSpec } from './random/spec.ts';
import { ok, type Result, refuse } from './result.ts';
import type { RulesFault } from './rules-fault.ts';
import type { Runner } from './runner.ts';
import { sampleAnswer } from './sample-answer.ts';
import type { Observer, Seat } from './seat.ts';
import {
  BECAUSE,
  type LogEntry,
  NOTHING,
  type UndoStatus,
  type UndoTerms,
  undoStatus,
} from './undo.ts';
import { viewsTold } from './views-told.ts';
import { fromWire } from './wire-answer.ts';

/** What a new match needs. */
export interface MatchSetup {
  readonly id: string;
  readonly seats: readonly SeatInfo[];
  /** Settings as they come from outside; missing ones take their defaults. */
  readonly options?: Readonly<Record<string, unknown>>;
  readonly random: RandomSpec;
  /** A scenario's starting position in the game's terms. */
  readonly given?: Readonly<Record<string, unknown>> | undefined;
  /** What goes into it, by slot; see {@link Game.documents}. */
  readonly documents?: Documents | undefined;
}

/** An answer as it comes from a client. */
export interface Submission {
  readonly seat: Seat;
  /** Which open choice; without it, the first that this seat may answer. */
  readonly slot?: number | undefined;
  readonly answer: unknown;
  /** The policy that gives it with {@link Match.botChance}; nobody else may say so. */
  readonly bot?: string | undefined;
  /** How many answers the client knew of; a different number is refused as stale. */
  readonly seq?: number | undefined;
}

/** A match with everything that lasts: checks, log, undo, forks, views and its file. */
export class Match {
  readonly id: string;
  readonly game: Game;
  readonly seats: readonly SeatInfo[];
  readonly options: OptionValues<OptionsSchema>;
  readonly random: RandomSpec;
  readonly given: Readonly<Record<string, unknown>> | undefined;
  /** The documents that it was given, by slot, as they were. */
  readonly documents: Documents | undefined;

  readonly #course: Course;
  readonly #contents: Contents;
  #results: { readonly seq: number; readonly of: Documents } | undefined;
  #redo: LoggedAnswer[] = [];

  private constructor(
    game: Game,
    setup: MatchSetup,
    options: OptionValues<OptionsSchema>,
    contents: Contents,
    playedFor: PlayedFor,
    past?: MatchPast,
  ) {
    this.#contents = contents;
    this.id = setup.id;
    this.game = game;
    this.seats = setup.seats;
    this.options = options;
    this.random = setup.random;
    this.given = setup.given;
    this.documents = setup.documents;
    const { id, seats, random, given } = this;
    const seatCount = seats.length;
    this.#course = new Course(
      { id, game, options, seatCount, random, given, documents: contents, playedFor },
      past,
    );
    if (past?.results !== undefined) this.#results = { seq: this.seq, of: past.results };
  }

  /** Sets up a new match; wrong settings come back as problems. */
  static create<S extends object, O extends OptionsSchema, E extends GameEvent, V>(
    game: Game<S, O, E, V>,
    setup: MatchSetup,
    playedFor: PlayedFor = {},
  ): Result<Match, readonly OptionProblem[]> {
    return Match.#made(game as unknown as Game, setup, playedFor);
  }

  /**
   * A match that was set up like this and of which that has become, without playing it again from
   * the beginning. What it is given must be from such a match: it is not checked.
   */
  static resume<S extends object, O extends OptionsSchema, E extends GameEvent, V>(
    game: Game<S, O, E, V>,
    setup: MatchSetup,
    past: MatchPast,
    playedFor: PlayedFor = {},
  ): Result<Match, readonly OptionProblem[]> {
    return Match.#made(game as unknown as Game, setup, playedFor, past);
  }

  static #made(
    game: Game,
    setup: MatchSetup,
    playedFor: PlayedFor,
    past?: MatchPast,
  ): Result<Match, readonly OptionProblem[]> {
    const { min, max } = game.seats;
    const count = setup.seats.length;
    if (count < min || count > max) {
      const message = `${game.title} takes ${min} to ${max} seats, not ${count}`;
      return { ok: false, error: [{ option: 'seats', message }] };
    }
    const options = readOptions(game.options, setup.options ?? {});
    if (!options.ok) return options;
    const problems = game.checkOptions?.(options.value, count) ?? [];
    if (problems.length > 0) return { ok: false, error: problems };
    const contents = readContents(game, options.value, count, setup.documents);
    if (!contents.ok) return contents;
    return ok(new Match(game, setup, options.value, contents.value, playedFor, past));
  }

  /**
   * Rebuilds a match from its file, checking every answer and every hash on the way.
   * The error says at which answer the file and the rules part.
   */
  static load<S extends object, O extends OptionsSchema, E extends GameEvent, V>(
    game: Game<S, O, E, V>,
    file: MatchFile,
  ): Result<Match, string> {
    return finished(Match.loading(game, file));
  }

  /** The same for whoever must not hold the thread for so long: it pauses after every answer. */
  static *loading<S extends object, O extends OptionsSchema, E extends GameEvent, V>(
    game: Game<S, O, E, V>,
    file: MatchFile,
  ): Generator<void, Result<Match, string>> {
    if (file.game !== game.id) {
      return { ok: false, error: `this is a match of "${file.game}", not of "${game.id}"` };
    }
    if (file.rulesVersion !== game.version) {
      const message = `the match was played by rules version ${file.rulesVersion} of ${game.id}; here is ${game.version}`;
      return { ok: false, error: message };
    }
    if (file.random.kind === 'keyed' && file.random.secret === undefined) {
      return { ok: false, error: 'the secret of this match has not been revealed' };
    }
    const [withheld] = Object.entries(file.withheld ?? {});
    if (withheld !== undefined) {
      const [slot, hash] = withheld;
      const message = `it was played with a document that is not in the file: ${slot}, with the fingerprint ${hash}`;
      return { ok: false, error: message };
    }
    let created: ReturnType<typeof Match.create>;
    try {
      created = Match.create(game, file);
    } catch (thrown) {
      // Its dice and its position are the file's; whatever else throws is ours.
      if (!(thrown instanceof ScriptError) && !(thrown instanceof GivenError)) throw thrown;
      return { ok: false, error: `before the first answer: ${thrown.message}` };
    }
    if (!created.ok) return { ok: false, error: created.error.map((p) => p.message).join('; ') };
    const match = created.value;
    for (let i = 0; i < file.answers.length; i += 1) {
      const entry = file.answers[i];
      if (entry === undefined) break;
      const done = match.submit(entry);
      if (!done.ok) return { ok: false, error: `answer ${i}: ${done.error.message}` };
      const hash = match.log[i]?.hash;
      if (hash !== entry.hash) {
        const message = `answer ${i}: the state is ${hash}, the file says ${entry.hash}`;
        return { ok: false, error: message };
      }
      yield;
    }
    if (file.outcome !== undefined && hashPlain(file.outcome) !== hashPlain(match.outcome)) {
      return { ok: false, error: 'the outcome in the file is not what the rules compute' };
    }
    return ok(match);
  }

  /** Answers given so far. */
  get seq(): number {
    return this.#course.seq;
  }

  get over(): boolean {
    return this.#course.over;
  }

  /** The live state. Nobody but the rules may change it. */
  get state(): object {
    return this.#course.runner.state;
  }

  get outcome(): Outcome | undefined {
    return this.#course.outcome;
  }

  get log(): readonly LogEntry[] {
    return this.#course.log.whole;
  }

  /** Everything that happened; {@link eventsFor} gives what an observer may know of it. */
  get events(): readonly HeardEvent[] {
    return this.#course.events.whole;
  }

  /** Every draw so far. Not for seats: the match may hold secret ones. */
  get draws(): readonly LoggedDraw[] {
    return this.#course.draws.whole;
  }

  /** Moments from which it can be played on: all recent ones, fewer of the older. */
  get checkpoints(): readonly Checkpoint[] {
    return this.#course.checkpoints;
  }

  /**
   * Gives a resumed match moments of the same past that it was resumed without. Those after a moment
   * that it has gone back to since are left out, as other answers may have led on from there.
   */
  recall(moments: readonly Checkpoint[]): void {
    this.#course.recall(moments);
  }

  /**
   * Fingerprint of what was told and asked before the first answer; older matches have none, nor have
   * unprinted ones.
   */
  get begun(): string | undefined {
    return this.#course.begun;
  }

  /** The fault met by the last answer, for the report. */
  get fault(): RulesFault | undefined {
    return this.#course.fault;
  }

  /** The open choices. */
  get choices(): readonly Choice[] {
    return choicesIn(this.#course.runner.pending);
  }

  /** What this seat may do beside them at any time; see `Game.standing`. */
  standingFor(seat: Seat): readonly Choice[] {
    return this.#course.runner.standingFor(seat);
  }

  /** The open choice, or with a slot below 0 the seat's standing offer, that an answer would be for. */
  choiceAt(slot: number, seat: Seat): Choice | undefined {
    return this.#course.runner.choiceAt(slot, seat);
  }

  /** Whether the answers to the open choices stay hidden until all are in. */
  get secret(): boolean {
    return this.#course.secret;
  }

  /** Scripted results that no draw has used; empty for other sources. */
  get unusedResults(): readonly ScriptedResult[] {
    return this.scriptedUses.flatMap(({ result, purpose }) =>
      purpose === undefined ? [result] : [],
    );
  }

  /** All scripted results with what each was drawn for; empty for other sources. */
  get scriptedUses(): readonly ScriptedUse[] {
    const { source } = this.#course;
    return 'uses' in source ? (source as ScriptedSource).uses() : [];
  }

  /** Takes an answer, or refuses it with a reason and changes nothing. */
  submit({ seat, slot, answer, bot, seq }: Submission): Result<LogEntry> {
    if (seq !== undefined && seq !== this.seq) {
      return refuse('stale', `the match is at ${this.seq}, the answer was for ${seq}`);
    }
    if (this.over) return refuse('over', 'the match is over');
    const at = slot ?? this.choices.findIndex((choice) => mayAnswer(choice, seat));
    if (slot === undefined && at < 0) {
      return refuse('not-your-choice', `seat ${seat} has nothing to decide now`);
    }
    const choice = this.choiceAt(at, seat);
    if (choice === undefined) return refuse('no-such-choice', `there is no open choice ${at}`);
    if (!mayAnswer(choice, seat)) {
      return refuse('not-your-choice', `choice ${at} belongs to seat ${choice.seat}, not ${seat}`);
    }
    const read = fromWire(choice, answer);
    return read.ok ? this.#takeNew(seat, at, choice, read.value, bot) : read;
  }

  /** Takes an answer in the engine's own form, as bots give it. Otherwise like {@link submit}. */
  submitAnswer(seat: Seat, slot: number, answer: Answer): Result<LogEntry> {
    const choice = this.choiceAt(slot, seat);
    if (choice === undefined) return refuse('no-such-choice', `there is no open choice ${slot}`);
    if (!mayAnswer(choice, seat)) {
      return refuse(
        'not-your-choice',
        `choice ${slot} belongs to seat ${choice.seat}, not ${seat}`,
      );
    }
    const wrong = checkAnswer(choice, answer);
    if (wrong !== undefined) return { ok: false, error: wrong };
    return this.#takeNew(seat, slot, choice, answer);
  }

  /**
   * What a bot on this seat draws from for its next answer, as text to seed a source with. It
   * follows from the secret and from what came before, so that whoever runs the table cannot choose
   * it and everybody can check it afterwards. Nothing where the match promised no such thing.
   */
  botChance(seat: Seat): string | undefined {
    if (this.random.kind !== 'keyed' || this.random.chain !== 2) return undefined;
    return (this.#course.source as KeyedSource).chanceOf(seat, this.#course.answersOf(seat));
  }

  /** What the seat would have to do to take back its last answer. */
  undoStatus(seat: Seat): UndoStatus {
    return undoStatus(this.#course.log, seat, this.seats.length, this.#undoTerms(seat));
  }

  /** Takes back the seat's last answer and all since: freely or with the others' consent. */
  undo(seat: Seat, consents: readonly Seat[] = []): Result<number> {
    const status = this.undoStatus(seat);
    if (status.kind === 'nothing') {
      return refuse('not-allowed', NOTHING[this.#undoTerms(seat)?.kind ?? 'lenient']);
    }
    if (status.kind === 'consent') {
      const missing = status.from.filter((other) => !consents.includes(other));
      if (missing.length > 0) {
        const why = BECAUSE[status.because];
        return refuse('not-allowed', `${why}; seats ${missing.join(', ')} have to agree`);
      }
    }
    this.rewind(status.to);
    return ok(status.to);
  }

  /** Plays the answer taken back last again. */
  redo(): Result<LogEntry> {
    const entry = this.#redo.at(-1);
    if (entry === undefined) return refuse('not-allowed', 'there is nothing to play again');
    const rest = this.#redo.slice(0, -1);
    const done = this.submit(entry);
    if (done.ok) this.#redo = rest;
    return done;
  }

  /** Goes back to the moment after `seq` answers (0 to the present number). */
  rewind(seq: number): void {
    if (!Number.isInteger(seq) || seq < 0 || seq > this.seq) {
      throw new RangeError(`a match at ${this.seq} cannot go to ${seq}`);
    }
    this.#results = undefined;
    this.#redo.push(...this.#course.rewind(seq).toReversed());
  }

  /**
   * A second match that goes its own way from the moment after `seq` answers.
   * @param near an earlier fork: from where it has been, less is played again
   */
  fork(seq = this.seq, near?: Match): Match {
    const isOfThis = near !== undefined && near.log.at(-1) === this.log[near.seq - 1];
    return this.#again({}, seq, isOfThis ? near.checkpoints : []);
  }

  /**
   * A bare runner at this very moment, whose draws from here on come from `random`: for
   * look-ahead that may know everything. Its state is its own.
   */
  forkRunner(random: RandomSource): Runner {
    const runner = repeat(this.#present, random, {
      change: (state) => state,
      answerOf: takeAsGiven,
    });
    if (runner === undefined) throw new Error('the log does not fit the rules');
    return runner;
  }

  /**
   * A bare runner at this moment as the observer can imagine it, for look-ahead that may know only
   * what the observer knows: hidden parts of the state are drawn anew by the game, what others
   * answered in secret and have not revealed is guessed, what was drawn before others only is drawn
   * anew, and draws to come are from `random`.
   * Nothing if this imagination does not fit what has happened since; imagine again then.
   * Secret draws of the same step from before the observer last saw something rolled or revealed stay
   * as they fell: a step that hides a draw should end with it.
   * @param guess answers others' secret choices; by default any legal answer
   */
  imagineRunner(
    observer: Observer,
    random: RandomSource,
    guess: (choice: Choice) => Answer = (choice) => sampleAnswer(choice, random),
  ): Runner | undefined {
    const revealed = this.log.findLastIndex((entry) => entry.irrevocable);
    const seen = this.log.findLastIndex(
      (entry) => entry.irrevocable || entry.irrevocableFor.includes(observer),
    );
    return repeat(this.#present, random, {
      change: (state) => this.game.imagine?.(state, observer, random) ?? state,
      answerOf: (choice, entry, at) =>
        entry.secret && entry.seat !== observer && at > revealed
          ? guess(choice)
          : takeAsGiven(choice, entry),
      drawsAnew: (at, audience) => at > seen && !audience.includes(observer),
    });
  }

  /** What the observer may see now: all that its client ever receives, beside events. */
  seatView(observer: Observer): SeatView {
    return seatViewOf(this, observer);
  }

  /** The events that the observer may know, from those after `since` answers on. */
  eventsFor(observer: Observer, since = 0): readonly HeardEvent[] {
    return this.#course.events
      .endWhile(({ seq }) => seq >= since)
      .flatMap(({ seq, event }) => {
        const shown = eventFor(event, observer);
        return shown === undefined ? [] : [{ seq, event: shown }];
      });
  }

  /** The seats that gave the answers after the first `since` ones, in order. */
  answeredBySince(since: number): readonly Seat[] {
    return this.#course.log.slice(since).map(({ seat }) => seat);
  }

  /** What has become of it after so many answers: -1 for all, with what happened before the first. */
  pastSince(answers: number): Pick<MatchPast, 'log' | 'events' | 'draws'> {
    const { log, events, draws } = this.#course;
    return {
      log: log.slice(Math.max(0, answers)),
      events: events.endWhile(({ seq }) => seq > answers),
      draws: draws.endWhile(({ seq }) => seq > answers),
    };
  }

  /**
   * What an observer saw when each event of an answer was told, in the order of {@link eventsFor}: the
   * game's views, which do not change any more. Plays the answer again, so it is for whoever shows it.
   *
   * @param seq after so many answers; 0 for what happened before the first
   * @returns `undefined` for what was told while the match was set up
   */
  viewsTold(seq: number, observer: Observer): readonly unknown[] {
    return finished(this.tellingViews(seq, observer));
  }

  /** The same for whoever must not hold the thread for so long. */
  tellingViews(seq: number, observer: Observer): Generator<void, readonly unknown[]> {
    return viewsTold(this, seq, observer, (playedFor, answers) => this.#again(playedFor, answers));
  }

  /**
   * The match as a file. The secret of keyed draws goes in when the match is over, or on demand:
   * a file that is to be continued needs it, a file that is shown to others must not have it.
   */
  toFile({ withSecret = this.over }: { readonly withSecret?: boolean } = {}): MatchFile {
    return fileOf(this, withSecret);
  }

  /** Whether documents come out of it, which costs much less to know than {@link results}. */
  get gives(): boolean {
    const { documents } = this.game;
    return this.over && Object.keys(documents?.results(this.state as never) ?? {}).length > 0;
  }

  /**
   * The documents that come out of it, by slot, once it is over: each says that this match gave it. None
   * before.
   */
  get results(): Documents {
    if (!this.over) return {};
    const { game, seq, state } = this;
    // The file is hashed for it.
    if (this.#results?.seq !== seq)
      this.#results = { seq, of: resultsOf(game, state, this.toFile({ withSecret: true })) };
    return this.#results.of;
  }

  /** The same match after so many answers; without a number it is set up anew. */
  #again(
    playedFor: PlayedFor,
    answers: number | undefined,
    more: readonly Checkpoint[] = [],
  ): Match {
    const { game, options, log, events, draws, begun } = this;
    const checkpoints = inOrder(this.checkpoints, more);
    const past =
      answers === undefined
        ? undefined
        : { log: log.slice(0, answers), events, draws, checkpoints, begun };
    return new Match(game, this, options, this.#contents, playedFor, past);
  }

  get #present(): Present {
    const { game, options, random, log } = this;
    const start = this.#course.checkpoint;
    const documents = this.#contents;
    return { game, options, seatCount: this.seats.length, documents, random, start, log };
  }

  #undoTerms(seat: Seat): UndoTerms | undefined {
    return this.game.undoTerms?.(this.options, seat, this.seats.length);
  }

  #takeNew(seat: Seat, at: number, choice: Choice, answer: Answer, bot?: string): Result<LogEntry> {
    const taken = this.#course.take(seat, at, choice, answer, bot);
    if (taken.ok) this.#redo = [];
    return taken;
  }
}
