import type { SeatFace, TableFace } from '@tablewright/protocol';
import { presentationOf } from '@tablewright/registry/presentation';
import { SeatBadge } from '@tablewright/table-kit';
import { Face } from '@tablewright/table-kit/face';
import { facesAt } from '@tablewright/table-kit/faces';
import { Armchair } from 'lucide-react';
import type { ReactNode } from 'react';
import { seatMarkOf } from '../../parts/seat-mark-of.ts';
import { useWebWords } from '../../web-words.ts';
import { useSeatWords } from '../texts/seat-words.ts';

/** Who sits where at a table that gathers: people, bots, free seats. */
export function Sitters({
  face: { game, seats },
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
  const faces = facesAt(
    presentationOf(game).material,
    seats.map(({ name }) => name),
  );
  return (
    <ol className="sitters" aria-label={words('new.seats')}>
      {seats.map((seat, number) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seats are known by their number
        <li key={number} data-kind={seat.kind} data-seat={number} tabIndex={-1}>
          <Sitter
            seat={seat}
            game={game}
            number={number}
            own={own.includes(number)}
            botName={botName}
            portrait={faces[number]}
          />
          {actions?.(seat, number)}
        </li>
      ))}
    </ol>
  );
}

function Sitter({
  seat: { kind, name, mark, policy, here, late, host, offered },
  game,
  number,
  own,
  botName,
  portrait,
}: {
  readonly seat: SeatFace;
  /** Id of the game. */
  readonly game: string;
  readonly number: number;
  readonly own: boolean;
  readonly botName: ((policy: string) => string) | undefined;
  /** The address of a face. */
  readonly portrait: string | undefined;
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
      <span className="sitter-face">
        <Face address={portrait} size={40} />
        <SeatBadge mark={seatMarkOf(game, number, mark)} size={portrait === undefined ? 28 : 20} />
      </span>
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
