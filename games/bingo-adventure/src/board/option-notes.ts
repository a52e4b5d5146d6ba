import type { ChoiceView, Text } from '@tablewright/engine';
import type { OptionNote } from '@tablewright/table-kit/board';
import { inDanger, isMarkedAt, mayEnd, monsterPlans, standingOf } from '../explain/index.ts';
import { type AdventureState, LETTERS } from '../model.ts';
import { boardText, monsterName, powerText, speakOnBoard } from './words.ts';

type Say = (text: Text) => string;

/** What the options of a choice do, as far as it can be counted, and advice for a first match. */
export function notes(
  view: AdventureState,
  choice: ChoiceView,
  locale: string,
  say: Say,
): readonly OptionNote[] {
  speakOnBoard(locale);
  switch (choice.why.key) {
    case 'choice.activate':
      return activations(view, choice, say);
    case 'choice.heal-targets':
    case 'choice.prevent':
      return characters(view, choice);
    case 'choice.heal-or-shield':
      return mending(choice);
    case 'choice.place-health':
    case 'choice.place-damage':
      return places(view, choice);
    default:
      return [];
  }
}

function activations(
  view: AdventureState,
  { options }: ChoiceView,
  say: Say,
): readonly OptionNote[] {
  const monster = monsterName(view.monster.kind);
  const plans = monsterPlans(view).map(({ power, targets }) => {
    const does = powerText(power) ?? '';
    const named = { monster, power: say({ key: `power.${power}` }), does };
    return targets.length === 0
      ? boardText('board.hint.plan', named)
      : boardText('board.hint.plan-on', { ...named, targets: targets.join(', ') });
  });
  const dangers = inDanger(view).map(({ name, pool }) =>
    boardText('board.hint.danger', { name, pool }),
  );
  const whole = [...plans, ...dangers].map((text): OptionNote => ({ text, hint: true }));
  const each = options.flatMap(({ id, names }): OptionNote[] => {
    if (id === 'ready') {
      const text = boardText(options.length > 1 ? 'board.hint.ready' : 'board.hint.ready-only');
      return [{ option: id, text, hint: true }];
    }
    const power = names?.power;
    const does = power === undefined ? undefined : powerText(String(power));
    if (does === undefined) return [];
    const facts: OptionNote[] = [{ option: id, text: does }];
    if (!mayEnd(view, String(power))) return facts;
    const ends = boardText('board.hint.ends', { monster, pool: view.monster.pool });
    return [...facts, { option: id, text: ends, hint: true }];
  });
  return [...whole, ...each];
}

/** How those stand who can be chosen. */
function characters(view: AdventureState, { options }: ChoiceView): readonly OptionNote[] {
  return options.flatMap(({ id, names }) => {
    const standing = standingOf(view, String(names?.character ?? id));
    if (standing === undefined) return [];
    const { pool, rating, pending } = standing;
    const key = pending > 0 ? 'board.note.pending' : 'board.note.pool';
    return [{ option: id, text: boardText(key, { pool, rating, pending }) }];
  });
}

function mending({ options }: ChoiceView): readonly OptionNote[] {
  return options.flatMap(({ id }) => {
    if (!id.endsWith('/shield')) return [];
    return [{ option: id, text: boardText('board.note.shield') }];
  });
}

/** Spaces whose markers would be lost. */
function places(view: AdventureState, { options }: ChoiceView): readonly OptionNote[] {
  const costly = options.filter(({ id, names }) => {
    const [sheet = '', card] = id.split('/');
    const square = String(names?.square ?? '');
    const column = LETTERS.findIndex((letter) => square.startsWith(letter));
    const space = 5 * (Number(square.slice(1)) - 1) + column;
    return isMarkedAt(view, sheet, card === '2' ? 1 : 0, space);
  });
  const lost = costly.map(({ id }) => ({ option: id, text: boardText('board.note.marker-lost') }));
  return lost;
}
