import type { SeatFace, TableFace } from '@tablewright/protocol';
import { SeatBadge, seatMark } from '@tablewright/table-kit';
import { Armchair } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWebWords } from '../../web-words.ts';
import { useSeatWords } from '../texts/seat-words.ts';

/** Who sits where at a table that gathers: people, bots, free seats. */
export function Sitters({
  face: { seats },
  own,
  botName,
  actions,
}: {
  readonly face: TableFace;
  /** One’s own seats. */
  readonly own: readonly number[];
  /** What a bot of that policy is called; without it, a bot is a bot. */
  readonly botName?: (policy: string) => string;
  /** What can be done about a seat. */
  readonly actions?: (seat: SeatFace, number: number) => ReactNode;
}): ReactNode {
  const words = useWebWords();
  return (
    <ol className="sitters" aria-label={words('new.seats')}>
      {seats.map((seat, number) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seats are known by their number
        <li key={number} data-kind={seat.kind} data-seat={number} tabIndex={-1}>
          <Sitter seat={seat} number={number} own={own.includes(number)} botName={botName} />
          {actions?.(seat, number)}
        </li>
      ))}
    </ol>
  );
}

function Sitter({
  seat: { kind, name, mark, policy, here, late, host, offered },
  number,
  own,
  botName,
}: {
  readonly seat: SeatFace;
  readonly number: number;
  readonly own: boolean;
  readonly botName: ((policy: string) => string) | undefined;
}): ReactNode {
  const words = useWebWords();
  const { seatName } = useSeatWords();
  if (kind === 'open') {
    return (
      <>
        <Armchair className="sitter-free" aria-hidden="true" size={24} />
        <span className="sitter-words">
          <span className="sitter-name">{seatName(number)}</span>
          <span className="tw-quiet">
            {offered === undefined ? words('seat.free') : words('seat.offered', { name: offered })}
          </span>
        </span>
      </>
    );
  }
  const what =
    kind === 'bot'
      ? policy !== undefined && botName !== undefined
        ? words('new.bot', { policy: botName(policy) })
        : words('seat.bot')
      : words(own ? 'seat.you' : 'seat.person');
  return (
    <>
      <SeatBadge mark={seatMark(number, mark)} size={28} />
      <span className="sitter-words">
        <span className="sitter-name">{name}</span>
        <span className="tw-quiet">
          {what}
          {host && <span className="sitter-host">{words('seat.host')}</span>}
          {here !== undefined && (
            <span className="presence" data-here={here}>
              <i aria-hidden="true" />
              {words(here ? 'seat.here' : 'seat.away')}
            </span>
          )}
          {late && <span className="seat-late">{words('seat.late')}</span>}
        </span>
      </span>
    </>
  );
}
