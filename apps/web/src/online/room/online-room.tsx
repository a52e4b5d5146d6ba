import type { Seat } from '@tablewright/engine';
import type { TableFace } from '@tablewright/protocol';
import type { SessionState } from '@tablewright/table-kit';
import { type ReactNode, useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { pictureDesk } from '../../shelf/picture-desk.ts';
import { SeatedRoom } from '../../table/seated-room.tsx';
import { useWebWords } from '../../web-words.ts';
import { ChatSheet } from '../chat/chat-sheet.tsx';
import { useChat } from '../chat/use-chat.ts';
import type { Place } from '../connection/place.ts';
import type { PlaceDesk } from '../connection/use-online-table.ts';
import { useCallsAnswered, useTurnSign } from '../push/use-turn-sign.ts';
import { NextTable } from './next-table.tsx';
import { onlineNotes } from './online-notes.ts';
import { OnlineTools } from './online-tools.tsx';
import { PeopleSheet } from './people-sheet.tsx';
import { RoomNotes } from './room-notes.tsx';

/** A match on the server, and everything that belongs to people who are not in one room. */
export function OnlineRoom({
  place,
  desk,
}: {
  readonly place: Place;
  readonly desk: PlaceDesk;
}): ReactNode {
  const { table, you, observer, loaded, session, say } = place;
  const words = useWebWords();
  const state = useSyncExternalStore(session.subscribe, session.snapshot);
  const { online } = state;
  const { mine, others } = waitsForMe(place, state);
  const [sheet, setSheet] = useState<'chat' | 'people'>();
  const chat = useChat(table, online, observer, sheet === 'chat');
  const notesFor = useCallback(() => onlineNotes(place), [place]);
  const campaign = online?.face.campaign;
  const pictures = useMemo(
    () => (campaign === undefined ? undefined : pictureDesk({ where: 'online', id: campaign })),
    [campaign],
  );
  useTurnSign(mine);
  useCallsAnswered(table);
  if (online === undefined) return null;
  const { face, gone } = online;
  const close = (): void => setSheet(undefined);
  const { title } = loaded.game;
  const again = !gone && <NextTable place={place} face={face} />;
  return (
    <>
      <SeatedRoom
        key={observer}
        loaded={loaded}
        session={session}
        again={again}
        notesFor={notesFor}
        pictures={pictures}
        own={you.seats}
        notice={
          <>
            {state.cursor !== undefined && face.next !== undefined && !gone && (
              <div className="tw-notice table-trouble room-note">{again}</div>
            )}
            <OtherSeats face={face} seats={others} onGoTo={desk.goTo} />
            <RoomNotes
              place={place}
              online={online}
              answers={state.seq}
              observer={observer}
              version={loaded.game.version}
            />
          </>
        }
        tools={
          <OnlineTools
            watches={observer < 0}
            unread={chat.unread}
            onChat={() => setSheet('chat')}
            onPeople={() => setSheet('people')}
          />
        }
      />
      <title>{mine ? words('room.turn', { title }) : `${title} · ${words('app.name')}`}</title>
      <ChatSheet
        open={sheet === 'chat'}
        onClose={close}
        face={face}
        chat={chat}
        say={say}
        own={observer}
        online={online}
      />
      <PeopleSheet
        open={sheet === 'people'}
        onClose={close}
        place={place}
        desk={desk}
        face={face}
        gone={gone}
        chat={chat}
      />
    </>
  );
}

/** One’s other seats for which the match waits, each with the way to it. */
function OtherSeats({
  face,
  seats,
  onGoTo,
}: {
  readonly face: TableFace;
  readonly seats: readonly Seat[];
  readonly onGoTo: (seat: Seat) => void;
}): ReactNode {
  const words = useWebWords();
  return seats.map((seat) => (
    <div key={seat} className="tw-notice table-trouble room-note">
      <p>{words('room.other-seat', { name: face.seats[seat]?.name ?? '' })}</p>
      <button type="button" className="tw-button" onClick={() => onGoTo(seat)}>
        {words('people.go-to')}
      </button>
    </div>
  ));
}

/** Whether the match waits for whoever is here, and for which of their other seats. */
function waitsForMe(
  { you, observer }: Place,
  { online, deciding, decidingHumans }: SessionState,
): { readonly mine: boolean; readonly others: readonly Seat[] } {
  if (online?.face.status !== 'playing') return { mine: false, others: [] };
  const others = online.gone
    ? []
    : you.seats.filter((seat) => seat !== observer && deciding.includes(seat));
  const mine = decidingHumans.includes(observer) || online.mustConsent || others.length > 0;
  return { mine, others };
}
