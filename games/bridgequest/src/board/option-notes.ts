import type { ChoiceView, Option } from '@tablewright/engine';
import type { OptionNote } from '@tablewright/table-kit/board';
import { printedCard } from '../explain/index.ts';
import type { BridgeView } from '../view.ts';
import { endOf } from './actions.ts';
import { briefOf } from './cards/card-print.ts';
import { boardText, boardTextIfKnown, speakOnBoard } from './words.ts';

/** What the cards say that the actions of a turn or a combat name. */
export function notes(
  _view: BridgeView,
  choice: ChoiceView,
  locale: string,
): readonly OptionNote[] {
  speakOnBoard(locale);
  if (choice.why.key === 'choice.ask-which-ally') return choice.options.map(allyNote);
  if (choice.why.key === 'choice.discard') return choice.options.flatMap(goingOff);
  if (endOf(choice) === undefined) return [];
  return choice.options.flatMap(({ id, names = {} }) => {
    // What is avoided is what the monster’s card says.
    const card = printedCard(String(names.card ?? names.source ?? names.foe ?? ''));
    return card === undefined ? [] : [{ option: id, text: briefOf(card) }];
  });
}

/** What an ally is rolled under (BQ-ALLY-02). */
function allyNote({ id, names = {} }: Option): OptionNote {
  return { option: id, text: boardText('board.sheet.under', { n: Number(names.n) }) };
}

/** What a card does that leaves the hand for the discards (BQ-CARD-05); most do nothing. */
function goingOff({ id, names = {} }: Option): readonly OptionNote[] {
  const type = printedCard(String(names.card ?? ''))?.type;
  const text = boardTextIfKnown(`board.discard.${type}`);
  return text === undefined ? [] : [{ option: id, text }];
}
