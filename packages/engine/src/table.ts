import type { Contents } from './documents/kinds.ts';
import type { GameEvent } from './events.ts';
import type { Die, Label, RandomSource } from './random/source.ts';
import type { Seat } from './seat.ts';

/**
 * Thrown by {@link Table.endStep}: leaves every flow of the running step, whose `finally` blocks run
 * on the way, and is caught by the runner. Rules never catch it.
 */
export class StepEnded extends Error {
  override readonly name = 'StepEnded';
}

/** Always the same one, as a stack trace would cost more than most steps and nobody reads it. */
const STEP_ENDED = new StepEnded('the step was ended; only a runner can go on from here');

const NOBODY: readonly Seat[] = [];
const NO_DOCUMENTS: Contents = {};

/**
 * How something was drawn: a die rolled, one of a list picked or taken out of it, a bare number, or
 * one swap of a shuffle.
 */
export type DrawKind = 'roll' | 'pick' | 'take' | 'index' | 'shuffle';

/** One draw, as the proof panel and the statistics of luck show it. */
export interface Draw {
  readonly kind: DrawKind;
  readonly purpose: string;
  readonly who: number;
  readonly count: number;
  readonly index: number;
  readonly label: Label | undefined;
  /** Of a die: all its faces, each as likely as the others. */
  readonly faces: readonly Label[] | undefined;
}

/**
 * What the rules hold in their hands: the state, the dice, and the voice. Everything that rules
 * may do beside computing goes through it.
 */
export class Table<S = unknown, O = unknown, E extends GameEvent = GameEvent> {
  /** The state of the match: plain data, changed in place. */
  state: S;
  /** The options of the match, checked and complete. */
  readonly options: O;
  /** How many seats there are. */
  readonly seatCount: number;
  /** What the game is assembled from, as {@link Game.content} has it; only the game knows its type. */
  readonly content: unknown;
  /** The contents of the documents that the match was given, by slot; see {@link Game.documents}. */
  readonly documents: Contents;
  /** Whether anything was rolled, drawn or revealed for all to see since the last answer. */
  irrevocable = false;
  /** The seats that alone have seen such a thing since the last answer; see {@link among}. */
  irrevocableFor: readonly Seat[] = NOBODY;
  /** Before whom alone the rules run now, maybe nobody; before all if it is undefined. */
  audience: readonly Seat[] | undefined = undefined;

  /**
   * Tells what happened; nothing where nobody listens, as in simulations and searches:
   * `t.tell?.({ type: 'died', … })` builds no event then, and costs nothing. Only the
   * {@link audience} hears it.
   */
  readonly tell: ((event: E) => void) | undefined;

  /**
   * Notes what of the game's content is at work, by the names of `Measures.content`; nothing where nobody
   * counts, and never anything that play depends on.
   */
  met: ((name: string) => void) | undefined = undefined;

  #random: RandomSource;
  #drawn: ((draw: Draw) => void) | undefined;

  constructor(
    state: S,
    options: O,
    seatCount: number,
    random: RandomSource,
    hear?: (event: E) => void,
    drawn?: (draw: Draw) => void,
    content?: unknown,
    documents: Contents = NO_DOCUMENTS,
  ) {
    this.state = state;
    this.content = content;
    this.documents = documents;
    this.options = options;
    this.seatCount = seatCount;
    this.#random = random;
    this.tell =
      hear === undefined
        ? undefined
        : (event) =>
            hear(
              this.audience === undefined
                ? event
                : { ...event, only: within(this.audience, event.only) },
            );
    this.#drawn = drawn;
  }

  /** Whether anybody hears what is told, for events that take several statements to build. */
  get listening(): boolean {
    return this.tell !== undefined;
  }

  /** Tells what happened, if anybody listens. Builds the event either way: {@link tell} does not. */
  emit(event: E): void {
    this.tell?.(event);
  }

  /** Rolls a die and returns the face. `purpose` and `who` key the roll: see {@link RandomSource}. */
  roll<F extends Label>(die: Die<F>, purpose: string, who?: number): F {
    return this.#oneOf('roll', die.faces, purpose, who);
  }

  /** Picks one of a list at random and leaves the list as it is. Throws if it is empty. */
  pick<F extends Label>(list: readonly F[], purpose: string, who?: number): F {
    return this.#oneOf('pick', list, purpose, who);
  }

  /** A uniform whole number from 0 to `count - 1`. */
  index(count: number, purpose: string, who?: number): number {
    return this.#index('index', count, purpose, who, undefined);
  }

  /** Takes one at random out of a list, the rest of which may change its order. */
  drawFrom<F extends Label>(list: F[], purpose: string, who?: number): F {
    const at = this.#index('take', list.length, purpose, who, list);
    const taken = list[at];
    const last = list.pop();
    if (taken === undefined || last === undefined)
      throw new Error(`nothing to draw for "${purpose}"`);
    if (at < list.length) list[at] = last;
    return taken;
  }

  /** Puts a list into random order, in place. */
  shuffle<F>(list: F[], purpose: string, who?: number): F[] {
    for (let i = list.length - 1; i > 0; i -= 1) {
      const j = this.#index('shuffle', i + 1, purpose, who, undefined);
      const held = list[i] as F;
      list[i] = list[j] as F;
      list[j] = held;
    }
    return list;
  }

  /**
   * Does something before these seats alone, such as rolling a die that others may not see: only they
   * hear what is told, and only their undo is bound by what is drawn. Within another audience, before
   * those who are in both. Nobody is asked meanwhile.
   *
   * @param seats maybe none, for what nobody may know yet
   */
  among<R>(seats: readonly Seat[], run: () => R): R {
    const outer = this.audience;
    this.audience = within(seats, outer);
    try {
      return run();
    } finally {
      this.audience = outer;
    }
  }

  /**
   * Something hidden has become known: what came before can no longer be undone freely.
   *
   * @param to who has learned it; all who are there if left out
   */
  reveal(to?: readonly Seat[]): void {
    this.#bind(to === undefined ? this.audience : within(to, this.audience));
  }

  /** Called when an answer is given: nothing has been rolled or revealed since. */
  forgetReveals(): void {
    this.irrevocable = false;
    this.irrevocableFor = NOBODY;
  }

  /**
   * Runs one of several strands that go on side by side until it needs a decision; see
   * {@link RandomSource.enterStrand}.
   * @param slot which choice of the strand was answered; nothing when it begins
   */
  inStrand<R>(strand: number, slot: number | undefined, run: () => R): R {
    this.#random.enterStrand?.(strand, slot);
    try {
      return run();
    } finally {
      this.#random.leaveStrand?.();
    }
  }

  /** All strands have ended. */
  joinStrands(): void {
    this.#random.joinStrands?.();
  }

  /**
   * Ends the running step here and now, by leaving every flow that runs in it; the state then says
   * what comes next. For "the game ends at that moment" and "the turn stops at once".
   */
  endStep(): never {
    throw STEP_ENDED;
  }

  /** These seats, or all, have seen what cannot be unseen. */
  #bind(seats: readonly Seat[] | undefined): void {
    if (seats === undefined) this.irrevocable = true;
    else {
      const more = seats.filter((seat) => !this.irrevocableFor.includes(seat));
      if (more.length > 0) this.irrevocableFor = [...this.irrevocableFor, ...more];
    }
  }

  #oneOf<F extends Label>(
    kind: DrawKind,
    list: readonly F[],
    purpose: string,
    who: number | undefined,
  ): F {
    const picked = list[this.#index(kind, list.length, purpose, who, list)];
    if (picked === undefined) throw new Error(`nothing to draw for "${purpose}"`);
    return picked;
  }

  #index(
    kind: DrawKind,
    count: number,
    purpose: string,
    who: number | undefined,
    labels: readonly Label[] | undefined,
  ): number {
    if (count < 1) throw new Error(`nothing to draw for "${purpose}"`);
    this.#bind(this.audience);
    const index = this.#random.index(count, purpose, who, labels);
    if (this.#drawn !== undefined) {
      const faces = kind === 'roll' ? labels : undefined;
      const label = labels?.[index];
      this.#drawn({ kind, purpose, who: who ?? -1, count, index, label, faces });
    }
    return index;
  }
}

/** The seats of a list that belong to an audience. */
function within(seats: readonly Seat[], audience: readonly Seat[] | undefined): readonly Seat[] {
  return audience === undefined ? seats : seats.filter((seat) => audience.includes(seat));
}
