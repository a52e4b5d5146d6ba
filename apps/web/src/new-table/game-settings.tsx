import { type Game, type OptionProblem, seatLetter } from '@tablewright/engine';
import type { TablePlan } from '@tablewright/engine/table-plan';
import type { Speaker } from '@tablewright/words';
import type { ReactNode } from 'react';
import { useWebWords } from '../web-words.ts';
import { OptionFields } from './option-fields.tsx';
import type { SettingValues } from './setting-values.ts';

/** The settings of a game that are not asked first. */
export function GameSettings({
  game,
  plan,
  speaker,
  seatNames,
  values,
  problems,
  onChange,
}: {
  readonly game: Game;
  readonly plan: TablePlan;
  readonly speaker: Speaker;
  /** What the seats are called; an empty name is not known yet. */
  readonly seatNames: readonly string[];
  readonly values: SettingValues;
  readonly problems: readonly OptionProblem[];
  readonly onChange: (values: SettingValues) => void;
}): ReactNode {
  const words = useWebWords();
  return (
    <OptionFields
      schema={game.options}
      groups={plan.groups}
      speaker={speaker}
      seatNames={seatNames.map(
        (name, seat) => name || words('seat.name', { letter: seatLetter(seat) }),
      )}
      values={values}
      problems={problems}
      onChange={onChange}
    />
  );
}
