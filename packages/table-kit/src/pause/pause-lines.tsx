import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useWords } from '../words.tsx';

/** The longest line, in characters: `LONGEST_PAUSE_LINE` of the protocol. */
export const LONGEST_LINE = 200;

/** What was written in a pause, by nobody in particular, and a field for a line of one's own. */
export function PauseLines({
  lines,
  onWrite,
}: {
  readonly lines: readonly string[];
  /** Nothing for somebody who only watches. */
  readonly onWrite: ((text: string) => void) | undefined;
}): ReactNode {
  const words = useWords();
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the last line comes into sight
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [lines]);
  return (
    <section className="tw-pause-lines" aria-label={words('pause.lines')}>
      <div ref={list} role="log" aria-label={words('pause.lines')}>
        <ul>
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells one line from another
            <li key={at}>{line}</li>
          ))}
        </ul>
      </div>
      {onWrite !== undefined && <WriteForm onWrite={onWrite} />}
    </section>
  );
}

function WriteForm({ onWrite }: { readonly onWrite: (text: string) => void }): ReactNode {
  const words = useWords();
  const id = useId();
  const [text, setText] = useState('');
  return (
    <form
      className="tw-pause-write"
      onSubmit={(event) => {
        event.preventDefault();
        const line = text.trim();
        if (line !== '') onWrite(line);
        setText('');
      }}
    >
      <label htmlFor={id}>{words('pause.line')}</label>
      <input
        id={id}
        type="text"
        value={text}
        maxLength={LONGEST_LINE}
        autoComplete="off"
        enterKeyHint="send"
        aria-describedby={`${id}-who`}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className="tw-button">
        {words('pause.write')}
      </button>
      <p id={`${id}-who`} className="tw-quiet">
        {words('pause.line.who')}
      </p>
    </form>
  );
}
