import type { ChoiceView } from '@tablewright/engine';
import { type Offer, offersNaming, type SaidNext } from './board.ts';
import { type Draft, draftProblem, emptyDraft, pickInto, type WayOn } from './draft.ts';

/** How what was said before fits what is asked now; nothing if it does not. */
export function fitNext(
  choices: readonly ChoiceView[],
  { names, sure }: SaidNext,
  wayOn?: WayOn,
): { readonly offer: Offer; readonly draft: Draft; readonly answers: boolean } | undefined {
  const found = offersNaming(choices, names);
  const [offer] = found;
  if (offer === undefined || found.length > 1) return undefined;
  const { choice, option } = offer;
  const draft = pickInto(choice, emptyDraft(choice), option.id, wayOn);
  return { offer, draft, answers: sure && draftProblem(choice, draft) === undefined };
}
