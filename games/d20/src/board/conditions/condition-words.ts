import { effectCalled, namedAs } from '../../called.ts';
import type { ConditionFacts } from '../../explain/index.ts';
import type { TableTop } from '../board-context.tsx';
import { endWords } from '../creature-words.ts';
import { boardText, boardTextIfKnown } from '../words.ts';

/** What a condition is called. */
export const conditionName = (
  { say }: Pick<TableTop, 'say'>,
  { kind }: Pick<ConditionFacts, 'kind'>,
): string => say(effectCalled(kind));

/** What a condition does to its bearer, in a sentence; nothing of what only its rule says. */
export const doesWords = ({ kind }: Pick<ConditionFacts, 'kind'>): string | undefined =>
  boardTextIfKnown(`board.does.${kind}`);

/** How long it lasts, what ends it, and whose it is (DT-COND-31). */
export function conditionWords(
  { say, nameOf }: Pick<TableTop, 'say' | 'nameOf'>,
  holder: number,
  { end, save, ability, by, isConcentration, isSuspended }: ConditionFacts,
): readonly string[] {
  return [
    endWords(end),
    ...(ability === undefined ? [] : [say(namedAs('ability', ability))]),
    ...(save === undefined ? [] : [saveWords(say, save)]),
    ...(by === undefined || by === holder ? [] : [boardText('board.by', { name: nameOf(by) })]),
    ...(isConcentration ? [boardText('board.concentration')] : []),
    ...(isSuspended ? [boardText('board.suspended')] : []),
  ];
}

function saveWords(
  say: TableTop['say'],
  { ability, target }: NonNullable<ConditionFacts['save']>,
): string {
  const name = say(namedAs('ability', ability));
  return target === undefined
    ? boardText('board.save.opposed', { ability: name })
    : boardText('board.save', { ability: name, target });
}
