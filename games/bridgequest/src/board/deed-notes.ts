import type { ChoiceView, Option } from '@tablewright/engine';
import type { OptionNote } from '@tablewright/table-kit/board';
import type { BridgeView } from '../view.ts';
import { boardText } from './words.ts';

/** A number that checks are rolled under. */
type Checked = 'WIS' | 'DEX' | 'CON';

/** What an action does of which no card speaks, by the beginning of its id. */
const DEEDS = {
  walk: 'board.deed.walk',
  sell: 'board.deed.sell',
  trade: 'board.deed.trade',
  'ask-ally': 'board.deed.ask-ally',
  rescue: 'board.deed.rescue',
  'change-row': 'board.deed.change-row',
  'change-column': 'board.deed.change-column',
  'open-portal': 'board.deed.open-portal',
  bend: 'board.deed.bend',
  'leave-game': 'board.deed.leave-game',
  'close-bridge': 'board.deed.close-bridge',
  'run-away': 'board.deed.run-away',
  'change-gear': 'board.deed.change-gear',
  'pass-item': 'board.deed.pass-item',
} as const;

/** By what number actions are checked. */
const CHECKED: Readonly<Record<string, Checked>> = {
  avoid: 'WIS',
  'change-gear': 'DEX',
  'pass-item': 'DEX',
};

/** Questions that a yes answers with a check. */
const CHECKS: Readonly<Record<string, Checked>> = {
  'choice.avoid-by-wisdom': 'WIS',
  'choice.take-passed': 'DEX',
  'choice.fight-the-rest': 'CON',
  'choice.check-against-death': 'CON',
};

/** What an action does that has no card, and under what its check is rolled; nothing where there is nothing to say. */
export function deedText(view: BridgeView, seat: number, { id }: Option): string | undefined {
  const [deed = ''] = id.split('/');
  const does = Object.hasOwn(DEEDS, deed) ? boardText(DEEDS[deed as keyof typeof DEEDS]) : '';
  const number = CHECKED[deed];
  const check = number === undefined ? '' : checkText(view, seat, number);
  return [does, check].filter((one) => one !== '').join(' ') || undefined;
}

/** Under what a check is rolled that a yes brings. */
export function checkNotes(view: BridgeView, choice: ChoiceView): readonly OptionNote[] {
  const number = CHECKS[choice.why.key];
  const n = number && view.heroes?.[choice.seat]?.sheet[number];
  return n === undefined ? [] : [{ option: 'yes', text: boardText('board.note.under', { n }) }];
}

/** Whether checks are asked about here. */
export const isCheck = ({ why }: ChoiceView): boolean => Object.hasOwn(CHECKS, why.key);

function checkText({ heroes }: BridgeView, seat: number, stat: Checked): string {
  const n = heroes?.[seat]?.sheet[stat];
  return n === undefined ? '' : boardText('board.note.check', { stat, n });
}
