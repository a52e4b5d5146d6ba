import { RuleLink } from '@tablewright/table-kit';
import type { ReactNode } from 'react';
import { scoreOf, teamName } from '../explain/index.ts';
import { useBoard } from './board-context.tsx';
import { boardText } from './words.ts';

const COLUMNS = ['strikes', 'kills', 'creeps', 'orbs', 'points'] as const;

/**
 * The scorekeeper's table: the numbers of athletes and teams, and the final scores (KZ-TRACK-01 to
 * 04).
 */
export function ScoresSheet(): ReactNode {
  const { view, say } = useBoard();
  return (
    <div className="kz-sheet">
      {([0, 1] as const).map((team) => {
        const name = say(teamName(view, team));
        const { points, strikes, off, total, athletes, sums } = scoreOf(view, team);
        return (
          <section key={team}>
            <table className="kz-table">
              <caption>{name}</caption>
              <thead>
                <tr>
                  <th scope="col">{boardText('board.scores.athlete')}</th>
                  {COLUMNS.map((column) => (
                    <th key={column} scope="col">
                      {boardText(`board.scores.${column}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {athletes.map((athlete) => (
                  <tr key={athlete.who}>
                    <th scope="row">
                      {athlete.name} <small>{say(athlete.role)}</small>
                    </th>
                    {COLUMNS.map((column) => (
                      <td key={column}>{athlete[column]}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
              <tfoot>
                <tr>
                  <th scope="row">{boardText('board.scores.team', { team: name })}</th>
                  {COLUMNS.map((column) => (
                    <td key={column}>{sums[column]}</td>
                  ))}
                </tr>
              </tfoot>
            </table>
            <p>
              {boardText('board.scores.final', {
                team: name,
                points,
                off,
                strikes,
                score: total,
              })}{' '}
              <RuleLink id="KZ-END-03" />
            </p>
          </section>
        );
      })}
      <p className="kz-quiet">
        {boardText('board.scores.kills.why')} <RuleLink id="KZ-TRACK-02" />
      </p>
    </div>
  );
}
