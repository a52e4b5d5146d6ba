import { PaperPage, pagesOf, type ReportProps } from '@tablewright/table-kit/print';
import type { ReactNode } from 'react';
import type { KazzamEvent } from '../events.ts';
import { scoreOf, teamName } from '../explain/index.ts';
import type { KazzamState, Team } from '../model.ts';
import { printText, spoken } from './words.ts';
import './print.css';

const TEAMS = [0, 1] as const;
const COLUMNS = ['strikes', 'kills', 'creeps', 'orbs', 'points'] as const;
/** Lines of the course that a page holds, each of two lines of print at most. */
const LINES = 26;

/** How a match ended, the numbers of its athletes, and how its score came about (KZ-TRACK-01 to KZ-TRACK-04). */
function ReportPages(props: ReportProps): ReactNode {
  const { say, ended, seats } = props;
  const view = props.view as KazzamState;
  const [ours, theirs] = TEAMS.map((team) => say(teamName(view, team)));
  const title = printText('report.title', { ours: ours ?? '', theirs: theirs ?? '' });
  const names = seats.map(({ name }) => name).join(', ');
  return (
    <>
      <PaperPage title={title}>
        {ended !== undefined && <p className="kzp-about">{ended}</p>}
        <p className="kzp-about">
          {printText('report.match', {
            map: say({ key: `setting.map.${view.map}` }),
            rounds: view.round,
          })}{' '}
          {printText('report.seats', { names })}
        </p>
        {TEAMS.map((team) => (
          <TeamTable key={team} view={view} team={team} say={say} />
        ))}
      </PaperPage>
      {pagesOf(linesOf(props), LINES).map((lines) => (
        <PaperPage key={lines[0]?.at} title={printText('report.course')}>
          <Course lines={lines} />
        </PaperPage>
      ))}
    </>
  );
}

/** The report of a match, in the reader's language. */
export const REPORT = spoken(ReportPages);

function TeamTable({
  view,
  team,
  say,
}: {
  readonly view: KazzamState;
  readonly team: Team;
  readonly say: ReportProps['say'];
}): ReactNode {
  const { points, strikes, off, total, athletes, sums } = scoreOf(view, team);
  const name = say(teamName(view, team));
  return (
    <table className="kzp-table">
      <caption>{printText('report.final', { team: name, points, strikes, off, total })}</caption>
      <thead>
        <tr>
          <th scope="col">{printText('report.athlete')}</th>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {printText(`report.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {athletes.map((athlete) => (
          <tr key={athlete.who}>
            <th scope="row">
              {athlete.name} ({say(athlete.role)})
            </th>
            {COLUMNS.map((column) => (
              <td key={column}>{athlete[column]}</td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">{printText('report.all')}</th>
          {COLUMNS.map((column) => (
            <td key={column}>{sums[column]}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

/** A line of the course: what happened in a round, and the points of both teams after it. */
interface Line {
  readonly at: number;
  readonly round: number;
  readonly text: string;
  readonly score: string;
  readonly rule: string;
}

/** What bears on the score: points, Strikes, Take-Outs and orbs that are dunked or stolen. */
function linesOf({ events, tell }: ReportProps): readonly Line[] {
  const points = [0, 0];
  let round = 0;
  return events.flatMap(({ event }, at): Line | [] => {
    const told = event as KazzamEvent;
    if (told.type === 'round') round = told.round;
    if (told.type === 'points') points[told.team] = (points[told.team] ?? 0) + told.points;
    if (!isScored(told)) return [];
    return { at, round, text: tell(told), score: points.join(' : '), rule: told.rule };
  });
}

function isScored(event: KazzamEvent): boolean {
  if (event.type === 'orb') return event.what === 'dunked' || event.what === 'stolen';
  return event.type === 'points' || event.type === 'strike' || event.type === 'taken-out';
}

function Course({ lines }: { readonly lines: readonly Line[] }): ReactNode {
  return (
    <table className="kzp-table">
      <thead>
        <tr>
          {(['round', 'what', 'score', 'rule'] as const).map((column) => (
            <th key={column} scope="col">
              {printText(`report.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ at, round, text, score, rule }) => (
          <tr key={at}>
            <td>{round}</td>
            <td>{text}</td>
            <td>{score}</td>
            <td>{rule}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
