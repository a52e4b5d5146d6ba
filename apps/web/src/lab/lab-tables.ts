import type { Bin, NamedRate, Summary } from '@tablewright/lab';
import { binsOf } from '@tablewright/lab';
import { type Breakdown, breakdownsOf } from './breakdowns.ts';
import type { LabNames } from './lab-names.ts';
import type { LabWords } from './lab-words.ts';
import type { LabResult } from './messages.ts';

/** How numbers are written in the language of the reader. */
export interface LabNumbers {
  readonly number: (value: number) => string;
  readonly share: (rate: number) => string;
  /** The day and time of milliseconds since 1970. */
  readonly when: (at: number) => string;
}

/** What the reader is told a result in. */
export interface LabSpeech {
  readonly words: LabWords;
  readonly names: LabNames;
  readonly numbers: LabNumbers;
}

/** A table as text; the first cell of a row is its head. */
export interface LabTable {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Most bars of a distribution. */
const MOST_BINS = 24;

/** What was played, as names and values. */
export function factsOf(
  { order: { plan }, rulesVersion, settings, report, at }: LabResult,
  { words, names, numbers }: LabSpeech,
): readonly (readonly [string, string])[] {
  const seats = [...Map.groupBy(plan.seats, (policy) => policy)].map(
    ([policy, { length }]) => `${length} × ${names.bot(policy)}`,
  );
  return [
    [words('lab.matches'), numbers.number(report.matches)],
    [words('lab.facts.table'), seats.join(', ')],
    [words('lab.seed'), plan.seed],
    [words('lab.facts.rules'), rulesVersion],
    [words('lab.facts.when'), numbers.when(at)],
    [words('lab.hash'), report.hash],
    ...Object.entries(settings).map(
      ([name, value]) => [names.setting(name), names.settingValue(name, value)] as const,
    ),
  ];
}

/** Shares with their bounds; `wins` says that they are wins of seats. */
export function ratesTable(
  caption: string,
  first: string,
  rates: readonly NamedRate[],
  { words, numbers }: Pick<LabSpeech, 'words' | 'numbers'>,
  wins = false,
): LabTable {
  return {
    caption,
    head: [
      first,
      words(wins ? 'lab.wins' : 'lab.count'),
      words('lab.of'),
      words('lab.share'),
      words('lab.between'),
    ],
    rows: rates.map(({ name, count, of, rate, low, high }) => [
      name,
      numbers.number(count),
      numbers.number(of),
      numbers.share(rate),
      `${numbers.share(low)} – ${numbers.share(high)}`,
    ]),
  };
}

/** How matches ended. */
export function resultRates({ report }: LabResult, { names }: LabSpeech): readonly NamedRate[] {
  return report.results.map((rate) => ({ ...rate, name: names.result(rate.name) }));
}

/** How often each seat won; nothing where all have won or lost together. */
export function seatRates({ report }: LabResult, { words }: LabSpeech): readonly NamedRate[] {
  if (report.together) return [];
  return report.seats.map(({ seat, wins }) => ({
    ...wins,
    name: words('lab.seat.n', { seat: seat + 1 }),
  }));
}

/** Says how often all have won together; nothing where they have not. */
export function togetherLine(
  { report: { together, seats } }: LabResult,
  { words, numbers: { share } }: LabSpeech,
): string | undefined {
  const wins = seats[0]?.wins;
  if (!together || wins === undefined) return undefined;
  const { count, of, rate, low, high } = wins;
  return words('lab.together', {
    count,
    of,
    share: share(rate),
    low: share(low),
    high: share(high),
  });
}

/** Everything that was measured, by its name in the tally; decisions have none there. */
export function measuresIn(
  { report }: LabResult,
  { words, names }: LabSpeech,
): readonly { readonly id: string; readonly name: string; readonly summary: Summary }[] {
  return [
    { id: '', name: words('lab.decisions'), summary: report.decisions },
    ...Object.entries(report.numbers).map(([id, summary]) => ({
      id,
      name: names.measure(id),
      summary,
    })),
  ];
}

/** What was measured, in few numbers each. */
export function measuresTable(result: LabResult, speech: LabSpeech): LabTable {
  const { words, numbers } = speech;
  return {
    caption: words('lab.numbers'),
    head: [
      words('lab.number'),
      words('lab.mean'),
      words('lab.spread'),
      words('lab.least'),
      words('lab.median'),
      words('lab.most'),
    ],
    rows: measuresIn(result, speech).map(({ name, summary: { mean, sd, min, median, max } }) => [
      name,
      ...[mean, sd, min, median, max].map(numbers.number),
    ]),
  };
}

/** How something measured is distributed. */
export function distributionOf({ tally }: LabResult, id: string): readonly Bin[] {
  return binsOf(id === '' ? tally.decisions : (tally.numbers[id] ?? {}), MOST_BINS);
}

/** What a bin is called. */
export function binName({ from, to }: Bin, { words, numbers }: LabSpeech): string {
  return from === to ? numbers.number(from) : words('lab.span', { from, to });
}

/** A breakdown in the words of its game. */
export function namedBreakdown(
  { kind, facet, result, rates }: Breakdown,
  { words, names }: LabSpeech,
): { readonly title: string; readonly rates: readonly NamedRate[] } {
  const name = names.facet(facet);
  const title =
    kind === 'results'
      ? words('lab.facet.results', { name, result: names.result(result ?? '') })
      : words(`lab.facet.${kind}`, { name });
  return {
    title,
    rates: rates.map((rate) => ({ ...rate, name: names.value(facet, rate.name) })),
  };
}

/** Every table of a result, in the order of the page. */
export function allTables(result: LabResult, speech: LabSpeech): readonly LabTable[] {
  const { words } = speech;
  const seats = seatRates(result, speech);
  return [
    ratesTable(words('lab.results'), words('lab.result'), resultRates(result, speech), speech),
    ...(seats.length === 0
      ? []
      : [ratesTable(words('lab.winners'), words('lab.seat'), seats, speech, true)]),
    measuresTable(result, speech),
    ...breakdownsOf(result.report).map((breakdown) => {
      const { title, rates } = namedBreakdown(breakdown, speech);
      return ratesTable(title, words('lab.value'), rates, speech, breakdown.kind === 'wins');
    }),
  ];
}
