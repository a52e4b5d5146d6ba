import { presentationOf } from '@tablewright/registry/presentation';
import { Download, Printer } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useLanguage } from '../language/language-provider.tsx';
import { saveFile } from '../matches/files.ts';
import { Breakdowns, CourseOfRun, Distribution, RatesSection } from './lab-charts.tsx';
import { csvOf, fileName, jsonOf, markdownOf } from './lab-files.ts';
import type { LabNames } from './lab-names.ts';
import {
  factsOf,
  type LabNumbers,
  type LabSpeech,
  measuresTable,
  resultRates,
  seatRates,
  togetherLine,
} from './lab-tables.ts';
import { useLabWords } from './lab-words.ts';
import type { LabResult } from './messages.ts';
import { TextTable } from './text-table.tsx';

/** How shares, numbers and times are written in the language of the page. */
function useNumbers(): LabNumbers {
  const { language } = useLanguage();
  return useMemo(() => {
    const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
    const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
    const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
    return {
      share: (rate) => share.format(rate),
      number: (value) => number.format(value),
      when: (at) => when.format(at),
    };
  }, [language]);
}

/** What came of a run: charts beside their tables, what was played, and the ways to keep it. */
export function LabReport({
  result,
  names,
  game,
}: {
  readonly result: LabResult;
  readonly names: LabNames;
  /** What the game is called. */
  readonly game: string;
}): ReactNode {
  const words = useLabWords();
  const numbers = useNumbers();
  const speech: LabSpeech = { words, names, numbers };
  const { report } = result;
  const title = words('lab.report', { matches: report.matches });
  const seats = seatRates(result, speech);
  const together = togetherLine(result, speech);
  return (
    <section
      className="lab-report"
      aria-labelledby="lab-report"
      data-material={presentationOf(result.order.game).material}
    >
      <h2 id="lab-report">
        <span className="lab-on-paper">{game}: </span>
        {title}
      </h2>
      {report.unfinished > 0 && <p>{words('lab.unfinished', { count: report.unfinished })}</p>}
      <Keep result={result} title={`${game}: ${title}`} speech={speech} />
      <div className="lab-parts">
        <RatesSection
          title={words('lab.results')}
          first={words('lab.result')}
          label={words('lab.chart.results')}
          rates={resultRates(result, speech)}
          speech={speech}
        />
        {seats.length > 0 && (
          <RatesSection
            title={words('lab.winners')}
            first={words('lab.seat')}
            label={words('lab.chart.seats')}
            rates={seats}
            speech={speech}
            wins
          />
        )}
        {together !== undefined && <p className="lab-together">{together}</p>}
        <Distribution result={result} speech={speech} />
        <section className="lab-part lab-measures">
          <h3>{words('lab.numbers')}</h3>
          <TextTable of={measuresTable(result, speech)} headed />
        </section>
        <Breakdowns result={result} speech={speech} />
        <CourseOfRun result={result} speech={speech} />
        <Facts result={result} speech={speech} />
      </div>
    </section>
  );
}

/** The ways to keep a result: for programs, for people, on paper. */
function Keep({
  result,
  title,
  speech,
}: {
  readonly result: LabResult;
  readonly title: string;
  readonly speech: LabSpeech;
}): ReactNode {
  const { words } = speech;
  const name = fileName(result);
  const save = (ending: string, type: string, text: () => string) => () =>
    saveFile(new File([text()], `${name}.${ending}`, { type }));
  const ways = [
    {
      key: 'lab.keep.report',
      act: save('md', 'text/markdown', () => markdownOf(result, title, speech)),
    },
    { key: 'lab.keep.csv', act: save('csv', 'text/csv', () => csvOf(result)) },
    { key: 'lab.keep.json', act: save('json', 'application/json', () => jsonOf(result)) },
  ] as const;
  return (
    <fieldset className="tw-actions lab-keep">
      <legend className="tw-visually-hidden">{words('lab.keep')}</legend>
      {ways.map(({ key, act }) => (
        <button key={key} type="button" className="tw-button" onClick={act}>
          <Download aria-hidden="true" size={18} />
          {words(key)}
        </button>
      ))}
      <button type="button" className="tw-button" onClick={() => window.print()}>
        <Printer aria-hidden="true" size={18} />
        {words('lab.keep.print')}
      </button>
    </fieldset>
  );
}

/** What was played, so that it can be played again. */
function Facts({
  result,
  speech,
}: {
  readonly result: LabResult;
  readonly speech: LabSpeech;
}): ReactNode {
  const { words } = speech;
  return (
    <section className="lab-part" aria-labelledby="lab-facts">
      <h3 id="lab-facts">{words('lab.facts')}</h3>
      <dl className="lab-facts">
        {factsOf(result, speech).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {value === result.report.hash ? (
                <code data-testid="result-hash">{value}</code>
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="tw-quiet">{words('lab.facts.uncertain')}</p>
    </section>
  );
}
