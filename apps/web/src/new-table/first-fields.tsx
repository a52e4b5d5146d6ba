import type { Game, OptionProblem } from '@tablewright/engine';
import type { FirstSetting, TablePlan } from '@tablewright/engine/table-plan';
import { readable } from '@tablewright/table-kit';
import type { Speaker } from '@tablewright/words';
import type { ReactNode } from 'react';
import { useWebWords } from '../web-words.ts';
import { CardEmblem, type ChoiceCard, ChoiceCards } from './choice-cards.tsx';
import { knownChance } from './known-chance.ts';
import { type SettingValues, withSetting } from './setting-values.ts';
import { useSettingWords } from './setting-words.ts';
import { WrongSetting } from './wrong-setting.tsx';

/** The settings that matter first, as cards. */
export function FirstFields({
  game,
  plan,
  speaker,
  seatCount,
  values,
  problems,
  onChange,
}: {
  readonly game: Game;
  readonly plan: TablePlan;
  readonly speaker: Speaker;
  readonly seatCount: number;
  readonly values: SettingValues;
  readonly problems: readonly OptionProblem[];
  readonly onChange: (values: SettingValues) => void;
}): ReactNode {
  const words = useWebWords();
  const chanceWith = (option: string, value: string): string | undefined => {
    if (!plan.chances?.options.includes(option)) return undefined;
    const known = knownChance(game, plan, { ...values, [option]: value }, seatCount);
    if (known === undefined) return undefined;
    const bots = speaker.sayIfKnown({ key: `bot.${known.bots}` }) ?? known.bots;
    return words('new.chance', { share: known.share, bots });
  };
  return plan.first.map((setting) => (
    <FirstField
      key={setting.option}
      game={game}
      setting={setting}
      speaker={speaker}
      seatCount={seatCount}
      value={values[setting.option]}
      chanceWith={chanceWith}
      problem={problems.find(({ option }) => option === setting.option)?.message}
      onChange={(value) => onChange(withSetting(game.options, values, setting.option, value))}
    />
  ));
}

function FirstField({
  game: { id: game, options },
  setting: { option, emblems, reads, usual },
  speaker,
  seatCount,
  value,
  chanceWith,
  problem,
  onChange,
}: {
  readonly game: Game;
  readonly setting: FirstSetting;
  readonly speaker: Speaker;
  readonly seatCount: number;
  /** Nothing while it is the default. */
  readonly value: unknown;
  /** What is known of how such a table fares. */
  readonly chanceWith: (option: string, value: string) => string | undefined;
  readonly problem: string | undefined;
  readonly onChange: (value: unknown) => void;
}): ReactNode {
  const say = useSettingWords(speaker, options, []);
  const words = useWebWords();
  const spec = options[option];
  if (spec === undefined) return null;
  const read = reads?.[String(value ?? spec.default)];
  const card = (one: string): ChoiceCard => ({
    id: one,
    name: say(option, one),
    line: [speaker.sayIfKnown({ key: `plan.${option}.${one}` }), chanceWith(option, one)]
      .filter((part) => part !== undefined)
      .join(' '),
    picture: emblems?.[one] && <CardEmblem d={emblems[one]} />,
  });
  const common = {
    legend: speaker.sayIfKnown({ key: `setting.${option}` }) ?? readable(option),
    help:
      speaker.sayIfKnown({ key: `plan.${option}` }) ??
      speaker.sayIfKnown({ key: `setting.${option}.help` }),
    setting: option,
    problem: problem && <WrongSetting name={option} speaker={speaker} problem={problem} />,
    // Beside the form, which would be begun anew otherwise.
    more: read !== undefined && (
      <a href={`/rules/${game}#${read}`} target="_blank" rel="noreferrer">
        {words('new.reads', { what: say(option, value ?? spec.default) })}
      </a>
    ),
  };
  switch (spec.kind) {
    case 'choice':
      if (spec.values.length < 2) return null;
      return (
        <ChoiceCards
          {...common}
          cards={spec.values.map(card)}
          chosen={[String(value ?? spec.default)]}
          onChoose={onChange}
        />
      );
    case 'list': {
      const listed = (value ?? spec.default) as readonly string[];
      const usually = usual?.(seatCount) ?? [];
      const chosen = listed.length > 0 ? listed : usually;
      return (
        <ChoiceCards
          {...common}
          many
          cards={(spec.values ?? []).map(card)}
          chosen={chosen}
          onChoose={(one) => {
            const next = toggled(chosen, one);
            onChange(next.join() === usually.join() ? [] : next);
          }}
        />
      );
    }
    case 'number': {
      const numbers = Array.from({ length: spec.max - spec.min + 1 }, (_, at) => spec.min + at);
      return (
        <ChoiceCards
          {...common}
          small
          cards={numbers.map((number) => ({ id: `${number}`, name: `${number}` }))}
          chosen={[String(value ?? spec.default)]}
          onChoose={(number) => onChange(Number(number))}
        />
      );
    }
    case 'flag':
      return null;
  }
}

function toggled(list: readonly string[], one: string): readonly string[] {
  return list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
}
