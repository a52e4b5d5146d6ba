import type { Seat } from '@tablewright/engine';
import { Eye } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { boardText } from './words.ts';

interface SeenAsProps {
  /** The others at the table. */
  readonly seats: readonly { readonly seat: Seat; readonly name: string }[];
  readonly seat: Seat | undefined;
  readonly onSeat: (seat: Seat | undefined) => void;
}

/** For whoever runs the game: through whose eyes the board is drawn (DT-HID-02). */
export function SeenAs({
  isNarrow,
  ...props
}: SeenAsProps & {
  /** Whether names side by side would take several lines from the board. */
  readonly isNarrow: boolean;
}): ReactNode {
  return isNarrow ? <SeenAsList {...props} /> : <SeenAsButtons {...props} />;
}

function SeenAsButtons({ seats, seat, onSeat }: SeenAsProps): ReactNode {
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

function SeenAsList({ seats, seat, onSeat }: SeenAsProps): ReactNode {
  const id = useId();
  return (
    <div className="dt-seen-as">
      <label htmlFor={id}>
        <Eye aria-hidden="true" size={16} /> {boardText('board.seen-as')}
      </label>
      <select
        id={id}
        value={seat ?? ''}
        onChange={({ target }) => onSeat(target.value === '' ? undefined : Number(target.value))}
      >
        <option value="">{boardText('board.seen-as.own')}</option>
        {seats.map((one) => (
          <option key={one.seat} value={one.seat}>
            {one.name}
          </option>
        ))}
      </select>
    </div>
  );
}
