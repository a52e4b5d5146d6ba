import type { TableFace } from '@tablewright/protocol';
import type { OnlineState } from '@tablewright/table-kit';
import type { ReactNode } from 'react';
import { useWebWords } from '../../web-words.ts';
import type { Place } from '../connection/place.ts';
import { HostSwitch } from '../hosting/host-switch.tsx';
import { ChatTalk } from './chat-talk.tsx';
import { useChat } from './use-chat.ts';

/** The chat of a table that gathers; its host may switch it off. */
export function ChatPanel({
  place: { table, you, observer, say },
  face,
  online,
}: {
  readonly place: Place;
  readonly face: TableFace;
  readonly online: OnlineState;
}): ReactNode {
  const words = useWebWords();
  const chat = useChat(table, online, observer, true);
  return (
    <section className="waiting-panel" aria-labelledby="chat">
      <h2 id="chat">{words('chat.title')}</h2>
      <ChatTalk face={face} chat={chat} say={say} own={observer} online={online} />
      {you.host && <HostSwitch face={face} what="chat" />}
    </section>
  );
}
