import { levelNames, policyNames } from '@tablewright/bots';
import type { Game, Text } from '@tablewright/engine';
import { HUMAN, SeatBadge, sayOrShow, seatMark } from '@tablewright/table-kit';
import type { Speaker } from '@tablewright/words';
import type { ReactNode } from 'react';
import type { WebTextKey } from '../texts/en.ts';
import { useWebWords } from '../web-words.ts';

/** A seat as it is being set up. */
export interface PlannedSeat {
  /** Stays with the seat while others are added and taken away. */
  readonly key: number;
  readonly name: string;
  /** `human`, or the name of a policy. */
  readonly player: string;
}

/** Longest name of a seat. */
const LONGEST_NAME = 24;

const NAMES = ['Lya', 'Tom', 'Ines', 'Karl', 'Mira', 'Otto', 'Ruth', 'Sven'];

/** The usual seats of a game: one person and bots. */
export function plannedSeats(game: Game): readonly PlannedSeat[] {
  return Array.from({ length: game.seats.default }, (_, seat) => newSeat(game, seat));
}

/** What is wrong with the seats, if anything. */
export function seatProblem(
  seats: readonly PlannedSeat[],
): { readonly key: WebTextKey; readonly params: NonNullable<Text['params']> } | undefined {
  const names = seats.map(({ name }) => name.trim());
  if (names.some((name) => name === '' || name.length > LONGEST_NAME)) {
    return { key: 'new.name-missing', params: { most: LONGEST_NAME } };
  }
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  return twice === undefined ? undefined : { key: 'new.name-twice', params: { name: twice } };
}

/** How many sit at the table, what they are called, and who plays. */
export function SeatFields({
  game,
  speaker,
  seats,
  onChange,
}: {
  readonly game: Game;
  readonly speaker: Speaker;
  readonly seats: readonly PlannedSeat[];
  readonly onChange: (seats: readonly PlannedSeat[]) => void;
}): ReactNode {
  const words = useWebWords();
  const { min, max } = game.seats;
  const change = (at: number, part: Partial<PlannedSeat>): void =>
    onChange(seats.map((seat, i) => (i === at ? { ...seat, ...part } : seat)));
  return (
    <fieldset>
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
            <input
              type="text"
              value={seat.name}
              maxLength={LONGEST_NAME}
              autoComplete="off"
              aria-label={words('new.name', { seat: seatMark(at).letter })}
              onChange={(event) => change(at, { name: event.target.value })}
            />
            <select
              value={seat.player}
              aria-label={words('new.player', { seat: seatMark(at).letter })}
              onChange={(event) => change(at, { player: event.target.value })}
            >
              <option value={HUMAN}>{words('new.human')}</option>
              {botsOf(game).map((name) => (
                <option key={name} value={name}>
                  {words('new.bot', { policy: sayOrShow(speaker, { key: `bot.${name}` }) })}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ol>
      {levelNames(game).length > 0 && (
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

/** The bots to choose from: the levels of the game, or all its bots where it has no levels. */
function botsOf(game: Game): readonly string[] {
  const levels = levelNames(game);
  return levels.length > 0 ? levels : policyNames(game);
}

function newSeat(game: Game, seat: number): PlannedSeat {
  const levels = levelNames(game);
  const bot = levels.find((level) => level === 'seasoned') ?? Object.keys(game.bots)[0] ?? 'random';
  return {
    key: seat,
    name: NAMES[seat] ?? seatMark(seat).letter,
    player: seat === 0 ? HUMAN : bot,
  };
}
