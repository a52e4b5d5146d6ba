import type { Game, OptionProblem } from '@tablewright/engine';
import type { Speaker } from '@tablewright/words';
import type { ReactNode } from 'react';
import { useWebWords } from '../web-words.ts';
import { BriefField } from './brief-field.tsx';
import { OptionFields } from './option-fields.tsx';
import { settingProblems } from './setting-problems.ts';

/** What of a game's settings differs from the defaults. */
export type SettingValues = Readonly<Record<string, unknown>>;

/** The settings of a game: the short match, where there is one, and each by itself. */
export function GameSettings({
  game,
  speaker,
  seatNames,
  values,
  problems,
  onChange,
}: {
  readonly game: Game;
  readonly speaker: Speaker;
  /** What the seats are called; an empty name is not known yet. */
  readonly seatNames: readonly string[];
  readonly values: SettingValues;
  readonly problems: readonly OptionProblem[];
  readonly onChange: (values: SettingValues) => void;
}): ReactNode {
  const words = useWebWords();
  const { brief } = game;
  return (
    <>
      {brief !== undefined && (
        <BriefField
          brief={brief}
          possible={settingProblems(game, { ...values, ...brief }, seatNames.length).length === 0}
          speaker={speaker}
          values={values}
          onChange={onChange}
        />
      )}
      <OptionFields
        schema={game.options}
        speaker={speaker}
        seatNames={seatNames.map((name, seat) => name || words('seat.name', { number: seat + 1 }))}
        values={values}
        problems={problems}
        onChange={onChange}
      />
    </>
  );
}
