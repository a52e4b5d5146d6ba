import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { boardText } from './words.ts';

/** For whoever runs the game: through whose eyes the board is drawn (DT-HID-02). */
export function SeenAs({
  seats,
  seat,
  onSeat,
}: {
  /** The others at the table. */
  readonly seats: readonly { readonly seat: number; readonly name: string }[];
  readonly seat: number | undefined;
  readonly onSeat: (seat: number | undefined) => void;
}): ReactNode {
  return (
    <fieldset className="dt-seen-as">
      <legend>
        <Eye aria-hidden="true" size={16} /> {boardText('board.seen-as')}
      </legend>
      {[{ seat: undefined, name: boardText('board.seen-as.own') }, ...seats].map((one) => (
        <button
          key={one.seat ?? 'own'}
          type="button"
          className="dt-tool"
          aria-pressed={one.seat === seat}
          onClick={() => onSeat(one.seat)}
        >
          {one.name}
        </button>
      ))}
    </fieldset>
  );
}
