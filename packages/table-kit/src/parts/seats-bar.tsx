import type { Observer, Seat } from '@tablewright/engine';
import { Bot, User } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SeatFace } from '../board.ts';
import { HUMAN } from '../session/hand-over.ts';
import type { HeardClocks } from '../session/online-state.ts';
import { sayOrShow } from '../spoken.ts';
import { useTable } from '../table-context.tsx';
import { useWords } from '../words.tsx';
import { SeatBadge } from './seat-badge.tsx';
import { SeatClock } from './seat-clock.tsx';

/** Who sits where, who plays, for whom the table waits, and how long each may still think. */
export function SeatsBar({
  observer,
  thinking,
  clocks,
  mayTake,
  onTake,
}: {
  readonly observer: Observer;
  /** The bot that thinks now. */
  readonly thinking?: Seat | undefined;
  /** At tables with a clock, once they play. */
  readonly clocks?: HeardClocks | undefined;
  /** People at this screen who could take the device now. */
  readonly mayTake: readonly Seat[];
  readonly onTake: (seat: Seat) => void;
}): ReactNode {
  const { seats } = useTable();
  const words = useWords();
  const said = (face: SeatFace): ReactNode => (
    <SeatWords face={face} observer={observer} thinks={face.seat === thinking} clocks={clocks} />
  );
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
              {said(face)}
            </button>
          ) : (
            <span className="tw-seat">{said(face)}</span>
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
  clocks,
}: {
  readonly face: SeatFace;
  readonly observer: Observer;
  readonly thinks: boolean;
  readonly clocks: HeardClocks | undefined;
}): ReactNode {
  const { speaker } = useTable();
  const words = useWords();
  const human = face.player === HUMAN;
  const player = human
    ? words('seats.human')
    : words('seats.bot', { policy: sayOrShow(speaker, { key: `bot.${face.player}` }) });
  const Icon = human ? User : Bot;
  const states = [
    ...(face.away ? [words('seats.away')] : []),
    ...(face.kept ? [words('seats.kept')] : []),
    ...(face.deciding ? [words(thinks ? 'seats.thinks' : 'seats.decides')] : []),
  ];
  return (
    <>
      <SeatBadge mark={face.mark} />
      <span className="tw-seat-name">{face.name}</span>
      <span className="tw-seat-player" data-bot={!human || undefined} title={player}>
        <Icon size={16} role="img" aria-label={player} />
      </span>
      {clocks !== undefined && <SeatClock clocks={clocks} seat={face.seat} />}
      {states.length > 0 && (
        <span className="tw-seat-state" data-thinks={thinks || undefined}>
          {states.join(' · ')}
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
