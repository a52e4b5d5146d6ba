import type { SeatFace, TableFace } from '@tablewright/protocol';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useWebWords } from '../../web-words.ts';
import type { Chat } from '../chat/use-chat.ts';
import type { Place } from '../connection/place.ts';
import type { PlaceDesk } from '../connection/use-online-table.ts';
import { BotForSeat } from './bot-for-seat.tsx';
import { HandSeat } from './hand-seat.tsx';
import { SeatKey } from './seat-key.tsx';

/** What can be done about one seat while the match is played. */
export function SeatDesk({
  place: { table, you, observer, loaded, session },
  desk,
  face,
  seat,
  number,
  botName,
  chat,
  onDone,
}: {
  readonly place: Place;
  readonly desk: PlaceDesk;
  readonly face: TableFace;
  readonly seat: SeatFace;
  readonly number: number;
  readonly botName: (policy: string) => string;
  readonly chat: Chat;
  /** What was done shows at the table. */
  readonly onDone: () => void;
}): ReactNode {
  const words = useWebWords();
  const own = you.seats.includes(number);
  const here = number === observer;
  const playing = face.status === 'playing';
  const isBot = seat.kind === 'bot';
  const botFor = (how: 'own' | 'other'): ReactNode => (
    <BotForSeat
      table={table}
      game={loaded.game}
      by={observer}
      seat={number}
      how={how}
      botName={botName}
      onDone={onDone}
    />
  );
  return (
    <div className="seat-desk">
      {own && !here && (
        <button type="button" className="tw-button" onClick={() => desk.goTo(number)}>
          {words('people.go-to')}
        </button>
      )}
      {playing && here && isBot && <ComeBack session={session} onDone={onDone} />}
      {playing && here && !isBot && botFor('own')}
      {playing && !own && observer >= 0 && seat.here === false && botFor('other')}
      {playing && (own || (you.host && isBot && seat.kept !== true)) && (
        <HandSeat table={table} seat={number} name={seat.name} own={own} />
      )}
      {own && (
        <details className="waiting-fold">
          <summary>{words('seat.other-device')}</summary>
          <SeatKey table={table} seat={number} />
        </details>
      )}
      {!own && seat.kind === 'person' && <Mute chat={chat} seat={seat} number={number} />}
    </div>
  );
}

/** Takes one’s own seat back from the bot that keeps it. */
function ComeBack({
  session,
  onDone,
}: {
  readonly session: Place['session'];
  readonly onDone: () => void;
}): ReactNode {
  const words = useWebWords();
  const { online } = useSyncExternalStore(session.subscribe, session.snapshot);
  return (
    <button
      type="button"
      className="tw-button tw-primary"
      disabled={online?.underWay !== undefined}
      onClick={() => {
        session.comeBack();
        onDone();
      }}
    >
      {words('people.come-back')}
    </button>
  );
}

/** Whether one wants to read nothing that is said from a seat. */
function Mute({
  chat: { muted, mute },
  seat,
  number,
}: {
  readonly chat: Chat;
  readonly seat: SeatFace;
  readonly number: number;
}): ReactNode {
  const words = useWebWords();
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={muted.includes(number)}
        onChange={({ target }) => mute(number, target.checked)}
      />
      {words('chat.mute')}
      <span className="tw-visually-hidden">: {seat.name}</span>
    </label>
  );
}
