import type { Seat } from '@tablewright/engine';
import type { ReactNode } from 'react';
import { playerAt } from '../model.ts';
import { useArena } from './board-context.tsx';
import { boardText } from './words.ts';

/** What else lies in front of a player this round: damage on its way, blocks left, a promise. */
export function Notes({ seat }: { readonly seat: Seat }): ReactNode {
  const { view, seatName } = useArena();
  const { blockLeft, damageTaken, choosesDie } = playerAt(view, seat);
  const notes = view.waiting
    .filter(({ target }) => target === seat)
    .map(({ attacker, damage }) =>
      boardText('board.note.incoming', { amount: damage, name: seatName(attacker) }),
    );
  if (damageTaken > 0) notes.push(boardText('board.note.damage', { amount: damageTaken }));
  if (blockLeft > 0 && view.phase === 'resolve') {
    notes.push(boardText('board.note.block', { amount: blockLeft }));
  }
  if (choosesDie) notes.push(boardText('board.note.die'));
  if (notes.length === 0) return undefined;
  return (
    <ul className="ub-notes">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
