import type { Observer, Seat } from '@tablewright/engine';
import type { TableFace } from '@tablewright/protocol';
import { SeatBadge, type SeatMark, useTableIfAny } from '@tablewright/table-kit';
import { Ear, Reply } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useLanguage } from '../../language/language-provider.tsx';
import { seatMarkOf } from '../../parts/seat-mark-of.ts';
import { useWebWords } from '../../web-words.ts';
import type { Chat, SaidLine } from './use-chat.ts';

/** What was said at a table, the newest last; whispers are marked as such. */
export function ChatLines({
  face,
  chat: { lines, hidden },
  own,
  onReply,
}: {
  readonly face: TableFace;
  readonly chat: Chat;
  readonly own: Observer;
  /** Whispers back to a seat, where that can be done. */
  readonly onReply: ((seat: Seat) => void) | undefined;
}): ReactNode {
  const words = useWebWords();
  const table = useTableIfAny();
  // At the table a seat bears its mark there; in the waiting room, what is known of it.
  const markOf = (seat: Seat): SeatMark =>
    table?.seats[seat]?.mark ?? seatMarkOf(face.game, seat, face.seats[seat]?.mark);
  const list = useRef<HTMLDivElement>(null);
  const count = lines.length;
  useLastInSight(list, count);
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
          {lines.map((line) => (
            <li
              key={`${line.to === undefined ? 'line' : 'whisper'} ${line.number}`}
              data-whisper={line.to !== undefined || undefined}
            >
              <SeatBadge mark={markOf(line.seat)} size={22} />
              <LineHead face={face} line={line} own={own} />
              <span className="chat-text">
                <bdi>{line.text}</bdi>
              </span>
              {line.to !== undefined && line.seat !== own && onReply !== undefined && (
                <button
                  type="button"
                  className="tw-link chat-reply"
                  onClick={() => onReply(line.seat)}
                >
                  <Reply aria-hidden="true" size={16} />
                  {words('chat.reply')}
                </button>
              )}
            </li>
          ))}
        </ol>
      </div>
      {hidden > 0 && <p className="tw-quiet">{words('chat.hidden', { count: hidden })}</p>}
    </>
  );
}

/** Has the last line in sight: when there is a new one, and when the list itself comes into sight. */
function useLastInSight(list: RefObject<HTMLElement | null>, count: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each line
  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const toLast = (): void => element.scrollTo({ top: element.scrollHeight });
    toLast();
    // In a sheet it has no height before the sheet opens.
    const sized = new ResizeObserver(toLast);
    sized.observe(element);
    return () => sized.disconnect();
  }, [list, count]);
}

/** Who said a line, to whom, and when. */
function LineHead({
  face,
  line: { seat, to, name, at },
  own,
}: {
  readonly face: TableFace;
  readonly line: SaidLine;
  readonly own: Observer;
}): ReactNode {
  const words = useWebWords();
  const { language } = useLanguage();
  const when = new Intl.DateTimeFormat(language, { timeStyle: 'short' });
  return (
    <span className="chat-who">
      <b>{name}</b>{' '}
      {to !== undefined && (
        <span className="chat-whispers">
          <Ear aria-hidden="true" size={15} />
          {seat === own
            ? words('chat.to', { name: face.seats[to]?.name ?? '' })
            : words('chat.to-you')}
        </span>
      )}{' '}
      <time dateTime={new Date(at).toISOString()}>{when.format(at)}</time>
    </span>
  );
}
