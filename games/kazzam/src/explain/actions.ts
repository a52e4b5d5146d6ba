import type { CreatureId, KazzamState } from '../model.ts';
import { actionsOf } from '../rules/actions/available.ts';
import { type Action, type Price, spentBy } from '../rules/effects/action.ts';
import { tableFor } from './table.ts';

/** What an action is at a glance. */
export interface ActionFacts {
  readonly id: string;
  readonly price: Price;
  /** Whether it is used once in a match, and whether it has been (KZ-POWER-08). */
  readonly mark: 'at-will' | 'encounter' | 'spent';
  /** What it does first of all. */
  readonly form: 'melee' | 'ranged' | 'burst' | 'implement' | 'move' | 'other';
}

/** Everything that a creature could ever do in its turn, in the order in which it is offered. */
export function actionFacts(view: KazzamState, who: CreatureId): readonly ActionFacts[] {
  const creature = view.creatures[who];
  if (creature === undefined) return [];
  return actionsOf(tableFor(view), who).map((action) => ({
    id: action.id,
    price: action.price,
    mark: markOf(action, creature.spent),
    form: formOf(action),
  }));
}

function markOf(action: Action, spent: readonly string[]): ActionFacts['mark'] {
  if (action.encounter !== true) return 'at-will';
  return spent.includes(spentBy(action)) ? 'spent' : 'encounter';
}

function formOf({ power, shoots, goes }: Action): ActionFacts['form'] {
  const target = (power ?? shoots)?.target;
  if (target === undefined) return goes === undefined ? 'other' : 'move';
  if (typeof target === 'string') return target;
  return 'burst' in target ? 'burst' : 'ranged';
}
