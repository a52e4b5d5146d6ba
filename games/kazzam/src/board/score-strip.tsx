import { PartsPopover } from '@tablewright/table-kit/parts';
import { X } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { scoreOf, teamName } from '../explain/index.ts';
import { useBoard } from './board-context.tsx';
import { EMBLEMS, paintOf } from './colours.ts';
import { boardText } from './words.ts';

/** The score of both teams with their Strikes, and the round between them. */
export const ScoreStrip = memo(function ScoreStrip(): ReactNode {
  const { view } = useBoard();
  return (
    <div className="kz-scores" data-part="score">
      <TeamScore team={0} />
      <p className="kz-round">
        {view.round === 0
          ? boardText('board.round.before')
          : roundText(view.round, view.options.roundLimit)}
        {view.ending && <b> {boardText('board.ending')}</b>}
      </p>
      <TeamScore team={1} />
    </div>
  );
});

/** The round, of how many if the match has a last one (KZ-END-07). */
function roundText(round: number, most: number | 'none'): string {
  if (most === 'none') return boardText('board.round', { round });
  return boardText('board.round.of', { round, most });
}

function TeamScore({ team }: { readonly team: 0 | 1 }): ReactNode {
  const { view, say, outcome } = useBoard();
  const paint = paintOf(view, team);
  const name = say(teamName(view, team));
  const { points, strikes, off, total } = scoreOf(view, team);
  return (
    <PartsPopover
      className="kz-team-score"
      label={boardText('board.score.parts', { team: name })}
      says={boardText('board.score', { team: name, points, strikes })}
      total={total}
      rule="KZ-END-03"
      parts={[
        { label: boardText('board.score.points'), amount: points, rule: 'KZ-SCORE-01' },
        {
          label: boardText('board.score.strikes', { strikes }),
          amount: -off,
          rule: 'KZ-STRK-06',
        },
      ]}
      data={{ 'data-paint': paint }}
    >
      <svg className="kz-sign" viewBox="0 0 10 10" aria-hidden="true">
        <path d={EMBLEMS[paint]} />
      </svg>
      <span className="kz-team-name">{name}</span>
      {/* At the end the Strikes are taken off (KZ-END-03). */}
      <b className="kz-points">{String(outcome ? total : points).replace('-', '−')}</b>
      {strikes > 0 && (
        <small className="kz-strikes" title={boardText('board.strikes', { strikes })}>
          <span className="kz-strikes-word">{boardText('board.strikes', { strikes })}</span>
          <span className="kz-strikes-sign" aria-hidden="true">
            <X size={14} strokeWidth={3} />
            {strikes}
          </span>
        </small>
      )}
    </PartsPopover>
  );
}
