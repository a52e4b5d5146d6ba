import type { Seat } from '@tablewright/engine';
import { Ear as EarIcon } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useWebWords } from '../../web-words.ts';
import type { Place } from '../connection/place.ts';
import { ApiRefusal, newName } from '../server/api.ts';
import { LONGEST_LINE } from '../server/limits.ts';
import { Problem } from '../server/problem.tsx';
import { useDoing } from '../server/use-doing.ts';

/** Somebody to whom one may whisper. */
export interface Ear {
  readonly seat: Seat;
  readonly name: string;
}

/** Where one says a line to the table, or to one seat alone. */
export function SayForm({
  say: tell,
  live,
  ears,
  to,
  onTo,
  field,
}: {
  readonly say: Place['say'];
  /** Whether the line to the server stands. */
  readonly live: boolean;
  /** To whom one may whisper. */
  readonly ears: readonly Ear[];
  /** To whom the next line is whispered. */
  readonly to: Ear | undefined;
  readonly onTo: (seat: Seat | undefined) => void;
  readonly field: RefObject<HTMLInputElement | null>;
}): ReactNode {
  const words = useWebWords();
  const id = useId();
  const [text, setText] = useState('');
  const { busy, problem, run, forget } = useDoing();
  // That the server cannot be reached is true until the line is back.
  useEffect(() => {
    if (live) forget('offline');
  }, [live, forget]);
  // Whether a line was said before the reply was lost nobody knows here: it keeps its name.
  const last = useRef({ id: '', text: '', to: to?.seat });
  const say = async (): Promise<void> => {
    const line = text.trim();
    if (line === '') return;
    if (last.current.text !== line || last.current.to !== to?.seat) {
      last.current = { id: newName(), text: line, to: to?.seat };
    }
    // At once: what is typed meanwhile is the next line.
    setText('');
    const said = await run(async () => {
      const { to: ear, ...rest } = last.current;
      const said = await tell(ear === undefined ? rest : { ...rest, to: ear }).catch(() => {
        throw new ApiRefusal('offline', 'the line to the server is broken', 0);
      });
      if (!said.ok) throw new ApiRefusal(said.error.code, said.error.message, 0);
      last.current = { id: '', text: '', to: undefined };
    });
    if (!said) setText((now) => (now === '' ? line : now));
  };
  const label =
    to === undefined ? words('chat.line') : words('chat.whisper-line', { name: to.name });
  return (
    <form
      className="chat-say"
      data-whisper={to !== undefined || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        say();
      }}
    >
      {ears.length > 0 && <ToWhom ears={ears} to={to} onTo={onTo} />}
      <label className="tw-visually-hidden" htmlFor={id}>
        {label}
      </label>
      <input
        ref={field}
        id={id}
        type="text"
        value={text}
        maxLength={LONGEST_LINE}
        autoComplete="off"
        placeholder={label}
        enterKeyHint="send"
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className="tw-button tw-primary" disabled={busy}>
        {to !== undefined && <EarIcon aria-hidden="true" size={18} />}
        {words(to === undefined ? 'chat.say' : 'chat.whisper')}
      </button>
      {to !== undefined && (
        <p className="tw-quiet chat-secret">{words('chat.secret', { name: to.name })}</p>
      )}
      <Problem of={problem} />
    </form>
  );
}

/** To whom the next line goes: everybody, or one seat. */
function ToWhom({
  ears,
  to,
  onTo,
}: {
  readonly ears: readonly Ear[];
  readonly to: Ear | undefined;
  readonly onTo: (seat: Seat | undefined) => void;
}): ReactNode {
  const words = useWebWords();
  const id = useId();
  return (
    <div className="chat-to">
      <label htmlFor={id}>{words('chat.to-whom')}</label>
      <select
        id={id}
        value={to?.seat ?? ''}
        onChange={({ target }) => onTo(target.value === '' ? undefined : Number(target.value))}
      >
        <option value="">{words('chat.to-all')}</option>
        {ears.map(({ seat, name }) => (
          <option key={seat} value={seat}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
