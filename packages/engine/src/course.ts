import { type Checkpoint, Checkpoints, inOrder } from './checkpoints.ts';
import { type Answer, type Choice, choicesIn, type WireAnswer } from './choice.ts';
import { clonePlain, clonePlainSharing } from './clone.ts';
import type { Contents, Documents } from './documents/kinds.ts';
import type { GameEvent } from './events.ts';
import { type Game, GivenError } from './game.ts';
import { hashPlain } from './hash.ts';
import { KeptList, type Packing } from './kept-list.ts';
import type { OptionsSchema, OptionValues } from './options.ts';
import type { Outcome } from './outcome.ts';
import type { RandomSource } from './random/source.ts';
import { type RandomSpec, sourcesOf } from './random/spec.ts';
import { ok, type Result, refuse } from './result.ts';
import { RulesFault } from './rules-fault.ts';
import { Runner } from './runner.ts';
import type { Seat } from './seat.ts';
import type { Draw } from './table.ts';
import { toldPrint } from './told-print.ts';
import type { LogEntry } from './undo.ts';
import { asOthersRead } from './whispers.ts';
import { fromWire, toWire } from './wire-answer.ts';

/** An event with the number of answers given when it happened. */
export interface HeardEvent {
  readonly seq: number;
  readonly event: GameEvent;
}

/** A draw with the number of answers given when it happened. */
export interface LoggedDraw extends Draw {
  readonly seq: number;
}

/** What has become of a match, as plain data. A match itself is one. */
export interface MatchPast {
  readonly log: readonly LogEntry[];
  readonly events: readonly HeardEvent[];
  readonly draws: readonly LoggedDraw[];
  /**
   * Moments from which it can be played on, in order; the one before the first answer is there. Those
   * that are missing cost time when one goes back, until {@link Match.recall} brings them.
   */
  readonly checkpoints: readonly Checkpoint[];
  /** Fingerprint of what was told and asked before the first answer, if it has any. */
  readonly begun?: string | undefined;
  /** What came out of it; without, {@link Match.results} finds it anew. */
  readonly results?: Documents | undefined;
}

/** What whoever plays a match wants of it beside the match itself. */
export interface PlayedFor {
  /** Told of every event while it happens, with the state as it is then; none while it is set up. */
  readonly hear?: (event: GameEvent, state: object | undefined) => void;
  /**
   * Its answers get no fingerprints of what was told and asked, for which all that can be chosen is
   * listed: nobody will compare them.
   */
  readonly unprinted?: true;
  /** Hears what content is at work; see `Table.met`. */
  readonly met?: (name: string) => void;
  /** Keeps what lies long ago small, for whoever has many matches in memory; see {@link KeptList}. */
  readonly packing?: Packing;
}

/** What the rules are run with. */
export interface CourseSetup {
  readonly id: string;
  readonly game: Game;
  readonly options: OptionValues<OptionsSchema>;
  readonly seatCount: number;
  readonly random: RandomSpec;
  readonly given: Readonly<Record<string, unknown>> | undefined;
  /** What the rules see of its documents. */
  readonly documents: Contents;
  readonly playedFor: PlayedFor;
}

/**
 * How a match has gone so far: its log, what was heard and drawn, and the rules at the end of it.
 * It takes answers, which have been read already, and goes back to any moment before.
 */
export class Course {
  /**
   * Fingerprint of what was told and asked before the first answer; older matches have none, nor have
   * unprinted ones.
   */
  readonly begun: string | undefined;

  /** The fault met by the last answer, for the report. */
  fault: RulesFault | undefined;

  readonly log: KeptList<LogEntry>;
  readonly events: KeptList<HeardEvent>;
  readonly draws: KeptList<LoggedDraw>;

  readonly #setup: CourseSetup;
  readonly #source: RandomSource;
  #runner: Runner;
  #checkpoints: Checkpoints;
  /** The earliest moment, in answers, that a course which was taken up has gone back to since. */
  #goneBackTo = Number.POSITIVE_INFINITY;
  /** Answers given once the running answer is in; events and draws are stamped with it. */
  #answering = 0;
  /** How many of the first `upTo` answers each seat has given, once somebody asked. */
  #counted: { upTo: number; readonly bySeat: Map<Seat, number> } | undefined;

  /**
   * @param past goes on from there; a new match without
   * @throws GivenError if the starting position cannot be
   */
  constructor(setup: CourseSetup, past?: MatchPast) {
    const { game, given, options, random } = setup;
    this.#setup = setup;
    const { forSetup, forPlay } = sourcesOf(random);
    this.#source = forPlay;
    const { packing } = setup.playedFor;
    this.log = new KeptList(past?.log ?? [], packing);
    this.events = new KeptList(past?.events ?? [], packing);
    this.draws = new KeptList(past?.draws ?? [], packing);
    this.#checkpoints = Checkpoints.of(past?.checkpoints ?? []);
    if (past !== undefined) {
      this.begun = past.begun;
      this.#runner = this.#rebuilt(past.log.length);
      return;
    }
    const first = Runner.setUp(game, this.#runnerSetup(forSetup));
    if (given !== undefined) {
      if (game.given === undefined) throw new GivenError(`${game.id} takes no starting position`);
      game.given(first.state, clonePlain(given), options);
      this.events.cutTo(0);
      this.draws.cutTo(0);
    }
    this.#runner = Runner.from(game, this.#runnerSetup(forPlay), first.state);
    this.#runner.advance();
    this.begun = this.#toldSince(0);
  }

  /** Answers given so far. */
  get seq(): number {
    return this.log.length;
  }

  /** The rules at this moment. Going back puts another in its place. */
  get runner(): Runner {
    return this.#runner;
  }

  /** What the draws of play come from. */
  get source(): RandomSource {
    return this.#source;
  }

  /** Moments from which it can be played on: all recent ones, fewer of the older. */
  get checkpoints(): readonly Checkpoint[] {
    return this.#checkpoints.list;
  }

  /** The last of them at or before this moment. */
  get checkpoint(): Checkpoint {
    return this.#checkpoints.at(this.seq);
  }

  /** See {@link Match.recall}. */
  recall(moments: readonly Checkpoint[]): void {
    const standing = moments.filter(({ seq }) => seq <= Math.min(this.seq, this.#goneBackTo));
    this.#checkpoints = Checkpoints.of(inOrder(standing, this.#checkpoints.list));
  }

  get over(): boolean {
    return this.#runner.pending === undefined;
  }

  get outcome(): Outcome | undefined {
    return this.over ? this.#setup.game.outcome(this.#runner.state) : undefined;
  }

  /** Whether the answers to the open choices stay hidden until all are in. */
  get secret(): boolean {
    const { pending } = this.#runner;
    return pending?.kind === 'many' && pending.secret;
  }

  /** How many answers a seat has given. */
  answersOf(seat: Seat): number {
    this.#counted ??= { upTo: 0, bySeat: new Map() };
    const { upTo, bySeat } = this.#counted;
    for (const { seat: by } of this.log.slice(upTo)) bySeat.set(by, (bySeat.get(by) ?? 0) + 1);
    this.#counted.upTo = this.seq;
    return bySeat.get(seat) ?? 0;
  }

  /** Takes an answer that has been checked. After a fault of the rules all is as it was before. */
  take(
    seat: Seat,
    at: number,
    choice: Choice,
    answer: Answer,
    bot: string | undefined,
  ): Result<LogEntry> {
    const wire: WireAnswer = toWire(choice, answer);
    const shown = asOthersRead(choice, wire);
    const { seq } = this;
    const { step } = this.#runner;
    const secret = at >= 0 && this.secret;
    const heard = this.events.length;
    this.#answering = seq + 1;
    let told: string | undefined;
    try {
      this.#runner.give(at, answer, seat);
      told = this.#toldSince(heard);
    } catch (thrown) {
      const rule = this.events.last?.event.rule;
      const fault = new RulesFault(this.#setup.id, seq, step, rule, thrown);
      this.#runner = this.#rebuilt(seq);
      this.fault = fault;
      return refuse('fault', fault.message);
    }
    const { state, table } = this.#runner;
    const entry: LogEntry = {
      seat,
      ...(at === 0 ? {} : { slot: at }),
      answer: wire,
      ...(shown === wire ? {} : { shown }),
      ...(bot === undefined ? {} : { bot }),
      hash: hashPlain(state),
      ...(told === undefined ? {} : { told }),
      why: choice.why.key,
      irrevocable: table.irrevocable,
      irrevocableFor: table.irrevocableFor,
      secret,
    };
    this.log.push(entry);
    this.fault = undefined;
    return ok(entry);
  }

  /** Goes back to the moment after `seq` answers; returns those taken back, the earliest first. */
  rewind(seq: number): readonly LogEntry[] {
    const taken = this.log.slice(seq);
    this.#goneBackTo = Math.min(this.#goneBackTo, seq);
    this.#runner = this.#rebuilt(seq);
    return taken;
  }

  /**
   * Fingerprint of what was told and is asked now.
   * @param heard how many events there were before
   */
  #toldSince(heard: number): string | undefined {
    const { playedFor, seatCount } = this.#setup;
    if (playedFor.unprinted) return undefined;
    const events = this.events.slice(heard).map(({ event }) => event);
    const choices = choicesIn(this.#runner.pending).slice();
    if (this.#runner.hasOffers) {
      for (let seat = 0; seat < seatCount; seat += 1) {
        choices.push(...this.#runner.standingFor(seat));
      }
    }
    return toldPrint({ events, choices, outcome: this.outcome });
  }

  #runnerSetup(random: RandomSource) {
    const { options, seatCount, documents, playedFor } = this.#setup;
    return {
      options,
      seatCount,
      random,
      documents,
      hear: (event: GameEvent) => {
        this.events.push({ seq: this.#answering, event });
        playedFor.hear?.(event, this.#runner?.state);
      },
      drawn: (draw: Draw) => {
        this.draws.push({ seq: this.#answering, ...draw });
      },
      met: playedFor.met,
      checkpoint: () => this.#keepCheckpoint(),
    };
  }

  #keepCheckpoint(): void {
    this.#checkpoints.keep({
      seq: this.#answering,
      events: this.events.length,
      draws: this.draws.length,
      state: clonePlainSharing(this.#runner.state, this.#checkpoints.last?.state),
      random: this.#source.mark(),
    });
  }

  /**
   * The runner at the last checkpoint at or before `seq` answers, once the answers up to there were
   * given to it again.
   */
  #rebuilt(seq: number): Runner {
    const start = this.#checkpoints.at(seq);
    const again = this.log.slice(start.seq, seq);
    this.#checkpoints = this.#checkpoints.upTo(start.seq);
    this.events.cutTo(start.events);
    this.draws.cutTo(start.draws);
    this.log.cutTo(start.seq);
    this.#counted = undefined;
    this.#answering = start.seq;
    this.#source.restore(start.random);
    const state = clonePlain(start.state) as object;
    this.#runner = Runner.from(this.#setup.game, this.#runnerSetup(this.#source), state);
    this.#runner.advance();
    for (const entry of again) {
      const at = entry.slot ?? 0;
      const choice = this.#runner.choiceAt(at, entry.seat);
      const read = choice === undefined ? undefined : fromWire(choice, entry.answer);
      if (choice === undefined || read === undefined || !read.ok) {
        throw new Error(`answer ${this.seq} does not fit the rules any more`);
      }
      // The same answers come to the same: its entry need not be made again.
      this.#answering = this.seq + 1;
      this.#runner.give(at, read.value, entry.seat);
      this.log.push(entry);
    }
    return this.#runner;
  }
}
