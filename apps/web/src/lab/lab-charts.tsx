import type { NamedRate } from '@tablewright/lab';
import {
  ColumnsChart,
  CourseChart,
  type CourseLine,
  ShareBars,
} from '@tablewright/table-kit/charts';
import { type ReactNode, useState } from 'react';
import { breakdownsOf, mostSeen } from './breakdowns.ts';
import {
  binName,
  distributionOf,
  type LabSpeech,
  measuresIn,
  namedBreakdown,
  ratesTable,
} from './lab-tables.ts';
import type { LabResult } from './messages.ts';
import { TextTable } from './text-table.tsx';

/** Most bars and lines that are told apart at a glance. */
const MOST = { bars: 14, lines: 5 } as const;

/** Shares as a chart beside their table. */
export function RatesSection({
  title,
  first,
  label,
  rates,
  speech,
  wins = false,
}: {
  readonly title: string;
  /** What the rows are. */
  readonly first: string;
  /** What is seen in the chart. */
  readonly label: string;
  readonly rates: readonly NamedRate[];
  readonly speech: LabSpeech;
  readonly wins?: boolean;
}): ReactNode {
  const { numbers } = speech;
  return (
    <section className="lab-part">
      <h3>{title}</h3>
      <ShareBars label={label} bars={rates.slice(0, MOST.bars)} share={numbers.share} />
      <TextTable of={ratesTable(title, first, rates, speech, wins)} headed />
    </section>
  );
}

/** How one thing that was measured is distributed. */
export function Distribution({
  result,
  speech,
}: {
  readonly result: LabResult;
  readonly speech: LabSpeech;
}): ReactNode {
  const { words, numbers } = speech;
  const measures = measuresIn(result, speech);
  const [chosen, choose] = useState(measures.find(({ id }) => id === 'rounds')?.id ?? '');
  const shown = measures.find(({ id }) => id === chosen) ?? measures[0];
  if (shown === undefined) return null;
  const bins = distributionOf(result, shown.id);
  const { median } = shown.summary;
  const at = bins.findIndex(({ from, to }) => from <= median && median <= to);
  const [bin] = bins.slice(at);
  const within = bin === undefined ? 0 : (median - bin.from + 0.5) / (bin.to - bin.from + 1);
  return (
    <section className="lab-part" aria-labelledby="lab-distribution">
      <div className="lab-part-head">
        <h3 id="lab-distribution">
          {words('lab.distribution')}
          <span className="lab-on-paper">: {shown.name}</span>
        </h3>
        <select
          aria-label={words('lab.distribution.of')}
          value={shown.id}
          onChange={({ target }) => choose(target.value)}
        >
          {measures.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <ColumnsChart
        label={words('lab.distribution.chart', { name: shown.name })}
        columns={bins.map((one) => ({ label: numbers.number(one.from), count: one.count }))}
        mark={
          at < 0
            ? undefined
            : { at: at + within, label: words('lab.median.mark', { value: median }) }
        }
        number={numbers.number}
      />
      <details className="tw-story-table">
        <summary>{words('lab.bins')}</summary>
        <TextTable
          of={{
            caption: shown.name,
            head: [words('lab.value'), words('lab.count')],
            rows: bins.map((one) => [binName(one, speech), numbers.number(one.count)]),
          }}
        />
      </details>
    </section>
  );
}

/** Results broken down by one of the properties that came up with several values. */
export function Breakdowns({
  result,
  speech,
}: {
  readonly result: LabResult;
  readonly speech: LabSpeech;
}): ReactNode {
  const { words, numbers } = speech;
  const breakdowns = breakdownsOf(result.report);
  const [chosen, choose] = useState(breakdowns[0]?.id);
  const shown = breakdowns.find(({ id }) => id === chosen) ?? breakdowns[0];
  if (shown === undefined) return null;
  const { title, rates } = namedBreakdown(shown, speech);
  const seen = mostSeen(rates, MOST.bars);
  return (
    <section className="lab-part" aria-labelledby="lab-facets">
      <div className="lab-part-head">
        <h3 id="lab-facets">
          {words('lab.facets')}
          <span className="lab-on-paper">: {title}</span>
        </h3>
        <select
          aria-label={words('lab.facet')}
          value={shown.id}
          onChange={({ target }) => choose(target.value)}
        >
          {breakdowns.map((one) => (
            <option key={one.id} value={one.id}>
              {namedBreakdown(one, speech).title}
            </option>
          ))}
        </select>
      </div>
      <ShareBars
        label={words('lab.chart.facet', { name: title })}
        bars={seen}
        share={numbers.share}
      />
      {seen.length < rates.length && (
        <p className="tw-quiet">{words('lab.chart.few', { count: seen.length })}</p>
      )}
      <TextTable
        of={ratesTable(title, words('lab.value'), rates, speech, shown.kind === 'wins')}
        headed
        folded={rates.length > MOST.bars ? words('lab.bins') : undefined}
      />
    </section>
  );
}

/** How the shares settled while the run went on. */
export function CourseOfRun({
  result,
  speech,
}: {
  readonly result: LabResult;
  readonly speech: LabSpeech;
}): ReactNode {
  const { words, numbers } = speech;
  const { course, report } = result;
  const lines = linesOf(result, speech).slice(0, MOST.lines);
  if (course.length < 3 || lines.length === 0) return null;
  return (
    <section className="lab-part" aria-labelledby="lab-course">
      <h3 id="lab-course">{words('lab.course')}</h3>
      <p className="tw-quiet">{words('lab.course.why')}</p>
      <CourseChart
        label={words(report.together ? 'lab.course.results' : 'lab.course.seats')}
        lines={lines}
        last={numbers.number(report.matches)}
        share={numbers.share}
      />
      <details className="tw-story-table">
        <summary>{words('lab.bins')}</summary>
        <TextTable
          of={{
            caption: words(report.together ? 'lab.course.results' : 'lab.course.seats'),
            head: [words('lab.after'), ...lines.map(({ name }) => name)],
            rows: course.map(({ matches }, at) => [
              numbers.number(matches),
              ...lines.map(({ points }) => numbers.share(points[at]?.rate ?? 0)),
            ]),
          }}
        />
      </details>
    </section>
  );
}

/** A line for each seat, or where all win together for each way to end. */
function linesOf({ course, report }: LabResult, { words, names }: LabSpeech): CourseLine[] {
  const colour = (at: number): string => `var(--seat-${at % MOST.lines})`;
  const none = { rate: 0, low: 0, high: 1 };
  const at = (matches: number): number => matches / Math.max(1, report.matches);
  if (report.together) {
    return report.results.map(({ name }, place) => ({
      name: names.result(name),
      colour: colour(place),
      points: course.map(({ matches, results }) => ({
        ...(results.find((rate) => rate.name === name) ?? none),
        at: at(matches),
      })),
    }));
  }
  return report.seats.map(({ seat }, place) => ({
    name: words('lab.seat.n', { seat: seat + 1 }),
    colour: colour(seat),
    points: course.map(({ matches, seats }) => ({ ...(seats[place] ?? none), at: at(matches) })),
  }));
}
