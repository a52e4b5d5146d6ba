import type { Observer } from '@tablewright/engine';
import type { TableFace } from '@tablewright/protocol';
import { type OnlineState, Sheet } from '@tablewright/table-kit';
import type { ReactNode } from 'react';
import { useWebWords } from '../../web-words.ts';
import type { Place } from '../connection/place.ts';
import { ChatTalk } from './chat-talk.tsx';
import type { Chat } from './use-chat.ts';

/** What is said at the table, and the line to say something. */
export function ChatSheet({
  open,
  onClose,
  face,
  chat,
  say,
  own,
  online,
}: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly face: TableFace;
  readonly chat: Chat;
  readonly say: Place['say'];
  /** The seat from which one speaks; none for those who watch. */
  readonly own: Observer;
  readonly online: OnlineState;
}): ReactNode {
  const words = useWebWords();
  return (
    <Sheet title={words('chat.title')} open={open} onClose={onClose}>
      <ChatTalk face={face} chat={chat} say={say} own={own} online={online} />
    </Sheet>
  );
}
