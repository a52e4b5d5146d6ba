import type { Seat } from '@tablewright/engine';
import type { ReactNode } from 'react';
import { POWER_IDS, type PowerId, playerAt } from '../model.ts';
import { useArena } from './board-context.tsx';
import { powerOffers } from './offers.ts';
import { Picture } from './pieces.tsx';
import { useTouch } from './touchable.tsx';
import { boardText } from './words.ts';

/** The power cards in a hand, face up; two of a kind lie on one another. */
export function Powers({ seat }: { readonly seat: Seat }): ReactNode {
  const { view, seatName } = useArena();
  const { powers } = playerAt(view, seat);
  if (powers.length === 0) return undefined;
  return (
    <ul className="ub-powers" aria-label={boardText('board.powers', { name: seatName(seat) })}>
      {POWER_IDS.filter((id) => powers.includes(id)).map((id) => (
        <li key={id}>
          <Power seat={seat} card={id} copies={powers.filter((other) => other === id).length} />
        </li>
      ))}
    </ul>
  );
}

function Power({
  seat,
  card,
  copies,
}: {
  readonly seat: Seat;
  readonly card: PowerId;
  readonly copies: number;
}): ReactNode {
  const arena = useArena();
  const touch = useTouch(powerOffers(arena.open, seat, card));
  return (
    <button
      type="button"
      className="ub-chip"
      data-slot="power"
      onClick={() => arena.read([card])}
      {...touch.props}
    >
      <Picture card={card} />
      <span>{arena.cardName(card)}</span>
      {copies > 1 && <b>×{copies}</b>}
    </button>
  );
}
