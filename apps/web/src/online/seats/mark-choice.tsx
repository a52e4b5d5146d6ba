import { SeatBadge, seatMark } from '@tablewright/table-kit';
import type { ReactNode } from 'react';
import { useWebWords } from '../../web-words.ts';
import { useSeatWords } from '../texts/seat-words.ts';

/** The choice of one’s colour and shape among those that are free. */
export function MarkChoice({
  name,
  seat,
  marks,
  chosen,
  disabled,
  onChoose,
}: {
  /** Of the group; another for every group of a page. */
  readonly name: string;
  /** The seat that it is for. */
  readonly seat: number;
  readonly marks: readonly number[];
  readonly chosen: number | undefined;
  readonly disabled?: boolean;
  readonly onChoose: (mark: number) => void;
}): ReactNode {
  const words = useWebWords();
  const { markName } = useSeatWords();
  return (
    <fieldset className="mark-choice" disabled={disabled}>
      <legend>{words('seat.colour')}</legend>
      {marks.map((mark) => (
        <label key={mark} title={markName(mark)}>
          <input
            type="radio"
            name={name}
            checked={mark === chosen}
            onChange={() => onChoose(mark)}
          />
          <SeatBadge mark={seatMark(seat, mark)} size={32} />
          <span className="tw-visually-hidden">{markName(mark)}</span>
        </label>
      ))}
    </fieldset>
  );
}
