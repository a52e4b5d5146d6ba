import type { NamedRate, Report, Summary } from '@tablewright/lab';
import type { ReactNode } from 'react';
import { useLanguage } from '../language/language-provider.tsx';
import { useWebWords } from '../web-words.ts';

/** How shares and numbers are written in the language of the page. */
function useNumbers(): { readonly share: Intl.NumberFormat; readonly number: Intl.NumberFormat } {
  const { language } = useLanguage();
  return {
    share: new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }),
    number: new Intl.NumberFormat(language, { maximumFractionDigits: 2 }),
  };
}

/** What came of a run, in three tables and a fingerprint. */
export function LabReport({
  report,
  measureName,
  resultName,
}: {
  readonly report: Report;
  /** The game's word for something measured. */
  readonly measureName: (name: string) => string;
  /** The game's word for a way to end. */
  readonly resultName: (result: string) => string;
}): ReactNode {
  const words = useWebWords();
  const { number } = useNumbers();
  const numbers: readonly (readonly [string, Summary])[] = [
    [words('lab.decisions'), report.decisions],
    ...Object.entries(report.numbers).map(
      ([name, summary]) => [measureName(name), summary] as const,
    ),
  ];
  return (
    <section className="lab-report" aria-labelledby="lab-report">
      <h2 id="lab-report">{words('lab.report', { matches: report.matches })}</h2>
      {report.unfinished > 0 && <p>{words('lab.unfinished', { count: report.unfinished })}</p>}
      <Rates
        caption={words('lab.results')}
        first={words('lab.result')}
        rates={report.results.map((rate) => ({ ...rate, name: resultName(rate.name) }))}
      />
      {!report.together && (
        <Rates
          caption={words('lab.winners')}
          first={words('lab.seat')}
          rates={report.seats.map(({ seat, wins }) => ({ ...wins, name: String(seat + 1) }))}
        />
      )}
      <table>
        <caption>{words('lab.numbers')}</caption>
        <thead>
          <tr>
            <th scope="col">{words('lab.number')}</th>
            <th scope="col">{words('lab.mean')}</th>
            <th scope="col">{words('lab.least')}</th>
            <th scope="col">{words('lab.median')}</th>
            <th scope="col">{words('lab.most')}</th>
          </tr>
        </thead>
        <tbody>
          {numbers.map(([name, { mean, min, median, max }]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{number.format(mean)}</td>
              <td>{number.format(min)}</td>
              <td>{number.format(median)}</td>
              <td>{number.format(max)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {words('lab.hash')}: <code data-testid="result-hash">{report.hash}</code>
      </p>
    </section>
  );
}

function Rates({
  caption,
  first,
  rates,
}: {
  readonly caption: string;
  readonly first: string;
  readonly rates: readonly NamedRate[];
}): ReactNode {
  const words = useWebWords();
  const { number, share } = useNumbers();
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          <th scope="col">{words('lab.count')}</th>
          <th scope="col">{words('lab.share')}</th>
          <th scope="col">{words('lab.between')}</th>
        </tr>
      </thead>
      <tbody>
        {rates.map(({ name, count, rate, low, high }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{number.format(count)}</td>
            <td>{share.format(rate)}</td>
            <td>
              {share.format(low)} – {share.format(high)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
