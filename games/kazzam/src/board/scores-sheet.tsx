import { RuleLink } from '@tablewright/table-kit';
import type { ReactNode } from 'react';
import { finalScore } from '../rules/harm/scoring.ts';
import { teamText } from '../speech.ts';
import { useBoard } from './board-context.tsx';
import { boardText } from './board-words.ts';

const COLUMNS = ['strikes', 'kills', 'creeps', 'orbs', 'points'] as const;

/** The scorekeeper's table: every athlete's numbers, the teams', and the final score (KZ-TRACK-01 to 04). */
export function ScoresSheet(): ReactNode {
  const { view, say } = useBoard();
  return (
    <div className="kz-sheet">
      {([0, 1] as const).map((team) => {
        const name = say(teamText(view, team));
        const rows = view.creatures.flatMap((creature, id) =>
          creature.kind === 'athlete' && creature.team === team
            ? [{ id, creature, stats: view.stats[creature.build] }]
            : [],
        );
        const sum = (column: (typeof COLUMNS)[number]): number =>
          column === 'points'
            ? view.points[team]
            : column === 'strikes'
              ? view.strikes[team]
              : rows.reduce((all, { stats }) => all + (stats?.[column] ?? 0), 0);
        const points = view.points[team];
        const strikes = view.strikes[team];
        const score = finalScore(points, strikes);
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
                {rows.map(({ id, creature, stats }) => (
                  <tr key={id}>
                    <th scope="row">
                      {creature.name}{' '}
                      <small>
                        {say({ key: `role.${view.builds[creature.build]?.role ?? 'striker'}` })}
                      </small>
                    </th>
                    {COLUMNS.map((column) => (
                      <td key={column}>{stats?.[column] ?? 0}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
              <tfoot>
                <tr>
                  <th scope="row">{boardText('board.scores.team', { team: name })}</th>
                  {COLUMNS.map((column) => (
                    <td key={column}>{sum(column)}</td>
                  ))}
                </tr>
              </tfoot>
            </table>
            <p>
              {boardText('board.scores.final', {
                team: name,
                points,
                off: points - score,
                strikes,
                score,
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
