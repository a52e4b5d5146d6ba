import { levelNames } from '@tablewright/bots';
import type { Game } from '@tablewright/engine';
import { HUMAN, SeatBadge, sayOrShow, seatMark } from '@tablewright/table-kit';
import type { Speaker } from '@tablewright/words';
import type { ReactNode } from 'react';
import { LONGEST_NAME } from '../online/server/limits.ts';
import { useWebWords } from '../web-words.ts';
import { botsOf } from './bots.ts';
import { newSeat, ONLINE_PEOPLE, type PlannedSeat, type Where } from './planned-seat.ts';

/** How many sit at the table, what they are called, and who plays. */
export function SeatFields({
  game,
  speaker,
  where,
  seats,
  wrong,
  onChange,
}: {
  readonly game: Game;
  readonly speaker: Speaker;
  readonly where: Where;
  readonly seats: readonly PlannedSeat[];
  /** The id of what says what is wrong with them, if something is. */
  readonly wrong: string | undefined;
  readonly onChange: (seats: readonly PlannedSeat[]) => void;
}): ReactNode {
  const words = useWebWords();
  const { min, max } = game.seats;
  const hasBots =
    where === 'here' ||
    seats.some(({ online }) => !ONLINE_PEOPLE.some((person) => person === online));
  const change = (at: number, part: Partial<PlannedSeat>): void =>
    onChange(seats.map((seat, i) => (i === at ? { ...seat, ...part } : seat)));
  return (
    <fieldset aria-describedby={wrong}>
      <legend>{words('new.seats')}</legend>
      <div className="seat-count">
        <button
          type="button"
          className="tw-icon-button"
          aria-label={words('new.fewer-seats')}
          disabled={seats.length <= min}
          onClick={() => onChange(seats.slice(0, -1))}
        >
          −
        </button>
        <output>{words('new.count', { count: seats.length })}</output>
        <button
          type="button"
          className="tw-icon-button"
          aria-label={words('new.more-seats')}
          disabled={seats.length >= max}
          onClick={() => onChange([...seats, newSeat(game, seats.length)])}
        >
          +
        </button>
        <span className="tw-quiet">
          {words('new.seats.range', { title: game.title, min, max })}
        </span>
      </div>
      <ol className="seat-fields">
        {seats.map((seat, at) => (
          <li key={seat.key}>
            <SeatBadge mark={seatMark(at)} size={28} />
            <NameField seat={seat} at={at} where={where} onChange={(part) => change(at, part)} />
            <select
              value={where === 'here' ? seat.player : seat.online}
              aria-label={words('new.player', { seat: seatMark(at).letter })}
              onChange={({ target: { value } }) =>
                change(at, where === 'here' ? { player: value } : { online: value })
              }
            >
              {where === 'here' ? (
                <option value={HUMAN}>{words('new.human')}</option>
              ) : (
                ONLINE_PEOPLE.map((who) => (
                  <option key={who} value={who}>
                    {words(`new.${who}`)}
                  </option>
                ))
              )}
              {botsOf(game).map((name) => (
                <option key={name} value={name}>
                  {words('new.bot', { policy: sayOrShow(speaker, { key: `bot.${name}` }) })}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ol>
      {levelNames(game).length > 0 && hasBots && (
        <dl className="seat-levels tw-quiet">
          {levelNames(game).map((name) => (
            <div key={name}>
              <dt>{sayOrShow(speaker, { key: `bot.${name}` })}</dt>
              <dd>{speaker.sayIfKnown({ key: `bot.${name}.help` })}</dd>
            </div>
          ))}
        </dl>
      )}
    </fieldset>
  );
}

/** What a seat is called; a friend says so when they sit down. */
function NameField({
  seat,
  at,
  where,
  onChange,
}: {
  readonly seat: PlannedSeat;
  readonly at: number;
  readonly where: Where;
  readonly onChange: (part: Partial<PlannedSeat>) => void;
}): ReactNode {
  const words = useWebWords();
  if (where === 'online' && seat.online === 'friend') {
    return <span className="seat-friend tw-quiet">{words('new.friend.name')}</span>;
  }
  const own = where === 'online' && seat.online === 'me';
  return (
    <input
      type="text"
      value={own ? seat.ownName : seat.name}
      maxLength={LONGEST_NAME}
      autoComplete={own ? 'nickname' : 'off'}
      placeholder={own ? words('seat.name.label') : undefined}
      data-own={own || undefined}
      aria-label={words('new.name', { seat: seatMark(at).letter })}
      onChange={({ target }) => onChange(own ? { ownName: target.value } : { name: target.value })}
    />
  );
}
