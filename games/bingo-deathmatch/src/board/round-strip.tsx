import type { ReactNode } from 'react';
import { PHASES } from '../model.ts';
import { LINES } from '../squares.ts';
import { useArena } from './board-context.tsx';
import { DiceTray } from './dice.tsx';
import { boardText } from './words.ts';

/** The round, where in it we are, and the dice. */
export function RoundStrip(): ReactNode {
  const { view, seatName } = useArena();
  const { result } = view;
  const line = LINES.find(({ id }) => id === result?.line);
  return (
    <header className="ub-round">
      <h2 className="ub-title">{boardText('board.round', { round: view.round })}</h2>
      {result !== undefined && line !== undefined ? (
        <p className="ub-won">
          {boardText('board.won', {
            name: seatName(result.winner),
            line: boardText(`board.line.${line.kind}`, { face: line.face }),
          })}
        </p>
      ) : (
        <ol className="ub-phases" aria-label={boardText('board.phases')}>
          {PHASES.map((phase) => {
            const now = phase === view.phase;
            return (
              <li key={phase} aria-current={now ? 'step' : undefined}>
                {boardText(`board.phase.${phase}`)}
              </li>
            );
          })}
        </ol>
      )}
      <DiceTray />
    </header>
  );
}
