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
  chat: { muted, mute },
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
  const { online } = useSyncExternalStore(session.subscribe, session.snapshot);
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
      {playing && here && isBot && (
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
      )}
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
      {!own && seat.kind === 'person' && (
        <label className="check">
          <input
            type="checkbox"
            checked={muted.includes(number)}
            onChange={({ target }) => mute(number, target.checked)}
          />
          {words('chat.mute')}
          <span className="tw-visually-hidden">: {seat.name}</span>
        </label>
      )}
    </div>
  );
}
