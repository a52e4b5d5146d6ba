import { levelNames } from '@tablewright/bots';
import type { Game } from '@tablewright/engine';
import { sayOrShow } from '@tablewright/table-kit';
import type { Speaker } from '@tablewright/words';
import type { ReactNode } from 'react';
import { useWebWords } from '../web-words.ts';
import { ChoiceCards } from './choice-cards.tsx';
import { botLevel, isBot, withBots } from './company.ts';
import type { PlannedSeat, Where } from './planned-seat.ts';

/** How good all bots at the table are, in a game whose bots have levels. */
export function LevelField({
  game,
  speaker,
  where,
  seats,
  onChange,
}: {
  readonly game: Game;
  readonly speaker: Speaker;
  readonly where: Where;
  readonly seats: readonly PlannedSeat[];
  readonly onChange: (seats: readonly PlannedSeat[]) => void;
}): ReactNode {
  const words = useWebWords();
  const levels = levelNames(game);
  if (levels.length === 0 || !seats.some((seat) => isBot(seat, where))) return null;
  const level = botLevel(seats, where);
  return (
    <ChoiceCards
      legend={words('new.level')}
      cards={levels.map((name, at) => ({
        id: name,
        name: sayOrShow(speaker, { key: `bot.${name}` }),
        line: speaker.sayIfKnown({ key: `bot.${name}.help` }),
        picture: (
          <span className="level-steps" aria-hidden="true">
            {levels.map((step, place) => (
              <i key={step} data-filled={place <= at || undefined} />
            ))}
          </span>
        ),
      }))}
      chosen={level === undefined ? [] : [level]}
      onChoose={(name) => onChange(withBots(seats, name))}
    />
  );
}
