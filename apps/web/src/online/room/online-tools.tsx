import { Eye, MessageSquare, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWebWords } from '../../web-words.ts';
import type { Chat } from '../chat/use-chat.ts';

/** Most lines that are counted. */
const MOST = 9;

/** The ways to the chat and to the people of a table, and whether one only watches. */
export function OnlineTools({
  watches,
  unread,
  onChat,
  onPeople,
}: {
  readonly watches: boolean;
  readonly unread: Chat['unread'];
  readonly onChat: () => void;
  readonly onPeople: () => void;
}): ReactNode {
  const words = useWebWords();
  const count = unread.length;
  const last = unread.at(-1);
  return (
    <nav className="online-tools" aria-label={words('people.title')}>
      {watches && (
        <p className="online-watches">
          <Eye aria-hidden="true" size={18} />
          {words('room.watching')}
        </p>
      )}
      <button type="button" onClick={onChat}>
        <MessageSquare aria-hidden="true" size={20} />
        <span>
          {words('chat.title')}
          {count > 0 && (
            <span className="unread-count">
              <span aria-hidden="true">{count > MOST ? `${MOST}+` : count}</span>
              <span className="tw-visually-hidden">, {words('chat.unread', { count })}</span>
            </span>
          )}
        </span>
      </button>
      <button type="button" onClick={onPeople}>
        <UsersRound aria-hidden="true" size={20} />
        <span>{words('people.short')}</span>
      </button>
      <p className="tw-visually-hidden" role="status">
        {last !== undefined &&
          words(last.to === undefined ? 'chat.said' : 'chat.whispered', {
            name: last.name,
            text: last.text,
          })}
      </p>
    </nav>
  );
}
