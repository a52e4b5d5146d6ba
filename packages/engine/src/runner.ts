import type { Answer, Choice, Pending } from './choice.ts';
import { choicesIn } from './choice.ts';
import type { Contents } from './documents/kinds.ts';
import type { GameEvent } from './events.ts';
import type { Flow, Reply } from './flow.ts';
import type { Game } from './game.ts';
import type { StandingOffers } from './offers.ts';
import { onlyAnswer } from './only-answer.ts';
import type { OptionsSchema, OptionValues } from './options.ts';
import type { RandomSource } from './random/source.ts';
import { renewed } from './renewed.ts';
import type { Seat } from './seat.ts';
import { type Draw, StepEnded, Table } from './table.ts';
import { asOthersRead } from './whispers.ts';
import { toWire } from './wire-answer.ts';

/** Steps that may follow each other without a single decision before the kernel calls it endless. */
const MOST_STEPS_WITHOUT_DECISION = 10_000;

const STEPS = new WeakMap<object, ReadonlyMap<string, unknown>>();

/** A game's steps as a map, which is faster to look up in than an object of many keys. */
function stepsOf<T>(steps: Readonly<Record<string, T>>): ReadonlyMap<string, T> {
  let map = STEPS.get(steps);
  if (map === undefined) {
    map = new Map(Object.entries(steps));
    STEPS.set(steps, map);
  }
  return map as ReadonlyMap<string, T>;
}

/** What a runner starts from. */
export interface RunnerSetup<O> {
  readonly options: O;
  readonly seatCount: number;
  readonly random: RandomSource;
  /** The contents of the documents that the match was given, by slot. */
  readonly documents?: Contents | undefined;
  /** Hears every event; without it none is built. */
  readonly hear?: ((event: GameEvent) => void) | undefined;
  /** Hears every draw. */
  readonly drawn?: ((draw: Draw) => void) | undefined;
  /** Hears what content is at work; see {@link Table.met}. */
  readonly met?: ((name: string) => void) | undefined;
  /** Called before every step and at the end, when the state alone says what comes. */
  readonly checkpoint?: (() => void) | undefined;
}

/**
 * Plays a game's steps and hands out its open choices: the bare engine, without log, undo or
 * checks. Simulations run on it directly; {@link Match} adds everything that lasts.
 */
export class Runner<
  S extends object = object,
  O extends OptionsSchema = OptionsSchema,
  E extends GameEvent = GameEvent,
> {
  readonly game: Game<S, O, E>;
  readonly table: Table<S, OptionValues<O>, E>;
  /** What the match waits for; nothing once it is over. */
  pending: Pending | undefined;
  /** The step that runs. */
  step: string | undefined;

  readonly #steps: ReadonlyMap<string, Game<S, O, E>['steps'][string]>;
  readonly #random: RandomSource;
  readonly #standing: StandingOffers | undefined;
  readonly #checkpoint: (() => void) | undefined;
  #flow: Flow<void> | undefined;
  /** What has been interrupted by standing offers, the innermost last, and what it waits for. */
  readonly #waiting: { readonly flow: Flow<void>; readonly pending: Pending }[] = [];

  private constructor(
    game: Game<S, O, E>,
    setup: RunnerSetup<OptionValues<O>>,
    state: S | undefined,
  ) {
    this.game = game;
    this.#steps = stepsOf(game.steps);
    this.#random = setup.random;
    this.#checkpoint = setup.checkpoint;
    const table = new Table<S | undefined, OptionValues<O>, E>(
      state,
      setup.options,
      setup.seatCount,
      setup.random,
      setup.hear as ((event: E) => void) | undefined,
      setup.drawn,
      game.content,
      setup.documents,
    );
    table.met = setup.met;
    if (state === undefined) {
      table.state = game.setup(table as Table<undefined, OptionValues<O>, E>);
    }
    this.table = table as Table<S, OptionValues<O>, E>;
    this.#standing = game.standing?.(this.table);
  }

  /** Sets a match up; call {@link advance} to begin. */
  static setUp<S extends object, O extends OptionsSchema, E extends GameEvent, V>(
    game: Game<S, O, E, V>,
    setup: RunnerSetup<OptionValues<O>>,
  ): Runner<S, O, E> {
    return new Runner(game as unknown as Game<S, O, E>, setup, undefined);
  }

  /** Continues from a checkpoint's state, which the runner then owns; call {@link advance} to go on. */
  static from<S extends object, O extends OptionsSchema, E extends GameEvent, V>(
    game: Game<S, O, E, V>,
    setup: RunnerSetup<OptionValues<O>>,
    state: S,
  ): Runner<S, O, E> {
    return new Runner(game as unknown as Game<S, O, E>, setup, state);
  }

  get state(): S {
    return this.table.state;
  }

  /** Runs steps until somebody must decide or the match is over. */
  advance(): void {
    const { game, table } = this;
    for (let count = 0; count < MOST_STEPS_WITHOUT_DECISION; count += 1) {
      const name = game.next(table.state);
      this.step = name;
      if (this.#checkpoint !== undefined) this.#checkpoint();
      if (name === undefined) {
        this.pending = undefined;
        return;
      }
      if (this.#begin(name)) return;
    }
    throw new Error(`${game.id} ran ${MOST_STEPS_WITHOUT_DECISION} steps without a decision`);
  }

  /**
   * Gives an answer, which must be legal, to the open choice in `slot`, and runs on to the next
   * decision. Whatever the rules throw passes through; the runner is then of no further use.
   *
   * @param seat whose standing offer it is, if the slot is below 0
   */
  give(slot: number, answer: Answer, seat: Seat = 0): void {
    const pending = this.pending;
    if (pending === undefined) throw new Error('the match is over');
    this.table.forgetReveals();
    if (this.#random.answered !== undefined) {
      const choice = this.choiceAt(slot, seat);
      if (choice === undefined) throw new Error(`no open choice ${slot}`);
      this.#random.answered(choice.seat, slot, asOthersRead(choice, toWire(choice, answer)));
    }
    if (slot < 0) this.#interrupt(pending, seat, -1 - slot, answer);
    const reply = slot < 0 ? 0 : pending.kind === 'many' ? { slot, answer } : answer;
    if (!this.#resume(reply)) this.advance();
  }

  get hasOffers(): boolean {
    return this.#standing !== undefined;
  }

  /** What a seat may do at any time although nobody waits for it; see {@link Game.standing}. */
  standingFor(seat: Seat): readonly Choice[] {
    return this.pending === undefined ? [] : (this.#standing?.offersFor(seat) ?? []);
  }

  /** The open choice, or with a slot below 0 the seat's standing offer, that an answer is for. */
  choiceAt(slot: number, seat: Seat): Choice | undefined {
    return slot < 0 ? this.standingFor(seat)[-1 - slot] : choicesIn(this.pending)[slot];
  }

  /** Makes use of a standing offer: what runs waits until that has ended. */
  #interrupt(pending: Pending, seat: Seat, place: number, answer: Answer): void {
    const standing = this.#standing;
    const offer = standing?.offersFor(seat)[place];
    if (standing === undefined || offer === undefined || this.#flow === undefined) {
      throw new Error(`seat ${seat} has no standing offer ${place}`);
    }
    this.#waiting.push({ flow: this.#flow, pending });
    this.#flow = standing.use(offer, answer);
  }

  /** Begins a step; true if it waits for somebody. */
  #begin(name: string): boolean {
    const step = this.#steps.get(name);
    if (step === undefined) throw new Error(`${this.game.id} has no step "${name}"`);
    try {
      this.#flow = step(this.table);
    } catch (thrown) {
      this.#endStep(thrown);
      return false;
    }
    return this.#flow !== undefined && this.#resume(0);
  }

  /** Runs the flow on; true if it waits for somebody. */
  #resume(first: Reply): boolean {
    let reply = first;
    let wasUsed = false;
    for (let count = 0; ; count += 1) {
      if (this.#flow === undefined) throw new Error('no step runs');
      let result: IteratorResult<Pending, void>;
      try {
        result = this.#flow.next(reply);
      } catch (thrown) {
        this.#endStep(thrown);
        return false;
      }
      let pending = result.value ?? this.#afterUse();
      if (pending === undefined) return false;
      wasUsed ||= result.done === true;
      const open = wasUsed ? renewed(pending) : pending;
      let only: Reply | undefined;
      if (typeof open === 'number') {
        // Whoever asked knows that there is nothing left to choose.
        only = pending.kind === 'many' ? { slot: open, answer: 0 } : 0;
      } else {
        wasUsed = false;
        pending = open;
        only = this.#unasked(pending);
      }
      if (only === undefined) {
        this.pending = pending;
        return true;
      }
      if (count === MOST_STEPS_WITHOUT_DECISION) {
        throw new Error(`${this.game.id} took ${count} single answers in one go`);
      }
      reply = only;
    }
  }

  /** A standing offer was used: what was open before. Nothing if it was the step that has ended. */
  #afterUse(): Pending | undefined {
    const before = this.#waiting.pop();
    if (before !== undefined) this.#flow = before.flow;
    return before?.pending;
  }

  /** The answer that is taken without asking, as it is the only one; see {@link Game.asksAnyway}. */
  #unasked(pending: Pending): Reply | undefined {
    return pending.kind === 'many' ? undefined : this.#onlyOne(pending);
  }

  #onlyOne(choice: Choice): Answer | undefined {
    if (choice.always === true) return undefined;
    const only = onlyAnswer(choice);
    if (only === undefined || this.game.asksAnyway?.(this.table.state) === true) return undefined;
    return only;
  }

  /** Ends the step if the rules threw to end it; anything else passes through. */
  #endStep(thrown: unknown): void {
    if (!(thrown instanceof StepEnded)) throw thrown;
    // A use of a standing offer ends what it has interrupted, too.
    for (const { flow } of this.#waiting.splice(0).reverse()) {
      (flow as Generator<Pending, void, Reply>).return();
    }
    this.table.joinStrands();
  }
}
