import type { SeatFace } from '@tablewright/table-kit/board';
import type { ReactNode } from 'react';
import { NOBODY, playerAt, type Selection } from '../model.ts';
import { useArena } from './board-context.tsx';
import { Badge, Crosshair, Picture } from './pieces.tsx';
import { boardText } from './words.ts';

/** What this seat does in this round's Battle: a card face down until the reveal. */
export function SelectionState({ face }: { readonly face: SeatFace }): ReactNode {
  const { view, seats, choices } = useArena();
  const { selection } = playerAt(view, face.seat);
  if (view.phase === 'selection') {
    if (face.deciding) {
      return <p className="ub-selection">{boardText('board.selection.selecting')}</p>;
    }
    // Before the secret selection one seat at a time may play a card; then nothing lies here yet.
    const secret =
      choices.some(({ why }) => why.key === 'choice.select') ||
      seats.filter(({ deciding }) => deciding).length > 1;
    if (!secret) return undefined;
    return (
      <p className="ub-selection" data-hidden="true">
        <span className="ub-card-back" aria-hidden="true" />
        {boardText('board.selection.hidden')}
      </p>
    );
  }
  if (view.phase !== 'resolve' && view.phase !== 'round-end') return undefined;
  if (selection === undefined) {
    return <p className="ub-selection">{boardText('board.selection.passed')}</p>;
  }
  return <Shown selection={selection} />;
}

function Shown({ selection }: { readonly selection: Selection }): ReactNode {
  const { seats, seatName, cardName } = useArena();
  const { item, action, target, adjacent } = selection;
  const label = boardText('board.selection.shown', {
    item: cardName(item),
    action: boardText(`board.action.${action}`),
    target: target === NOBODY ? 'none' : seatName(target),
    adjacent: adjacent === NOBODY ? 'none' : seatName(adjacent),
  });
  const aims = [target, adjacent].flatMap((seat) => {
    const mark = seats.find((face) => face.seat === seat)?.mark;
    return mark === undefined ? [] : [mark];
  });
  return (
    <p className="ub-selection" data-shown="true">
      <span className="ub-hidden">{label}</span>
      <span className="ub-selection-face" data-action={action} aria-hidden="true">
        <Picture card={item} />
        {boardText(`board.action.${action}`)}
        {aims.length > 0 && <Crosshair />}
        {aims.map((mark) => (
          <Badge key={mark.letter} mark={mark} />
        ))}
      </span>
    </p>
  );
}
