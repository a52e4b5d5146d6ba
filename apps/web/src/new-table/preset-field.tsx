import type { Game } from '@tablewright/engine';
import type { Preset, TablePlan } from '@tablewright/engine/table-plan';
import type { Speaker } from '@tablewright/words';
import type { ReactNode } from 'react';
import { useWebWords } from '../web-words.ts';
import { CardEmblem, ChoiceCards } from './choice-cards.tsx';
import { type PlannedTable, presetOf, withPreset } from './plan-of.ts';
import type { Where } from './planned-seat.ts';
import { settingProblems } from './setting-problems.ts';

/** Whole tables, each set at one press. */
export function PresetField({
  game,
  plan,
  speaker,
  where,
  table,
  onChange,
}: {
  readonly game: Game;
  readonly plan: TablePlan;
  readonly speaker: Speaker;
  readonly where: Where;
  readonly table: PlannedTable;
  readonly onChange: (table: PlannedTable) => void;
}): ReactNode {
  const words = useWebWords();
  const { presets } = plan;
  if (presets.length < 2) return null;
  const chosen = presetOf(plan, table, where);
  const line = ({ id }: Preset): string | undefined =>
    speaker.sayIfKnown({ key: `preset.${id}.help` }) ??
    (id === 'quick' ? speaker.sayIfKnown({ key: 'brief.help' }) : undefined);
  return (
    <ChoiceCards
      legend={words('new.presets')}
      cards={presets.map((preset) => {
        const { id, emblem } = preset;
        const { seats, options } = withPreset(game, plan, preset, table);
        const possible = settingProblems(game, options, seats.length).length === 0;
        return {
          id,
          name: speaker.sayIfKnown({ key: `preset.${id}` }) ?? words(`new.preset.${id}`),
          line: possible ? line(preset) : words('new.brief.seats'),
          picture: emblem && <CardEmblem d={emblem} />,
          disabled: !possible && preset !== chosen,
        };
      })}
      chosen={chosen === undefined ? [] : [chosen.id]}
      onChoose={(id) => {
        const preset = presets.find((one) => one.id === id);
        if (preset !== undefined) onChange(withPreset(game, plan, preset, table));
      }}
    />
  );
}
