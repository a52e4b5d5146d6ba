import type { TableFace } from '@tablewright/protocol';
import { Sheet } from '@tablewright/table-kit';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useWebWords } from '../../web-words.ts';
import type { Chat } from '../chat/use-chat.ts';
import type { Place } from '../connection/place.ts';
import type { PlaceDesk } from '../connection/use-online-table.ts';
import { EndTable } from '../hosting/end-table.tsx';
import { HostSwitch } from '../hosting/host-switch.tsx';
import { WatchLink } from '../links/invitation.tsx';
import { TurnCalls } from '../push/turn-calls.tsx';
import { SeatDesk } from '../seats/seat-desk.tsx';
import { Sitters } from '../seats/sitters.tsx';
import { useGameWords } from '../texts/use-game-words.ts';

/** Who is at the table, and what can be done about their seats. */
export function PeopleSheet({
  open,
  onClose,
  place,
  desk,
  face,
  gone,
  chat,
}: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly place: Place;
  readonly desk: PlaceDesk;
  readonly face: TableFace;
  /** Whether the table was deleted: nothing can be done about a seat any more. */
  readonly gone: boolean;
  readonly chat: Chat;
}): ReactNode {
  const words = useWebWords();
  const { you, loaded, observer } = place;
  const { botName } = useGameWords(
    loaded.game,
    face.seats.map(({ name }) => name),
  );
  return (
    <Sheet title={words('people.title')} open={open} onClose={onClose}>
      <div className="people">
        {gone && <p>{words('room.gone')}</p>}
        {observer < 0 && !gone && <p>{words('people.watching')}</p>}
        <Sitters
          face={face}
          own={you.seats}
          botName={botName}
          actions={(seat, number) =>
            !gone && (
              <SeatDesk
                place={place}
                desk={desk}
                face={face}
                seat={seat}
                number={number}
                botName={botName}
                chat={chat}
                onDone={onClose}
              />
            )
          }
        />
        {you.seats.length > 0 && face.status === 'playing' && !gone && <TurnCalls />}
        {you.host && !gone && <HostDesk face={face} title={loaded.game.title} />}
        {(face.status === 'finished' || gone) && (
          <Link href={`/new/${face.game}`} className="tw-button">
            {words('home.new')}
          </Link>
        )}
      </div>
    </Sheet>
  );
}

/** What only the host may do. */
function HostDesk({
  face,
  title,
}: {
  readonly face: TableFace;
  readonly title: string;
}): ReactNode {
  const words = useWebWords();
  return (
    <section className="host-desk" aria-labelledby="host-desk">
      <h3 id="host-desk">{words('people.host')}</h3>
      <HostSwitch face={face} what="chat" />
      <HostSwitch face={face} what="listed" />
      <details className="waiting-fold">
        <summary>{words('people.watch-link')}</summary>
        <WatchLink face={face} title={title} />
      </details>
      <details className="waiting-fold">
        <summary>{words('end.title')}</summary>
        <EndTable face={face} />
      </details>
    </section>
  );
}
