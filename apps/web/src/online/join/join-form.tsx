import { type ReactNode, useId, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useWebWords } from '../../web-words.ts';
import { keepSeatKey } from '../kept/kept-links.ts';
import { dropAdded, keepAdded } from '../kept/kept-promise.ts';
import { keepBeenOnline, keepName, keepSeat, keptName } from '../kept/visitor.ts';
import { MarkChoice } from '../seats/mark-choice.tsx';
import { api, newName } from '../server/api.ts';
import { LONGEST_NAME } from '../server/limits.ts';
import { Problem } from '../server/problem.tsx';
import { useDoing } from '../server/use-doing.ts';
import { freeMarks, useSeatWords } from '../texts/seat-words.ts';
import type { Invited } from './invited.ts';

/** Name, seat and colour of somebody who sits down. */
export function JoinForm({
  invited: { face, key, seat: certain, handed },
  onChanged,
}: {
  readonly invited: Invited;
  /** The table is no longer as it was shown. */
  readonly onChanged: () => void;
}): ReactNode {
  const words = useWebWords();
  const { seatName } = useSeatWords();
  const [, go] = useLocation();
  const id = useId();
  const { table, seats, status } = face;
  const free = [...seats.entries()].flatMap(([seat, { kind }]) => (kind === 'open' ? [seat] : []));
  const [name, setName] = useState(keptName);
  const [nameless, setNameless] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const [wish, setWish] = useState<number>();
  const seat = certain ?? (wish !== undefined && free.includes(wish) ? wish : free[0]);
  const marks = freeMarks(seats, seat);
  const [colour, setColour] = useState<number>();
  const usual = marks.find((mark) => mark === seat) ?? marks[0];
  const mark = colour !== undefined && marks.includes(colour) ? colour : usual;
  const gathers = status === 'gathering';
  const { busy, problem, run } = useDoing();
  const of = (code: string) => (problem?.code === code ? problem : undefined);
  const elsewhere = of('name-taken') ?? of('mark-taken');

  const sit = async (): Promise<void> => {
    const called = name.trim();
    setNameless(called === '');
    if (called === '') {
      nameField.current?.focus();
      return;
    }
    await run(async () => {
      try {
        const entropy = newName();
        const taken = await api.sit(table, {
          ...(key === undefined ? {} : { invite: key }),
          ...(seat === undefined ? {} : { seat }),
          name: called,
          ...(gathers && mark !== undefined ? { mark } : {}),
          entropy,
        });
        keepBeenOnline();
        keepName(called);
        keepSeat(table, taken.seat);
        if (taken.key !== undefined) {
          keepSeatKey(table, taken.seat, taken.key);
          await keepOwnShare(table, taken.seat, entropy, handed);
        }
        go(`/table/${table}`, { replace: true });
      } catch (thrown) {
        onChanged();
        throw thrown;
      }
    });
  };
  return (
    <form
      className="join-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        sit();
      }}
    >
      <div className="field">
        <label htmlFor={id}>{words('seat.name.label')}</label>
        <input
          ref={nameField}
          id={id}
          type="text"
          value={name}
          maxLength={LONGEST_NAME}
          autoComplete="nickname"
          required
          aria-invalid={nameless || of('name-taken') !== undefined}
          aria-describedby={`${id}p`}
          onChange={({ target }) => setName(target.value)}
        />
      </div>
      {nameless ? (
        <p id={`${id}p`} className="problem" role="alert">
          {words('join.name-missing')}
        </p>
      ) : (
        <Problem id={`${id}p`} of={of('name-taken')} />
      )}
      {certain === undefined && free.length > 1 && (
        <div className="field">
          <label htmlFor={`${id}s`}>{words('join.seat')}</label>
          <select
            id={`${id}s`}
            value={seat}
            onChange={({ target }) => setWish(Number(target.value))}
          >
            {free.map((one) => (
              <option key={one} value={one}>
                {seatName(one)}
              </option>
            ))}
          </select>
        </div>
      )}
      {gathers && (
        <>
          <MarkChoice
            name={`${id}m`}
            seat={seat ?? 0}
            marks={marks}
            chosen={mark}
            onChoose={setColour}
          />
          <Problem of={of('mark-taken')} />
        </>
      )}
      <button type="submit" className="tw-button tw-primary" disabled={busy}>
        {words('join.sit')}
      </button>
      <Problem of={elsewhere === undefined ? problem : undefined} />
      {gathers && <p className="tw-quiet">{words('join.dice')}</p>}
    </form>
  );
}

/** Keeps what this device has added, if it counts: who takes over a match that goes on adds nothing. */
async function keepOwnShare(
  table: string,
  seat: number,
  entropy: string,
  handed: boolean,
): Promise<void> {
  const began = (): Promise<boolean> =>
    api.look(table).then(
      ({ face }) => face.status !== 'gathering',
      () => true,
    );
  if (handed && (await began())) dropAdded(table, seat);
  else keepAdded(table, seat, entropy);
}
