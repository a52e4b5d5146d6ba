import type { Entrant, GameEvent, Measures, Outcome, Seat } from '@tablewright/engine';
import { hashPlain } from '@tablewright/engine/host';
import type { Histogram } from './histogram.ts';

/** How often each name came up. */
export type Counts = Readonly<Record<string, number>>;

/** Seats and how many of them won. */
export interface Wins {
  readonly matches: number;
  readonly wins: number;
}

/** What came of the matches in which a facet had a certain value. */
export interface FacetTally {
  readonly matches: number;
  readonly results: Counts;
  /** By policy: how many seats it held in these matches, and how many of those won. */
  readonly policies: Readonly<Record<string, Wins>>;
}

/** What was counted from events. */
export interface CounterTally {
  readonly total: number;
  /** In how many matches at all. */
  readonly matches: number;
}

/**
 * What came of some matches, in whole numbers only, so that parts add up to the same whole in any
 * order: see {@link merge}.
 */
export interface Tally {
  readonly matches: number;
  /** Matches that reached the limit of decisions; beside counters they are counted nowhere else. */
  readonly unfinished: number;
  readonly decisions: Histogram;
  readonly results: Counts;
  /** Matches that some seats won and others did not. */
  readonly apart: number;
  /** By seat, then by the policy that held it. */
  readonly seats: readonly Readonly<Record<string, Wins & { readonly payoffs: Histogram }>>[];
  /** The game's own measures. */
  readonly numbers: Readonly<Record<string, Histogram>>;
  /** By facet, then by its value. */
  readonly facets: Readonly<Record<string, Readonly<Record<string, FacetTally>>>>;
  readonly counters: Readonly<Record<string, CounterTally>>;
  /** By facet, then by its value: how many entrants had it, and how many of their seats won. */
  readonly entrants: Readonly<Record<string, Readonly<Record<string, Wins>>>>;
  /** By content of the game: what seats that came upon it have earned; see `Measures.came`. */
  readonly worth: Readonly<Record<string, Histogram>>;
  /** Of campaigns, the same for each of their games: the first of all, the second, … */
  readonly byGame?: readonly Tally[];
}

/** One finished match as it is counted. */
export interface FinishedMatch {
  readonly policies: readonly string[];
  readonly outcome: Outcome;
  readonly decisions: number;
  readonly numbers: Readonly<Record<string, number>>;
  readonly facets: Readonly<Record<string, string>>;
  readonly entrants: readonly Entrant[];
}

/** The sum of tallies of the same plan. */
export function merge(tallies: readonly Tally[]): Tally {
  return tallies.reduce<unknown>(add, undefined) as Tally;
}

/** A fingerprint of everything that was counted: equal for equal plans, wherever they ran. */
export function resultHash(tally: Tally): string {
  return hashPlain(tally);
}

/** Adds records and lists entry by entry and numbers as numbers; a tally consists of nothing else. */
function add(a: unknown, b: unknown): unknown {
  if (a === undefined) return b;
  if (b === undefined) return a;
  if (typeof a === 'number') return a + (b as number);
  if (Array.isArray(a)) return a.map((item, i) => add(item, (b as unknown[])[i]));
  const sum: Record<string, unknown> = Object.assign(Object.create(null), a);
  for (const [key, value] of Object.entries(b as object)) sum[key] = add(sum[key], value);
  return { ...sum };
}

interface SeatCount {
  matches: number;
  wins: number;
  readonly payoffs: Map<number, number>;
}

interface FacetCount {
  matches: number;
  readonly results: Map<string, number>;
  readonly policies: Map<string, WinCount>;
}

interface WinCount {
  matches: number;
  wins: number;
}

/** Counts matches one by one. */
export class Tallier {
  #matches = 0;
  #unfinished = 0;
  #apart = 0;
  readonly #decisions = new Map<number, number>();
  readonly #results = new Map<string, number>();
  readonly #seats: Map<string, SeatCount>[];
  readonly #numbers = new Map<string, Map<number, number>>();
  readonly #facets = new Map<string, Map<string, FacetCount>>();
  readonly #counters = new Map<string, { total: number; matches: number; last: number }>();
  readonly #entrants = new Map<string, Map<string, WinCount>>();
  readonly #worth = new Map<string, Map<number, number>>();
  /** What each seat has come upon in the match that is being played. */
  #upon = new Map<Seat, Set<string>>();
  /** What its rules have noted, see `Table.met`. */
  readonly #noted = new Set<string>();

  constructor(seatCount: number) {
    this.#seats = Array.from({ length: seatCount }, () => new Map());
  }

  /** Counts an event's counter towards the match that is being played. */
  count(counter: string): void {
    const tally = entry(this.#counters, counter, () => ({ total: 0, matches: 0, last: -1 }));
    tally.total += 1;
    if (tally.last !== this.#matches) tally.matches += 1;
    tally.last = this.#matches;
  }

  /** A listener for events, if the game counts any; rulings of whoever runs the table are left out. */
  hearing({ counter, came }: Pick<Measures<object, GameEvent>, 'counter' | 'came'>) {
    if (counter === undefined && came === undefined) return undefined;
    return (event: GameEvent): void => {
      if (event.overrides !== undefined) return;
      for (const name of [counter?.(event) ?? []].flat()) this.count(name);
      const met = came?.(event);
      if (met !== undefined) this.#comesUpon(met.seat, met.upon);
    };
  }

  #comesUpon(seat: Seat, upon: readonly string[]): void {
    const all = entry(this.#upon, seat, () => new Set<string>());
    for (const one of upon) all.add(one);
  }

  /** Notes what is at work in the match that is being played; once a match, where no event counts it. */
  note(name: string): void {
    this.#noted.add(name);
  }

  #countNoted(): void {
    for (const name of this.#noted) {
      if (this.#counters.get(name)?.last !== this.#matches) this.count(name);
    }
    this.#noted.clear();
  }

  unfinished(): void {
    this.#countNoted();
    this.#matches += 1;
    this.#upon = new Map();
    this.#unfinished += 1;
  }

  finished({ policies, outcome, decisions, numbers, facets, entrants }: FinishedMatch): void {
    this.#countNoted();
    this.#matches += 1;
    raise(this.#decisions, decisions);
    raise(this.#results, outcome.result);
    const winners = new Set(outcome.winners).size;
    if (winners > 0 && winners < policies.length) this.#apart += 1;
    for (let seat = 0; seat < policies.length; seat += 1) {
      const seats = this.#seats[seat];
      const policy = policies[seat];
      if (seats === undefined || policy === undefined) continue;
      const tally = entry(seats, policy, newSeat);
      tally.matches += 1;
      if (outcome.winners.includes(seat)) tally.wins += 1;
      raise(tally.payoffs, outcome.payoffs[seat] ?? 0);
    }
    for (const [seat, upon] of this.#upon) {
      for (const one of upon) raise(entry(this.#worth, one, newMap), outcome.payoffs[seat] ?? 0);
    }
    this.#upon = new Map();
    for (const name in numbers) raise(entry(this.#numbers, name, newMap), numbers[name] ?? 0);
    for (const name in facets) {
      const tally = entry(entry(this.#facets, name, newFacets), facets[name] ?? '', newFacet);
      tally.matches += 1;
      raise(tally.results, outcome.result);
      policies.forEach((policy, seat) => {
        countWin(tally.policies, policy, outcome, seat);
      });
    }
    for (const { seat, facets } of entrants) {
      for (const [facet, value] of Object.entries(facets)) {
        const wins = entry(this.#entrants, facet, newWinCounts);
        for (const one of [value].flat()) countWin(wins, one, outcome, seat);
      }
    }
  }

  tally(): Tally {
    return {
      matches: this.#matches,
      unfinished: this.#unfinished,
      decisions: plain(this.#decisions),
      results: plain(this.#results),
      apart: this.#apart,
      seats: this.#seats.map((seats) =>
        plain(seats, ({ matches, wins, payoffs }) => ({ matches, wins, payoffs: plain(payoffs) })),
      ),
      numbers: plain(this.#numbers, (histogram) => plain(histogram)),
      facets: plain(this.#facets, (values) =>
        plain(values, ({ matches, results, policies }) => ({
          matches,
          results: plain(results),
          policies: plain(policies),
        })),
      ),
      counters: plain(this.#counters, ({ total, matches }) => ({ total, matches })),
      entrants: plain(this.#entrants, (values) => plain(values)),
      worth: plain(this.#worth, (payoffs) => plain(payoffs)),
    };
  }
}

const newMap = () => new Map<number, number>();
const newFacets = () => new Map<string, FacetCount>();
const newWins = (): WinCount => ({ matches: 0, wins: 0 });
const newWinCounts = () => new Map<string, WinCount>();
const newSeat = (): SeatCount => ({ matches: 0, wins: 0, payoffs: new Map() });
const newFacet = (): FacetCount => ({ matches: 0, results: new Map(), policies: new Map() });

function countWin(of: Map<string, WinCount>, key: string, { winners }: Outcome, seat: Seat): void {
  const wins = entry(of, key, newWins);
  wins.matches += 1;
  if (winners.includes(seat)) wins.wins += 1;
}

function raise<K>(counts: Map<K, number>, key: K): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function entry<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  let value = map.get(key);
  if (value === undefined) {
    value = make();
    map.set(key, value);
  }
  return value;
}

function plain<V>(map: ReadonlyMap<string | number, V>): Record<string, V>;
function plain<V, W>(
  map: ReadonlyMap<string | number, V>,
  each: (value: V) => W,
): Record<string, W>;
function plain<V>(
  map: ReadonlyMap<string | number, V>,
  each: (value: V) => unknown = (value) => value,
): Record<string, unknown> {
  return Object.fromEntries([...map].map(([key, value]) => [String(key), each(value)]));
}
