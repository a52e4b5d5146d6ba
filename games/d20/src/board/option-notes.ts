import type { ChoiceView, Option, Text } from '@tablewright/engine';
import type { OptionNote } from '@tablewright/table-kit/board';
import { attackOdds, spellFacts, taskFacts } from '../explain/index.ts';
import type { CreatureId } from '../model.ts';
import type { D20View } from '../view.ts';
import { attackWords } from './odds-words.ts';
import { boardText, percent, speakOnBoard } from './words.ts';

/** What deeds promise, as far as it can be counted from what is seen. */
export function notes(
  view: D20View,
  choice: ChoiceView,
  locale: string,
  _say: (text: Text) => string,
): readonly OptionNote[] {
  const { key, params } = choice.why;
  if (key !== 'choice.deed' && key !== 'choice.calm') return [];
  speakOnBoard(locale);
  const who = Number(params?.creature ?? -1);
  return choice.options.flatMap((option) => {
    const text = noteOf(view, Number(option.names?.by ?? who), option);
    return text === undefined ? [] : [{ option: option.id, text }];
  });
}

function noteOf(view: D20View, who: CreatureId, { names = {} }: Option): string | undefined {
  const { attack, creature, spell, task } = names;
  if (typeof attack === 'string' && typeof creature === 'number')
    return attackNote(view, who, attack, creature);
  if (typeof spell === 'string') return spellNote(view, who, spell);
  return typeof task === 'string' ? taskNote(view, who, task) : undefined;
}

function attackNote(
  view: D20View,
  who: CreatureId,
  attack: string,
  at: CreatureId,
): string | undefined {
  const odds = attackOdds(view, [], who, attack, at);
  return odds === undefined ? undefined : attackWords(odds);
}

function spellNote(view: D20View, who: CreatureId, id: string): string | undefined {
  const spell = spellFacts(view, who).find((one) => one.id === id);
  if (spell === undefined) return undefined;
  const { target, chance } = spell;
  return boardText('board.sheet.casting', { target, chance: percent(chance) });
}

function taskNote(view: D20View, who: CreatureId, task: string): string | undefined {
  const ways = taskFacts(view, who, task)?.ways ?? [];
  const chances = ways.flatMap(({ chance }) => (chance === undefined ? [] : [chance]));
  if (chances.length === 0) return undefined;
  return boardText('board.chance', { chance: percent(Math.max(...chances)) });
}
