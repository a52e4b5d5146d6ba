import type { Rate, Summary } from '@tablewright/lab';
import { breakdownsOf } from './breakdowns.ts';
import { allTables, factsOf, type LabSpeech, type LabTable, togetherLine } from './lab-tables.ts';
import type { LabResult } from './messages.ts';

/** The columns of the data, the same for every row; what does not apply is empty. */
const COLUMNS = [
  'table',
  'item',
  'count',
  'of',
  'share',
  'low95',
  'high95',
  'mean',
  'sd',
  'min',
  'p5',
  'p25',
  'median',
  'p75',
  'p95',
  'max',
] as const;

type Row = Readonly<Partial<Record<(typeof COLUMNS)[number], string | number>>>;

/**
 * Everything that was counted as a table for programs (RFC 4180): a row for each share, each measure, and
 * each value of a distribution (`table` is `distribution/` and the measure). Names are those of the game's
 * code, numbers have a point.
 */
export function csvOf(result: LabResult): string {
  const { report, tally } = result;
  const rows: Row[] = [
    ...report.results.map((rate) => rateRow('result', rate.name, rate)),
    ...report.seats.map(({ seat, policy, wins }) =>
      rateRow('wins by seat', `${seat + 1} ${policy}`, wins),
    ),
    ...report.policies.map((rate) => rateRow('wins by bot', rate.name, rate)),
    ...breakdownsOf(report).flatMap(({ kind, facet, result, rates }) =>
      rates.map((rate) => rateRow(`${result ?? kind} by ${facet}`, rate.name, rate)),
    ),
    ...report.counters.map(({ name, total, inMatches }) => ({
      ...rateRow('counter', name, inMatches),
      mean: total / Math.max(1, report.matches),
    })),
    measureRow('decisions', report.decisions),
    ...Object.entries(report.numbers).map(([name, summary]) => measureRow(name, summary)),
    ...Object.entries({ decisions: tally.decisions, ...tally.numbers }).flatMap(
      ([name, histogram]) =>
        Object.entries(histogram)
          .sort(([a], [b]) => Number(a) - Number(b))
          .map(([value, count]) => ({ table: `distribution/${name}`, item: value, count })),
    ),
  ];
  const lines = rows.map((row) => COLUMNS.map((column) => field(row[column])).join(','));
  return `${[COLUMNS.join(','), ...lines].join('\r\n')}\r\n`;
}

function rateRow(table: string, item: string, { count, of, rate, low, high }: Rate): Row {
  return { table, item, count, of, share: rate, low95: low, high95: high };
}

function measureRow(
  item: string,
  { count, mean, sd, min, p5, p25, median, p75, p95, max }: Summary,
): Row {
  return { table: 'measure', item, count, mean, sd, min, p5, p25, median, p75, p95, max };
}

function field(value: string | number | undefined): string {
  const text = String(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The same for programs, with the plan, the settings and the counts that it was made from. */
export function jsonOf({ order, ...result }: LabResult): string {
  const file = { format: 'tablewright-lab', formatVersion: 1, ...order, ...result };
  return `${JSON.stringify(file, undefined, 2)}\n`;
}

/** A report for people, in Markdown: what was played, and every table with its uncertainty. */
export function markdownOf(result: LabResult, title: string, speech: LabSpeech): string {
  const { words } = speech;
  const { unfinished } = result.report;
  const together = togetherLine(result, speech);
  const parts = [
    `# ${title}`,
    factsOf(result, speech)
      .map(([name, value]) => `- ${name}: ${value}`)
      .join('\n'),
    words('lab.facts.uncertain'),
    ...(unfinished > 0 ? [words('lab.unfinished', { count: unfinished })] : []),
    ...(together === undefined ? [] : [together]),
    ...allTables(result, speech).map(markdownTable),
  ];
  return `${parts.join('\n\n')}\n`;
}

function markdownTable({ caption, head, rows }: LabTable): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const rule = head.map((_, at) => (at === 0 ? '---' : '--:'));
  return [`## ${caption}`, '', line(head), line(rule), ...rows.map(line)].join('\n');
}

/** The beginning of the name of every file of a result: the game, the number of matches, the seed. */
export function fileName({ order: { game, plan } }: LabResult): string {
  const seed = plan.seed.replace(/[^\w-]+/g, '-').slice(0, 24);
  return `${game}-lab-${plan.matches}-${seed}`;
}
