import type { Game } from '@tablewright/engine';
import type { TablePlan } from '@tablewright/engine/table-plan';
import { HUMAN, SeatBadge, sayOrShow, seatMark } from '@tablewright/table-kit';
import type { Speaker } from '@tablewright/words';
import { Bot, User } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { LONGEST_NAME } from '../online/server/limits.ts';
import { seatMarkOf } from '../parts/seat-mark-of.ts';
import { useWebWords } from '../web-words.ts';
import { botsOf, nameAs } from './bots.ts';
import { botLevel, isBot, withBots } from './company.ts';
import { type KnownChance, knownChance } from './known-chance.ts';
import {
  newSeat,
  ONLINE_PEOPLE,
  type PlannedSeat,
  type SeatProblem,
  type Where,
} from './planned-seat.ts';
import type { SettingValues } from './setting-values.ts';

/** How many sit at the table, what they are called, who plays, and what is wrong with that. */
export function SeatFields({
  game,
  plan,
  speaker,
  where,
  seats,
  options,
  problem,
  onChange,
}: {
  readonly game: Game;
  readonly plan: TablePlan;
  readonly speaker: Speaker;
  readonly where: Where;
  readonly seats: readonly PlannedSeat[];
  /** What of the settings differs from the defaults. */
  readonly options: SettingValues;
  readonly problem: SeatProblem | undefined;
  readonly onChange: (seats: readonly PlannedSeat[]) => void;
}): ReactNode {
  const words = useWebWords();
  const wrong = useId();
  const change = (at: number, part: Partial<PlannedSeat>): void =>
    onChange(seats.map((seat, i) => (i === at ? { ...seat, ...part } : seat)));
  return (
    <>
      <fieldset aria-describedby={problem && wrong}>
        <legend>{words('new.seats')}</legend>
        <SeatCount game={game} where={where} seats={seats} onChange={onChange} />
        <SeatChance
          chance={knownChance(game, plan, options, seats.length)}
          speaker={speaker}
          count={seats.length}
        />
        <ol className="seat-fields">
          {seats.map((seat, at) => (
            <li key={seat.key} data-bot={isBot(seat, where) || undefined}>
              <SeatBadge mark={seatMarkOf(game.id, at)} size={28} />
              <span className="seat-kind">
                {isBot(seat, where) ? (
                  <Bot size={20} role="img" aria-label={words('new.is-bot')} />
                ) : (
                  <User size={20} aria-hidden="true" />
                )}
              </span>
              <NameField seat={seat} at={at} where={where} onChange={(part) => change(at, part)} />
              <PlayerField
                seat={seat}
                at={at}
                where={where}
                bots={botsOf(game)}
                speaker={speaker}
                onChange={(part) => change(at, part)}
              />
            </li>
          ))}
        </ol>
      </fieldset>
      {problem !== undefined && (
        <p id={wrong} className="problem" role="alert">
          {words(problem.key, problem.params)}
        </p>
      )}
    </>
  );
}

/** How often tables with so many seats win, where that was counted. */
function SeatChance({
  chance,
  speaker,
  count,
}: {
  readonly chance: KnownChance | undefined;
  readonly speaker: Speaker;
  readonly count: number;
}): ReactNode {
  const words = useWebWords();
  if (chance === undefined) return null;
  const bots = sayOrShow(speaker, { key: `bot.${chance.bots}` });
  return (
    <p className="seat-chance tw-quiet" role="status">
      {words('new.chance.seats', { count, share: chance.share, bots })}
    </p>
  );
}

/** How many seats there are, with one more or one less of them. */
function SeatCount({
  game,
  where,
  seats,
  onChange,
}: {
  readonly game: Game;
  readonly where: Where;
  readonly seats: readonly PlannedSeat[];
  readonly onChange: (seats: readonly PlannedSeat[]) => void;
}): ReactNode {
  const words = useWebWords();
  const { min, max } = game.seats;
  return (
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
        onClick={() => {
          const level = botLevel(seats, where);
          const added = [newSeat(game, seats.length)];
          onChange([...seats, ...(level === undefined ? added : withBots(added, level))]);
        }}
      >
        +
      </button>
      <span className="tw-quiet">{words('new.seats.range', { title: game.title, min, max })}</span>
    </div>
  );
}

/** Who plays on a seat: at this screen people or bots, online also who is yet to come. */
function PlayerField({
  seat,
  at,
  where,
  bots,
  speaker,
  onChange,
}: {
  readonly seat: PlannedSeat;
  readonly at: number;
  readonly where: Where;
  readonly bots: readonly string[];
  readonly speaker: Speaker;
  readonly onChange: (part: Partial<PlannedSeat>) => void;
}): ReactNode {
  const words = useWebWords();
  const here = where === 'here';
  return (
    <select
      value={here ? seat.player : seat.online}
      aria-label={words('new.player', { seat: seatMark(at).letter })}
      onChange={({ target: { value } }) =>
        onChange(
          here ? { player: value, name: nameAs(seat.name, value !== HUMAN) } : { online: value },
        )
      }
    >
      {here ? (
        <option value={HUMAN}>{words('new.human')}</option>
      ) : (
        ONLINE_PEOPLE.map((who) => (
          <option key={who} value={who}>
            {words(`new.${who}`)}
          </option>
        ))
      )}
      {bots.map((name) => (
        <option key={name} value={name}>
          {words('new.bot', { policy: sayOrShow(speaker, { key: `bot.${name}` }) })}
        </option>
      ))}
    </select>
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
      aria-label={words(isBot(seat, where) ? 'new.name.bot' : 'new.name', {
        seat: seatMark(at).letter,
      })}
      onChange={({ target }) => onChange(own ? { ownName: target.value } : { name: target.value })}
    />
  );
}
