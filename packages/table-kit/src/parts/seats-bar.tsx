import type { Observer, Seat } from '@tablewright/engine';
import { Bot, User } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SeatFace } from '../board.ts';
import { HUMAN } from '../session/hand-over.ts';
import { sayOrShow } from '../spoken.ts';
import { useTable } from '../table-context.tsx';
import { useWords } from '../words.tsx';
import { SeatBadge } from './seat-badge.tsx';

/** Who sits where, who plays, and for whom the table waits. */
export function SeatsBar({
  observer,
  thinking,
  mayTake,
  onTake,
}: {
  readonly observer: Observer;
  /** The bot that thinks now. */
  readonly thinking?: Seat | undefined;
  /** People at this screen who could take the device now. */
  readonly mayTake: readonly Seat[];
  readonly onTake: (seat: Seat) => void;
}): ReactNode {
  const { seats } = useTable();
  const words = useWords();
  return (
    <ul className="tw-seats" aria-label={words('seats.label')}>
      {seats.map((face) => (
        <li key={face.seat} data-deciding={face.deciding || undefined}>
          {face.seat !== observer && mayTake.includes(face.seat) ? (
            <button
              type="button"
              className="tw-seat"
              title={words('panel.pass-to', { seat: face.name })}
              onClick={() => onTake(face.seat)}
            >
              <SeatWords face={face} observer={observer} thinks={face.seat === thinking} />
            </button>
          ) : (
            <span className="tw-seat">
              <SeatWords face={face} observer={observer} thinks={face.seat === thinking} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function SeatWords({
  face,
  observer,
  thinks,
}: {
  readonly face: SeatFace;
  readonly observer: Observer;
  readonly thinks: boolean;
}): ReactNode {
  const { speaker } = useTable();
  const words = useWords();
  const human = face.player === HUMAN;
  const player = human
    ? words('seats.human')
    : words('seats.bot', { policy: sayOrShow(speaker, { key: `bot.${face.player}` }) });
  const Icon = human ? User : Bot;
  return (
    <>
      <SeatBadge mark={face.mark} />
      <span className="tw-seat-name">{face.name}</span>
      <span className="tw-seat-player" title={player}>
        <Icon size={16} aria-label={player} />
      </span>
      {face.deciding && (
        <span className="tw-seat-state" data-thinks={thinks || undefined}>
          {words(thinks ? 'seats.thinks' : 'seats.decides')}
          {thinks && (
            <span className="tw-thinking" aria-hidden="true">
              <i />
              <i />
              <i />
            </span>
          )}
        </span>
      )}
      {!face.deciding && face.seat === observer && (
        <span className="tw-visually-hidden">{words('seats.looks')}</span>
      )}
    </>
  );
}
