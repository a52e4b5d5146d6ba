import type { TableFace } from '@tablewright/protocol';
import { type OnlineState, SeatBadge, seatMark } from '@tablewright/table-kit';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLanguage } from '../../language/language-provider.tsx';
import { useWebWords } from '../../web-words.ts';
import type { Place } from '../connection/place.ts';
import { ApiRefusal, newName } from '../server/api.ts';
import { LONGEST_LINE } from '../server/limits.ts';
import { Problem } from '../server/problem.tsx';
import { useDoing } from '../server/use-doing.ts';
import type { Chat } from './use-chat.ts';

/** What was said at a table, and the line to say something, or why there is none. */
export function ChatTalk({
  face,
  chat,
  say,
  seated,
  online: { gone, connection },
}: {
  readonly face: TableFace;
  readonly chat: Chat;
  readonly say: Place['say'];
  /** Whether one has a seat from which to speak. */
  readonly seated: boolean;
  /** How the page stands with the table: at one that is gone nothing is said any more. */
  readonly online: Pick<OnlineState, 'gone' | 'connection'>;
}): ReactNode {
  const words = useWebWords();
  const why = gone
    ? 'room.gone'
    : !seated
      ? 'chat.listens'
      : !face.chat
        ? 'chat.silent'
        : undefined;
  return (
    <div className="chat">
      <ChatLines face={face} chat={chat} />
      {why === undefined ? (
        <SayForm say={say} live={connection === 'connected'} />
      ) : (
        <p className="tw-quiet">{words(why)}</p>
      )}
    </div>
  );
}

function ChatLines({
  face,
  chat: { lines, hidden },
}: {
  readonly face: TableFace;
  readonly chat: Chat;
}): ReactNode {
  const words = useWebWords();
  const { language } = useLanguage();
  const when = new Intl.DateTimeFormat(language, { timeStyle: 'short' });
  const list = useRef<HTMLDivElement>(null);
  const count = lines.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the last line comes into sight
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [count]);
  return (
    <>
      {count === 0 && hidden === 0 && <p className="tw-quiet">{words('chat.none')}</p>}
      <div
        ref={list}
        className="chat-lines"
        role="log"
        aria-label={words('chat.title')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too
        tabIndex={0}
      >
        <ol>
          {lines.map(({ number, seat, name, text, at }) => (
            <li key={number}>
              <SeatBadge mark={seatMark(seat, face.seats[seat]?.mark)} size={22} />
              <span className="chat-who">
                <b>{name}</b> <time dateTime={new Date(at).toISOString()}>{when.format(at)}</time>
              </span>
              <span className="chat-text">{text}</span>
            </li>
          ))}
        </ol>
      </div>
      {hidden > 0 && <p className="tw-quiet">{words('chat.hidden', { count: hidden })}</p>}
    </>
  );
}

function SayForm({
  say: tell,
  live,
}: {
  readonly say: Place['say'];
  /** Whether the line to the server stands. */
  readonly live: boolean;
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
  const last = useRef({ id: '', text: '' });
  const say = async (): Promise<void> => {
    const line = text.trim();
    if (line === '') return;
    if (last.current.text !== line) last.current = { id: newName(), text: line };
    // At once: what is typed meanwhile is the next line.
    setText('');
    const said = await run(async () => {
      const said = await tell(last.current).catch(() => {
        throw new ApiRefusal('offline', 'the line to the server is broken', 0);
      });
      if (!said.ok) throw new ApiRefusal(said.error.code, said.error.message, 0);
      last.current = { id: '', text: '' };
    });
    if (!said) setText((now) => (now === '' ? line : now));
  };
  return (
    <form
      className="chat-say"
      onSubmit={(event) => {
        event.preventDefault();
        say();
      }}
    >
      <label className="tw-visually-hidden" htmlFor={id}>
        {words('chat.line')}
      </label>
      <input
        id={id}
        type="text"
        value={text}
        maxLength={LONGEST_LINE}
        autoComplete="off"
        placeholder={words('chat.line')}
        enterKeyHint="send"
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className="tw-button tw-primary" disabled={busy}>
        {words('chat.say')}
      </button>
      <Problem of={problem} />
    </form>
  );
}
