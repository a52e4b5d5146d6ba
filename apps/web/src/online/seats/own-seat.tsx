import type { SeatFace, TableFace } from '@tablewright/protocol';
import { type ReactNode, useId, useRef, useState } from 'react';
import { seatLine, useFocusAfter } from '../../parts/use-focus-after.ts';
import { useWebWords } from '../../web-words.ts';
import { keepName } from '../kept/visitor.ts';
import { TurnCalls } from '../push/turn-calls.tsx';
import { api } from '../server/api.ts';
import { LONGEST_NAME } from '../server/limits.ts';
import { Problem } from '../server/problem.tsx';
import { useDoing } from '../server/use-doing.ts';
import { OwnMark } from './own-mark.tsx';
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
  const id = useId();
  const { table } = face;
  const [name, setName] = useState(seat.name);
  const naming = useDoing();
  const standing = useDoing();
  const field = useRef<HTMLInputElement>(null);
  // Who had no other way to be here than this seat is on another page then.
  const focusAfter = useFocusAfter(
    () => seatLine(number) ?? document.querySelector<HTMLElement>('#page h1'),
  );
  const wanted = name.trim();
  return (
    <section className="waiting-panel" aria-labelledby={`${id}h`}>
      <h2 id={`${id}h`}>{words('seat.own')}</h2>
      <form
        className="own-name"
        onSubmit={(event) => {
          event.preventDefault();
          if (wanted === '' || wanted === seat.name) return;
          // The button cannot be pressed again until there is another name. A finger does not need
          // the field, which would bring up its keyboard.
          const byKeys = document.activeElement?.matches(':focus-visible') === true;
          naming
            .run(async () => {
              await api.act(table, { kind: 'dress', name: wanted }, number);
              keepName(wanted);
            })
            .then((done) => {
              if (done && byKeys) field.current?.focus();
            });
        }}
      >
        <label className="field" htmlFor={id}>
          {words('seat.name.label')}
        </label>
        <input
          ref={field}
          id={id}
          type="text"
          value={name}
          maxLength={LONGEST_NAME}
          autoComplete="nickname"
          required
          aria-describedby={`${id}p`}
          onChange={({ target }) => setName(target.value)}
        />
        <button
          type="submit"
          className="tw-button"
          disabled={naming.busy || wanted === '' || wanted === seat.name}
        >
          {words('seat.rename')}
        </button>
      </form>
      <Problem id={`${id}p`} of={naming.problem} />
      <OwnMark face={face} seat={seat} number={number} />
      <TurnCalls />
      <details className="waiting-fold">
        <summary>{words('seat.other-device')}</summary>
        <SeatKey table={table} seat={number} />
      </details>
      <div>
        <button
          type="button"
          className="tw-button"
          disabled={standing.busy}
          onClick={() => {
            focusAfter();
            standing.run(onStandUp);
          }}
        >
          {words('seat.stand')}
        </button>
      </div>
      <Problem of={standing.problem} />
    </section>
  );
}
