import type { Game } from '@tablewright/engine';
import { type Histogram, type Summary, summarise } from './histogram.ts';
import { type Counts, resultHash, type Tally, type Wins } from './tally.ts';
import { unmetOf } from './usage.ts';
import { type Rate, rateOf } from './wilson.ts';

/** A share with its name: a result, a policy. */
export interface NamedRate extends Rate {
  readonly name: string;
}

/** How a policy fared from a seat. */
export interface SeatReport {
  readonly seat: number;
  readonly policy: string;
  readonly wins: Rate;
  readonly payoff: Summary;
}

/** What came of the matches with one value of one facet. */
export interface FacetReport {
  readonly facet: string;
  readonly value: string;
  readonly matches: number;
  readonly results: readonly NamedRate[];
  readonly policies: readonly NamedRate[];
}

/** What was counted from events, the most frequent first. */
export interface CounterReport {
  readonly name: string;
  readonly total: number;
  readonly perMatch: number;
  /** How often for each one of the game’s unit, such as a turn; nothing where it has none. */
  readonly perUnit: number | undefined;
  /** Share of the matches in which it came up at all. */
  readonly inMatches: Rate;
}

/** How those fared who had one value of one facet. */
export interface EntrantReport extends Rate {
  readonly facet: string;
  readonly value: string;
}

/** How those fared who came upon some content of the game, and all others. */
export interface WorthReport {
  readonly name: string;
  readonly with: Summary;
  readonly without: Summary;
  /** How much more those with it have earned on average, and the bounds that hold with 95 %. */
  readonly gain: number;
  readonly low: number;
  readonly high: number;
}

/** A tally in the numbers that people compare. */
export interface Report {
  readonly matches: number;
  readonly unfinished: number;
  readonly decisions: Summary;
  readonly results: readonly NamedRate[];
  readonly seats: readonly SeatReport[];
  /** Whether all seats have won or lost together, so that there is nothing to compare between them. */
  readonly together: boolean;
  /** Over all seats that a policy held. */
  readonly policies: readonly NamedRate[];
  readonly numbers: Readonly<Record<string, Summary>>;
  readonly facets: readonly FacetReport[];
  readonly counters: readonly CounterReport[];
  /** How often the seats of those won who had a value of a facet. */
  readonly entrants: readonly EntrantReport[];
  /** What content is worth to whoever comes upon it, the most first. */
  readonly worth: readonly WorthReport[];
  /** Content of the game that was never met, see `Measures.content`; nothing where it tells of none. */
  readonly unmet: readonly string[] | undefined;
  /** Of campaigns, the same for each of their games, the first of all first; nothing else has any. */
  readonly byGame: readonly Report[];
  /** See {@link resultHash}. */
  readonly hash: string;
}

/** Turns a tally into means, spreads, and shares with 95 % confidence intervals. */
export function reportOn(
  tally: Tally,
  measures: Pick<Game['measures'], 'content' | 'unit'> = {},
): Report {
  const { content, unit } = measures;
  const finished = tally.matches - tally.unfinished;
  const units = unit === undefined ? undefined : sumOf(tally.numbers[unit] ?? {});
  const byPolicy: Record<string, Wins> = {};
  for (const seats of tally.seats) {
    for (const [policy, { matches, wins }] of Object.entries(seats)) {
      const sum = byPolicy[policy] ?? { matches: 0, wins: 0 };
      byPolicy[policy] = { matches: sum.matches + matches, wins: sum.wins + wins };
    }
  }
  return {
    matches: tally.matches,
    unfinished: tally.unfinished,
    decisions: summarise(tally.decisions),
    results: shares(tally.results, finished),
    seats: tally.seats.flatMap((seats, seat) =>
      byName(seats).map(([policy, { matches, wins, payoffs }]) => ({
        seat,
        policy,
        wins: rateOf(wins, matches),
        payoff: summarise(payoffs),
      })),
    ),
    together: tally.apart === 0 && tally.seats.length > 1,
    policies: winRates(byPolicy),
    numbers: Object.fromEntries(
      byName(tally.numbers).map(([name, histogram]) => [name, summarise(histogram)]),
    ),
    facets: byName(tally.facets).flatMap(([facet, values]) =>
      byName(values).map(([value, { matches, results, policies }]) => ({
        facet,
        value,
        matches,
        results: shares(results, matches),
        policies: winRates(policies),
      })),
    ),
    counters: byName(tally.counters)
      .map(([name, { total, matches }]) => ({
        name,
        total,
        perMatch: total / tally.matches,
        perUnit: units === undefined || units === 0 ? undefined : total / units,
        inMatches: rateOf(matches, tally.matches),
      }))
      .sort((a, b) => b.total - a.total),
    entrants: byName(tally.entrants).flatMap(([facet, values]) =>
      byName(values).map(([value, { matches, wins }]) => ({
        facet,
        value,
        ...rateOf(wins, matches),
      })),
    ),
    worth: worthIn(tally),
    unmet: content && unmetOf(content, metIn(tally)),
    byGame: (tally.byGame ?? []).map((one) => reportOn(one, unit === undefined ? {} : { unit })),
    hash: resultHash(tally),
  };
}

/** The sum of everything that a histogram counts. */
function sumOf(histogram: Histogram): number {
  return Object.entries(histogram).reduce((sum, [value, count]) => sum + Number(value) * count, 0);
}

/** Bounds that a normal value keeps 95 times of 100, in standard errors. */
const OF_95 = 1.96;

function worthIn({ seats, worth }: Tally): readonly WorthReport[] {
  const all: Record<string, number> = {};
  for (const { payoffs } of seats.flatMap((by) => Object.values(by)))
    for (const [value, count] of Object.entries(payoffs)) all[value] = (all[value] ?? 0) + count;
  return byName(worth)
    .map(([name, payoffs]) => {
      const rest = Object.entries(all).map(
        ([value, count]) => [value, count - (payoffs[value] ?? 0)] as const,
      );
      const having = summarise(payoffs);
      const without = summarise(Object.fromEntries(rest.filter(([, count]) => count !== 0)));
      const gain = having.mean - without.mean;
      const error = Math.sqrt(varianceOf(having) + varianceOf(without));
      return {
        ...{ name, with: having, without, gain },
        ...{ low: gain - OF_95 * error, high: gain + OF_95 * error },
      };
    })
    .filter(({ without }) => without.count > 0)
    .sort((a, b) => b.gain - a.gain);
}

/** Of the mean. */
const varianceOf = ({ sd, count }: Summary): number => sd ** 2 / Math.max(1, count);

/** What came up in the matches of a tally, in the words of `Measures.content`. */
function metIn({ counters, entrants }: Tally): ReadonlySet<string> {
  return new Set([
    ...Object.keys(counters),
    ...Object.entries(entrants).flatMap(([facet, values]) =>
      Object.keys(values).map((value) => `${facet}.${value}`),
    ),
  ]);
}

function shares(counts: Counts, of: number): NamedRate[] {
  return byName(counts)
    .map(([name, count]) => ({ name, ...rateOf(count, of) }))
    .sort((a, b) => b.count - a.count);
}

function winRates(policies: Readonly<Record<string, Wins>>): NamedRate[] {
  return byName(policies).map(([name, { matches, wins }]) => ({ name, ...rateOf(wins, matches) }));
}

/** Entries in an order that does not hang on the order in which they were counted. */
function byName<V>(record: Readonly<Record<string, V>>): [string, V][] {
  return Object.entries(record).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
}
