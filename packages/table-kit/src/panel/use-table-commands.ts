import { offersOf } from '../board.ts';
import { draftProblem } from '../draft.ts';
import { useTable } from '../table-context.tsx';
import type { Decision } from '../use-decision.ts';
import { useWords } from '../words.tsx';
import type { Command } from './commands.ts';

/**
 * What can be done by writing: every open option by its id and name, taking the default and
 * confirming, a number for a choice of an amount, any rule by `rules` and its id, and whatever else
 * the table offers.
 */
export function useTableCommands(
  decision: Decision,
  more: readonly Command[],
): (written: string) => readonly Command[] {
  const { label, rules, openRule } = useTable();
  const words = useWords();
  return (written) => {
    const options = offersOf(decision.choices).map((offer): Command => {
      const picked = decision.picked(offer) > 0;
      return {
        id: offer.option.id,
        name: picked ? words('command.picked', { option: label(offer) }) : label(offer),
        stays: offer.choice.kind !== 'one',
        run: () => decision.pick([offer]),
      };
    });
    const amounts = decision.choices.flatMap((choice): Command[] => {
      const amount = Number(written);
      const { slot, kind, min = 0, max = 0 } = choice;
      const fits = written.trim() !== '' && Number.isInteger(amount) && amount >= min;
      if (kind !== 'amount' || !fits || amount > max) return [];
      const name = words('confirm.amount', { amount });
      return [{ id: String(amount), name, run: () => decision.answer(slot, amount) }];
    });
    const settled = decision.choices.flatMap((choice): Command[] => {
      const draft = decision.draftOf(choice);
      const takeDefault: Command = {
        id: 'default',
        name: words('panel.use-default'),
        run: () => decision.answer(choice.slot, choice.fallback),
      };
      if (choice.kind === 'one' || draftProblem(choice, draft) !== undefined) return [takeDefault];
      const run = (): void => decision.answer(choice.slot, draft);
      return [{ id: 'confirm', name: words('command.confirm'), run }, takeDefault];
    });
    const known = [...(rules?.at.keys() ?? [])].map(
      (id): Command => ({
        id: `rules ${id}`,
        name: words('rules.link', { id }),
        run: () => openRule(id),
      }),
    );
    return [...options, ...amounts, ...settled.slice(0, 2), ...more, ...known];
  };
}
