import type { Game, Seat } from '@tablewright/engine';
import type { ReactNode } from 'react';
import { botsOf } from '../../new-table/bots.ts';
import { useWebWords } from '../../web-words.ts';
import { useSeatWords } from '../texts/seat-words.ts';

/** The choice among the bots of a game for one seat. */
export function BotChoice({
  game,
  seat,
  policy,
  botName,
  onChoose,
}: {
  readonly game: Game;
  readonly seat: Seat;
  /** The one that is chosen. */
  readonly policy: string;
  readonly botName: (policy: string) => string;
  readonly onChoose: (policy: string) => void;
}): ReactNode {
  const words = useWebWords();
  const { seatName } = useSeatWords();
  return (
    <select
      value={policy}
      aria-label={words('seat.fill.level', { seat: seatName(seat) })}
      onChange={({ target }) => onChoose(target.value)}
    >
      {botsOf(game).map((name) => (
        <option key={name} value={name}>
          {words('new.bot', { policy: botName(name) })}
        </option>
      ))}
    </select>
  );
}
