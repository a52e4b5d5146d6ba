import type { SeatFace } from '@tablewright/table-kit/board';
import { Face } from '@tablewright/table-kit/face';
import { facesOf } from '@tablewright/table-kit/faces';
import type { ReactNode } from 'react';
import { resolvingNow } from '../explain/index.ts';
import { playerAt } from '../model.ts';
import { BingoCard } from './bingo-card.tsx';
import { useArena } from './board-context.tsx';
import { Energy, Health } from './energy.tsx';
import { Items } from './items.tsx';
import { Notes } from './notes.tsx';
import { seatOffers } from './offers.ts';
import { Badge, Crosshair, FirstToken, seatStyle } from './pieces.tsx';
import { Powers } from './powers.tsx';
import { SelectionState } from './selection.tsx';
import { useTouch } from './touchable.tsx';
import { boardText } from './words.ts';

/** Everything in front of one player; the observer's own mat is the large one. */
export function Mat({
  face,
  own = false,
}: {
  readonly face: SeatFace;
  readonly own?: boolean;
}): ReactNode {
  const { view, outcome } = useArena();
  const { seat, mark, name } = face;
  const player = playerAt(view, seat);
  const { letter, number } = player.lastRoll;
  const label = boardText(own ? 'board.seat.own' : 'board.seat', { name, letter: mark.letter });
  return (
    <section
      className="ub-mat"
      data-seen={`mat/${seat}`}
      data-part={own ? 'own' : 'other'}
      style={seatStyle(mark)}
      data-own={own || undefined}
      data-deciding={face.deciding || undefined}
      data-resolving={resolvingNow(view) === seat || undefined}
      data-won={outcome?.winners.includes(seat) || undefined}
      aria-label={label}
    >
      <div className="ub-mat-in">
        <MatHead face={face} />
        <BingoCard seat={seat} mark={mark} />
        <div className="ub-side">
          <Health player={player} mark={mark} />
          <Energy seat={seat} player={player} mark={mark} />
          <p className="ub-figure" data-kind="roll" data-on={letter !== '' || undefined}>
            <span className="ub-label">{boardText('board.roll')}</span>
            <b>{letter === '' ? boardText('board.roll.none') : `${letter}${number}`}</b>
          </p>
        </div>
        <Items seat={seat} full={own} />
        <div className="ub-rest">
          <Powers seat={seat} />
          <Notes seat={seat} />
        </div>
      </div>
    </section>
  );
}

function MatHead({ face }: { readonly face: SeatFace }): ReactNode {
  const { view, open, seats } = useArena();
  const { seat, mark, name } = face;
  const touch = useTouch(seatOffers(open, seat));
  const faces = facesOf(
    'neon',
    seats.map((one) => one.name),
  );
  const title = (
    <>
      <Badge mark={mark} />
      <Face className="ub-face" address={faces[seats.indexOf(face)]} size={32} />
      <span className="ub-name">{name}</span>
      {touch.live && (
        <>
          <span className="ub-hidden">
            {boardText('board.seat.touch', { letter: mark.letter })}
          </span>
          <Crosshair />
        </>
      )}
    </>
  );
  return (
    <header className="ub-mat-head">
      {touch.live ? (
        <button type="button" className="ub-who" {...touch.props}>
          {title}
        </button>
      ) : (
        <h3 className="ub-who">{title}</h3>
      )}
      {view.holder === seat && (
        <span className="ub-holder" role="img" aria-label={boardText('board.holder')}>
          <FirstToken />
        </span>
      )}
      <SelectionState face={face} />
      {face.deciding && view.phase !== 'selection' && (
        <span className="ub-state">{boardText('board.deciding')}</span>
      )}
      {!face.deciding && resolvingNow(view) === seat && (
        <span className="ub-state">{boardText('board.resolving')}</span>
      )}
    </header>
  );
}
