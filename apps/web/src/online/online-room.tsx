import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { SeatedRoom } from '../table/seated-room.tsx';
import { useWebWords } from '../web-words.ts';
import { ChatSheet } from './chat-sheet.tsx';
import { NextTable } from './next-table.tsx';
import { OnlineTools } from './online-tools.tsx';
import { PeopleSheet } from './people-sheet.tsx';
import type { Place } from './place.ts';
import { RoomNotes } from './room-notes.tsx';
import { useChat } from './use-chat.ts';
import type { PlaceDesk } from './use-online-table.ts';
import { useCallsAnswered, useTurnSign } from './use-turn-sign.ts';

/** A match on the server, and everything that belongs to people who are not in one room. */
export function OnlineRoom({
  place,
  desk,
}: {
  readonly place: Place;
  readonly desk: PlaceDesk;
}): ReactNode {
  const { table, observer, loaded, session, say } = place;
  const words = useWebWords();
  const state = useSyncExternalStore(session.subscribe, session.snapshot);
  const { online } = state;
  const [sheet, setSheet] = useState<'chat' | 'people'>();
  const chat = useChat(table, online?.chat ?? [], observer, sheet === 'chat');
  const mine =
    online?.face.status === 'playing' &&
    (state.decidingHumans.includes(observer) || online.mustConsent);
  useTurnSign(mine);
  useCallsAnswered(table);
  if (online === undefined) return null;
  const { face } = online;
  const close = (): void => setSheet(undefined);
  const { title } = loaded.game;
  const again = <NextTable place={place} face={face} />;
  return (
    <>
      <SeatedRoom
        key={observer}
        loaded={loaded}
        session={session}
        again={again}
        notice={
          <>
            {state.cursor !== undefined && face.next !== undefined && (
              <div className="tw-notice table-trouble room-note">{again}</div>
            )}
            <RoomNotes face={face} observer={observer} version={loaded.game.version} />
            <OnlineTools
              watches={observer < 0}
              unread={chat.unread}
              onChat={() => setSheet('chat')}
              onPeople={() => setSheet('people')}
            />
          </>
        }
      />
      <title>{mine ? words('room.turn', { title }) : `${title} · ${words('app.name')}`}</title>
      <ChatSheet
        open={sheet === 'chat'}
        onClose={close}
        face={face}
        chat={chat}
        say={say}
        seated={observer >= 0}
      />
      <PeopleSheet
        open={sheet === 'people'}
        onClose={close}
        place={place}
        desk={desk}
        face={face}
        chat={chat}
      />
    </>
  );
}
