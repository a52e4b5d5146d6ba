import type { Answer, Choice, Pending } from './choice.ts';
import { choiceAt } from './choice.ts';
import type { GameEvent } from './events.ts';
import type { Flow, Reply } from './flow.ts';
import type { Game } from './game.ts';
import { onlyAnswer } from './only-answer.ts';
import type { OptionsSchema, OptionValues } from './options.ts';
import type { RandomSource } from './random/source.ts';
import type { Seat } from './seat.ts';
import { type Draw, StepEnded, Table } from './table.ts';
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
  /** Hears every event; without it none is built. */
  readonly hear?: ((event: GameEvent) => void) | undefined;
  /** Hears every draw. */
  readonly drawn?: ((draw: Draw) => void) | undefined;
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
  readonly #checkpoint: (() => void) | undefined;
  #flow: Flow<void> | undefined;

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
    );
    if (state === undefined) {
      table.state = game.setup(table as Table<undefined, OptionValues<O>, E>);
    }
    this.table = table as Table<S, OptionValues<O>, E>;
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
      const choice = choiceAt(pending, slot, seat);
      if (choice === undefined) throw new Error(`no open choice ${slot}`);
      this.#random.answered(choice.seat, slot, toWire(choice, answer));
    }
    if (!this.#resume(replyOf(pending, slot, answer, seat))) this.advance();
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
  #resume(reply: Reply): boolean {
    const flow = this.#flow;
    if (flow === undefined) throw new Error('no step runs');
    try {
      let result = flow.next(reply);
      for (let count = 0; !result.done; count += 1) {
        const only = this.#unasked(result.value);
        if (only === undefined) {
          this.pending = result.value;
          return true;
        }
        if (count === MOST_STEPS_WITHOUT_DECISION) {
          throw new Error(`${this.game.id} took ${count} single answers in one go`);
        }
        result = flow.next(only);
      }
    } catch (thrown) {
      this.#endStep(thrown);
    }
    return false;
  }

  /** The answer that is taken without asking, as it is the only one; see {@link Game.asksAnyway}. */
  #unasked(pending: Pending): Reply | undefined {
    if (pending.kind !== 'many') return this.#onlyOne(pending);
    // Beside standing offers a choice is one of several, though it is the only one.
    const [choice, other] = pending.choices;
    if (pending.standing === undefined || choice === undefined || other !== undefined)
      return undefined;
    const answer = this.#onlyOne(choice);
    return answer === undefined ? undefined : { slot: 0, answer };
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
    this.table.joinStrands();
  }
}

/** The answer in the form in which a flow that waits for this expects it. */
function replyOf(pending: Pending, slot: number, answer: Answer, seat: Seat): Reply {
  if (pending.kind !== 'many') return answer;
  return slot < 0 ? { slot, answer, seat } : { slot, answer };
}
