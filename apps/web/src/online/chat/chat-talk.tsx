import type { Observer, Seat } from '@tablewright/engine';
import type { TableFace } from '@tablewright/protocol';
import type { OnlineState } from '@tablewright/table-kit';
import { type ReactNode, useRef, useState } from 'react';
import { useWebWords } from '../../web-words.ts';
import type { Place } from '../connection/place.ts';
import { ChatLines } from './chat-lines.tsx';
import { type Ear, SayForm } from './say-form.tsx';
import type { Chat } from './use-chat.ts';

/** What was said at a table, and the line to say something, or why there is none. */
export function ChatTalk({
  face,
  chat,
  say,
  own,
  online: { gone, connection },
}: {
  readonly face: TableFace;
  readonly chat: Chat;
  readonly say: Place['say'];
  /** The seat from which one speaks; none for those who watch. */
  readonly own: Observer;
  /** How the page stands with the table: at one that is gone nothing is said any more. */
  readonly online: Pick<OnlineState, 'gone' | 'connection'>;
}): ReactNode {
  const words = useWebWords();
  const [to, setTo] = useState<Seat>();
  const field = useRef<HTMLInputElement>(null);
  const ears = earsAt(face, own);
  const why = gone
    ? 'room.gone'
    : own < 0
      ? 'chat.listens'
      : !face.chat
        ? 'chat.silent'
        : undefined;
  const reply = (seat: Seat): void => {
    setTo(seat);
    field.current?.focus();
  };
  return (
    <div className="chat">
      <ChatLines
        face={face}
        chat={chat}
        own={own}
        onReply={why === undefined ? reply : undefined}
      />
      {why === undefined ? (
        <SayForm
          say={say}
          live={connection === 'connected'}
          ears={ears}
          to={ears.find(({ seat }) => seat === to)}
          onTo={setTo}
          field={field}
        />
      ) : (
        <p className="tw-quiet">{words(why)}</p>
      )}
    </div>
  );
}

/** The people at the other seats; nobody until the match has begun, since seats may change hands. */
function earsAt({ status, seats }: TableFace, own: Observer): readonly Ear[] {
  if (status === 'gathering') return [];
  return seats.flatMap(({ kind, kept, name }, seat) =>
    seat !== own && (kind === 'person' || kept === true) ? [{ seat, name }] : [],
  );
}
