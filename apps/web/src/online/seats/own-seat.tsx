import type { SeatFace, TableFace } from '@tablewright/protocol';
import { type ReactNode, useId } from 'react';
import { seatLine, useFocusAfter } from '../../parts/use-focus-after.ts';
import { useWebWords } from '../../web-words.ts';
import { TurnCalls } from '../push/turn-calls.tsx';
import { Problem } from '../server/problem.tsx';
import { useDoing } from '../server/use-doing.ts';
import { OwnMark } from './own-mark.tsx';
import { OwnName } from './own-name.tsx';
import { SeatKey } from './seat-key.tsx';

/** One’s own seat before the match: name, colour, other devices, and the way out. */
export function OwnSeat({
  face,
  seat,
  number,
  onStandUp,
}: {
  readonly face: TableFace;
  readonly seat: SeatFace;
  readonly number: number;
  readonly onStandUp: () => Promise<void>;
}): ReactNode {
  const words = useWebWords();
  const heading = useId();
  return (
    <section className="waiting-panel" aria-labelledby={heading}>
      <h2 id={heading}>{words('seat.own')}</h2>
      <OwnName table={face.table} seat={seat} number={number} />
      <OwnMark face={face} seat={seat} number={number} />
      <TurnCalls />
      <details className="waiting-fold">
        <summary>{words('seat.other-device')}</summary>
        <SeatKey table={face.table} seat={number} />
      </details>
      <StandUp number={number} onStandUp={onStandUp} />
    </section>
  );
}

/** The way out of a seat. */
function StandUp({
  number,
  onStandUp,
}: {
  readonly number: number;
  readonly onStandUp: () => Promise<void>;
}): ReactNode {
  const words = useWebWords();
  const { busy, problem, run } = useDoing();
  // Who had no other way to be here than this seat is on another page then.
  const focusAfter = useFocusAfter(
    () => seatLine(number) ?? document.querySelector<HTMLElement>('#page h1'),
  );
  return (
    <>
      <div>
        <button
          type="button"
          className="tw-button"
          disabled={busy}
          onClick={() => {
            focusAfter();
            run(onStandUp);
          }}
        >
          {words('seat.stand')}
        </button>
      </div>
      <Problem of={problem} />
    </>
  );
}
