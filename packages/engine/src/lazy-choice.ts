import type {
  ChoiceExtras,
  ClosedOption,
  Graph,
  OneChoice,
  Option,
  PathChoice,
  Reaction,
  Sieve,
  Trail,
  Why,
} from './choice.ts';
import type { Seat } from './seat.ts';

const extended = new WeakMap<readonly Option[], readonly Option[]>();

/** A list with one more option at its end: the same every time, as long as it is the same option. */
function withMore<O extends Option>(list: readonly O[], more: O): readonly O[] {
  const known = extended.get(list) as readonly O[] | undefined;
  if (known?.at(-1) === more) return known;
  const longer = [...list, more];
  extended.set(list, longer);
  return longer;
}

/** A {@link OneChoice} that lists what passes a sieve only when somebody asks for the list. */
class SievedOne<O extends Option> implements OneChoice<O> {
  readonly kind = 'one';
  readonly seat: Seat;
  readonly why: Why;
  readonly sieve: Sieve<O>;
  readonly #usual: O;
  readonly #extras: ChoiceExtras;
  #options: readonly O[] | undefined;
  declare seats?: readonly Seat[] | undefined;
  declare always?: true;
  declare reaction?: Reaction;
  declare closed?: () => readonly ClosedOption[];
  declare about?: Readonly<Record<string, unknown>>;

  constructor(seat: Seat, why: Why, sieve: Sieve<O>, usual: O, extras: ChoiceExtras) {
    this.seat = seat;
    this.why = why;
    this.sieve = sieve;
    this.#usual = usual;
    this.#extras = extras;
    // Choices like these are made for every decision of a match: nothing slower will do.
    if (extras.seats !== undefined) this.seats = extras.seats;
    if (extras.always !== undefined) this.always = extras.always;
    if (extras.reaction !== undefined) this.reaction = extras.reaction;
    if (extras.closed !== undefined) this.closed = extras.closed;
    if (extras.about !== undefined) this.about = extras.about;
  }

  get options(): readonly O[] {
    const { candidates } = this.sieve;
    this.#options ??= candidates.filter((candidate) => this.sieve.passes(candidate));
    return this.#options;
  }

  get fallback(): number {
    const at = this.options.indexOf(this.#usual);
    if (at < 0) throw new Error(`"${this.why.key}": the usual option is none of its options`);
    return at;
  }

  or(more: O): SievedOne<O> {
    const passes = (candidate: O) => candidate === more || this.sieve.passes(candidate);
    const sieve = { candidates: withMore(this.sieve.candidates, more), passes };
    return new SievedOne(this.seat, this.why, sieve, this.#usual, this.#extras);
  }
}

/**
 * A choice of one option out of many that have to be looked at one by one: whoever draws at random
 * looks only at what it draws.
 *
 * @param usual the candidate that is taken when nothing else is said; it has to pass
 */
export function sievedOne<O extends Option>(
  seat: Seat,
  why: Why,
  sieve: Sieve<O>,
  usual: O,
  extras: ChoiceExtras = {},
): OneChoice<O> {
  return new SievedOne(seat, why, sieve, usual, extras);
}

/**
 * The same choice with one more option at the end of its list, which leaves the answers of all
 * others as they are.
 */
export function orOption(choice: OneChoice, more: Option): OneChoice {
  if (choice instanceof SievedOne) return choice.or(more);
  return { ...choice, options: [...choice.options, more] };
}

/** A {@link PathChoice} whose graph is listed only when somebody asks for it. */
class LazyPath<O extends Option> implements PathChoice<O> {
  readonly kind = 'path';
  readonly seat: Seat;
  readonly why: Why;
  readonly budget: number;
  readonly trail: Trail<O>;
  readonly #make: () => Graph<O>;
  #graph: Graph<O> | undefined;

  constructor(seat: Seat, why: Why, budget: number, trail: Trail<O>, make: () => Graph<O>) {
    this.seat = seat;
    this.why = why;
    this.budget = budget;
    this.trail = trail;
    this.#make = make;
  }

  get #listed(): Graph<O> {
    this.#graph ??= this.#make();
    return this.#graph;
  }

  get options(): readonly O[] {
    return this.#listed.options;
  }

  get from(): number {
    return this.#listed.from;
  }

  get steps(): PathChoice['steps'] {
    return this.#listed.steps;
  }

  get costs(): PathChoice['costs'] {
    return this.#listed.costs;
  }

  get ends(): readonly boolean[] {
    return this.#listed.ends;
  }
}

/**
 * A choice of a way over a large graph. Whoever looks at few of its places follows the trail, and the
 * graph is never listed. `make` lists the same graph and must not change the state.
 */
export function lazyPath<O extends Option>(
  seat: Seat,
  why: Why,
  budget: number,
  trail: Trail<O>,
  make: () => Graph<O>,
): PathChoice<O> {
  return new LazyPath(seat, why, budget, trail, make);
}
