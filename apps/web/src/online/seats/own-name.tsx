import type { SeatFace } from '@tablewright/protocol';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useWebWords } from '../../web-words.ts';
import { keepName } from '../kept/visitor.ts';
import { api } from '../server/api.ts';
import { LONGEST_NAME } from '../server/limits.ts';
import { Problem } from '../server/problem.tsx';
import { useDoing } from '../server/use-doing.ts';

/** What one is called on one’s own seat, to be changed. */
export function OwnName({
  table,
  seat,
  number,
}: {
  readonly table: string;
  readonly seat: SeatFace;
  readonly number: number;
}): ReactNode {
  const words = useWebWords();
  const id = useId();
  const [name, setName] = useState(seat.name);
  const { busy, problem, run } = useDoing();
  const field = useRef<HTMLInputElement>(null);
  const wanted = name.trim();
  const isNew = wanted !== '' && wanted !== seat.name;
  const rename = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!isNew) return;
    // The button cannot be pressed again until there is another name. A finger does not need
    // the field, which would bring up its keyboard.
    const byKeys = document.activeElement?.matches(':focus-visible') === true;
    const done = await run(async () => {
      await api.act(table, { kind: 'dress', name: wanted }, number);
      keepName(wanted);
    });
    if (done && byKeys) field.current?.focus();
  };
  return (
    <>
      <form className="own-name" onSubmit={rename}>
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
        <button type="submit" className="tw-button" disabled={busy || !isNew}>
          {words('seat.rename')}
        </button>
      </form>
      <Problem id={`${id}p`} of={problem} />
    </>
  );
}
