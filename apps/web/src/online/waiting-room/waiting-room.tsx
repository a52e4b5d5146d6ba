import type { SeatFace } from '@tablewright/protocol';
import { findGame } from '@tablewright/registry';
import { presentationOf } from '@tablewright/registry/presentation';
import { ConnectionBar, type OnlineState, PauseBar, PauseStop } from '@tablewright/table-kit';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { BoardCover } from '../../parts/board-cover.tsx';
import { Page } from '../../parts/page.tsx';
import { useWebWords } from '../../web-words.ts';
import { ChatPanel } from '../chat/chat-panel.tsx';
import type { Place } from '../connection/place.ts';
import type { PlaceDesk } from '../connection/use-online-table.ts';
import { EndTable } from '../hosting/end-table.tsx';
import { keysOf } from '../kept/kept-links.ts';
import { Invitation } from '../links/invitation.tsx';
import { FillSeat, FreeSeat } from '../seats/fill-seat.tsx';
import { OwnSeat } from '../seats/own-seat.tsx';
import { Sitters } from '../seats/sitters.tsx';
import { useGameWords } from '../texts/use-game-words.ts';
import { DicePromise } from './dice-promise.tsx';
import { TableFacts } from './table-facts.tsx';

/** A table that gathers: who is there, who may still come, and how they do. */
export function WaitingRoom({
  place,
  desk,
}: {
  readonly place: Place;
  readonly desk: PlaceDesk;
}): ReactNode {
  const { you, observer, loaded, session } = place;
  const words = useWebWords();
  const { online } = useSyncExternalStore(session.subscribe, session.snapshot);
  if (online === undefined) return null;
  const { face } = online;
  const title = findGame(face.game)?.title ?? loaded.game.title;
  const own = face.seats[observer];
  return (
    <Page title={title}>
      <div className="waiting" data-material={presentationOf(face.game).material}>
        <Gathering place={place} online={online} />
        {you.host && <Invitation face={face} title={title} />}
        {own !== undefined && (
          <OwnSeat
            key={observer}
            face={face}
            seat={own}
            number={observer}
            onStandUp={desk.standUp}
          />
        )}
        <ChatPanel place={place} face={face} online={online} />
        <DicePromise face={face} />
        {you.host && (
          <details className="waiting-panel waiting-end">
            <summary>{words('end.title')}</summary>
            <EndTable face={face} />
          </details>
        )}
      </div>
    </Page>
  );
}

/** Who sits at the table already, how many are awaited, and what will be played. */
function Gathering({
  place,
  online,
}: {
  readonly place: Place;
  readonly online: OnlineState;
}): ReactNode {
  const { table, you, observer, loaded } = place;
  const { face } = online;
  const words = useWebWords();
  const names = face.seats.map(({ name }) => name);
  const { speaker, botName } = useGameWords(loaded.game, names);
  const { material } = presentationOf(face.game);
  const free = face.seats.filter(({ kind }) => kind === 'open').length;
  return (
    <section className="waiting-table" aria-labelledby="sitters" data-material={material}>
      <ConnectionBar online={online} />
      <BoardCover id={face.game} />
      <div className="waiting-words">
        <PauseBar />
        <div className="waiting-head">
          <h2 id="sitters">{words('wait.title')}</h2>
          <PauseStop named />
        </div>
        <p role="status">{words('wait.free', { count: free })}</p>
        <Sitters
          face={face}
          own={you.seats}
          botName={botName}
          actions={(seat, number) =>
            you.host && (
              <SeatActions
                place={place}
                seat={seat}
                number={number}
                names={names}
                botName={botName}
              />
            )
          }
        />
        {face.seats[observer] === undefined && (
          <ComeIn
            table={table}
            listed={face.listed}
            offered={you.offered?.some((seat) => face.seats[seat]?.kind === 'open') === true}
          />
        )}
        <TableFacts face={face} game={loaded.game} speaker={speaker} />
      </div>
    </section>
  );
}

/** What the host can do with a seat: fill it, or free it of somebody else. */
function SeatActions({
  place: { table, you, loaded },
  seat,
  number,
  names,
  botName,
}: {
  readonly place: Place;
  readonly seat: SeatFace;
  readonly number: number;
  /** What everybody at the table is called. */
  readonly names: readonly string[];
  readonly botName: (policy: string) => string;
}): ReactNode {
  if (seat.kind === 'open') {
    return (
      <FillSeat table={table} game={loaded.game} seat={number} names={names} botName={botName} />
    );
  }
  if (you.seats.includes(number)) return null;
  return <FreeSeat table={table} seat={number} name={seat.name} />;
}

/** For somebody who watches: a seat, where one may be had. */
function ComeIn({
  table,
  listed,
  offered,
}: {
  readonly table: string;
  readonly listed: boolean;
  /** Whether a seat is kept for whoever looks, because they had it at the table before. */
  readonly offered: boolean;
}): ReactNode {
  const words = useWebWords();
  const invite = keysOf(table).invites.at(0)?.key;
  const way =
    invite !== undefined ? `/join#${invite}` : listed || offered ? `/join/${table}` : undefined;
  return (
    <div className="tw-actions">
      <p className="tw-quiet">{words(offered ? 'wait.offered' : 'wait.watching')}</p>
      {way !== undefined && (
        <Link href={way} className="tw-button tw-primary">
          {words('join.sit')}
        </Link>
      )}
    </div>
  );
}
