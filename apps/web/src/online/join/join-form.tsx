import { lazy, type ReactNode, type RefObject, Suspense, useId, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { teamsGiveMarks } from '../../parts/seat-mark-of.ts';
import { useWebWords } from '../../web-words.ts';
import { keptName } from '../kept/visitor.ts';
import { MarkChoice } from '../seats/mark-choice.tsx';
import type { ApiRefusal } from '../server/api.ts';
import { LONGEST_NAME } from '../server/limits.ts';
import { Problem } from '../server/problem.tsx';
import { useDoing } from '../server/use-doing.ts';
import { useSeatWords } from '../texts/seat-words.ts';
import type { Invited } from './invited.ts';
import { takeSeat } from './take-seat.ts';
import { useWishedMark, useWishedSeat } from './use-wishes.ts';

/** Games without documents do without it. */
const BroughtDocuments = lazy(() => import('../../shelf/brought-documents.tsx'));

/** Name, seat and colour of somebody who sits down. */
export function JoinForm({
  invited,
  onChanged,
}: {
  readonly invited: Invited;
  /** The table is no longer as it was shown. */
  readonly onChanged: () => void;
}): ReactNode {
  const words = useWebWords();
  const [, go] = useLocation();
  const id = useId();
  const { table, seats, status } = invited.face;
  const [name, setName] = useState(keptName);
  const [nameless, setNameless] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const { seat, free, wish: wishSeat } = useWishedSeat(seats, invited.seat);
  const { mark, marks, wish: wishMark } = useWishedMark(seats, seat);
  const gathers = status === 'gathering';
  const { busy, problem, run } = useDoing();
  const of = (code: string) => (problem?.code === code ? problem : undefined);
  const elsewhere = of('name-taken') ?? of('mark-taken');
  const [documents, choose] = useState<Readonly<Record<string, string>>>({});

  const sit = async (): Promise<void> => {
    const called = name.trim();
    setNameless(called === '');
    if (called === '') {
      nameField.current?.focus();
      return;
    }
    await run(async () => {
      try {
        const brought = gathers ? { mark, documents } : { mark: undefined };
        await takeSeat(invited, { name: called, seat, ...brought });
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
      <NameField
        ref={nameField}
        name={name}
        missing={nameless}
        taken={of('name-taken')}
        onChange={setName}
      />
      {invited.seat === undefined && free.length > 1 && (
        <SeatField seat={seat} free={free} onChange={wishSeat} />
      )}
      {gathers && (
        <>
          {!teamsGiveMarks(invited.face.game) && (
            <MarkChoice
              name={id}
              seat={seat ?? 0}
              marks={marks}
              chosen={mark}
              onChoose={wishMark}
            />
          )}
          <Problem of={of('mark-taken')} />
          {invited.face.documents !== undefined && (
            <Suspense>
              <BroughtDocuments
                face={invited.face}
                seat={seat}
                chosen={documents}
                onChange={choose}
              />
            </Suspense>
          )}
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

/** What somebody wants to be called, and what is wrong with it. */
function NameField({
  ref,
  name,
  missing,
  taken,
  onChange,
}: {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly name: string;
  /** Whether they wanted to sit down without one. */
  readonly missing: boolean;
  /** That somebody else is called so. */
  readonly taken: ApiRefusal | undefined;
  readonly onChange: (name: string) => void;
}): ReactNode {
  const words = useWebWords();
  const id = useId();
  return (
    <>
      <div className="field">
        <label htmlFor={id}>{words('seat.name.label')}</label>
        <input
          ref={ref}
          id={id}
          type="text"
          value={name}
          maxLength={LONGEST_NAME}
          autoComplete="nickname"
          required
          aria-invalid={missing || taken !== undefined}
          aria-describedby={`${id}p`}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
      {missing ? (
        <p id={`${id}p`} className="problem" role="alert">
          {words('join.name-missing')}
        </p>
      ) : (
        <Problem id={`${id}p`} of={taken} />
      )}
    </>
  );
}

/** Which of the free seats it shall be. */
function SeatField({
  seat,
  free,
  onChange,
}: {
  readonly seat: number | undefined;
  readonly free: readonly number[];
  readonly onChange: (seat: number) => void;
}): ReactNode {
  const words = useWebWords();
  const { seatName } = useSeatWords();
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{words('join.seat')}</label>
      <select id={id} value={seat} onChange={({ target }) => onChange(Number(target.value))}>
        {free.map((one) => (
          <option key={one} value={one}>
            {seatName(one)}
          </option>
        ))}
      </select>
    </div>
  );
}
