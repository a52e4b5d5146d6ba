import type { ChoiceView } from '@tablewright/engine';
import type { ActionFace, ActionKind, ActionsFace } from '@tablewright/table-kit/board';
import { EMBLEMS } from '../content/emblems.ts';
import { actionFacts } from '../explain/index.ts';
import type { KazzamState } from '../model.ts';
import { FORM_EMBLEMS } from './form-emblems.ts';
import { boardText, speakOnBoard } from './words.ts';

/** The kinds of actions (KZ-ACT-01), in the order in which the bar shows them, with what costs such an action. */
const KINDS = [
  { id: 'attack', prices: ['attack'] },
  { id: 'move', prices: ['move'] },
  { id: 'role', prices: ['role'] },
  { id: 'free', prices: ['free', 'nothing'] },
] as const;

/** The choice of an action as a bar: what its athlete can do, and what it could do at another time. */
export function actions(
  view: KazzamState,
  { why, about, options, closed }: ChoiceView,
  locale: string,
): ActionsFace | undefined {
  const who = about?.who;
  if (typeof who !== 'number' || (why.key !== 'action' && why.key !== 'final-action')) {
    return undefined;
  }
  speakOnBoard(locale);
  const offered = new Set([...options, ...closed].map(({ id }) => id));
  const facts = actionFacts(view, who).filter(({ id }) => offered.has(id));
  const kinds = KINDS.map(({ id, prices }): ActionKind => {
    const left = leftOf(view, id);
    return {
      id,
      name: boardText(`board.kind.${id}`),
      ...(left === undefined ? {} : { left }),
      actions: facts
        .filter(({ price }) => prices.some((one) => one === price))
        .map(
          ({ id: action, mark, form }): ActionFace => ({
            id: action,
            mark,
            emblem: EMBLEMS[action] ?? FORM_EMBLEMS[form],
          }),
        ),
    };
  });
  return { kinds: kinds.filter((kind) => kind.actions.length > 0), end: 'end-turn' };
}

/** How many actions of a kind the turn has left; Free Actions are not counted. */
function leftOf({ turn }: KazzamState, kind: (typeof KINDS)[number]['id']): number | undefined {
  switch (kind) {
    case 'attack':
      return turn?.attackActions ?? 0;
    case 'move':
      return turn?.moveActions ?? 0;
    case 'role':
      return turn?.roleActions ?? 0;
    case 'free':
      return undefined;
  }
}
