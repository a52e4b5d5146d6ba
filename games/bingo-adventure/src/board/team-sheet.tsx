import type { ReactNode } from 'react';
import { spentOn } from '../explain/index.ts';
import { BingoCard } from './bingo-card.tsx';
import { useBoard } from './board-context.tsx';
import { SeatPiece } from './seat-piece.tsx';
import { boardText } from './words.ts';

/** The team sheet with its card. */
export function TeamSheet(): ReactNode {
  const { view, seats } = useBoard();
  const [card] = view.team;
  if (card === undefined) return null;
  const name = boardText('board.team');
  return (
    <section className="ba-sheet ba-team ba-wide" data-seen="sheet/team" aria-label={name}>
      <header className="ba-sheet-head">
        <h3 className="ba-sheet-name">{name}</h3>
        <span className="ba-player" aria-hidden="true">
          {seats.map((face) => (
            <SeatPiece key={face.seat} mark={face.mark} />
          ))}
        </span>
      </header>
      <div className="ba-sheet-body">
        <div className="ba-cards">
          <BingoCard
            sheet="team"
            index={0}
            card={card}
            owner={name}
            spent={spentOn(view, 'team', 0)}
          />
        </div>
        <p className="ba-numbers ba-note">{boardText('board.team.note')}</p>
      </div>
    </section>
  );
}
