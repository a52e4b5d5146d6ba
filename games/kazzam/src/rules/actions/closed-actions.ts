import type { ClosedOption, Why } from '@tablewright/engine';
import type { CreatureId } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf } from '../court/creatures.ts';
import { itemAt } from '../court/item-at.ts';
import { type Action, type Price, spentBy } from '../effects/action.ts';
import { abilitiesOf } from '../effects/content.ts';
import { actionsOf } from './available.ts';

/** What decides whether an action may be begun, apart from whether it could do anything. */
export interface Limits {
  /** Whether the turn has its price left. */
  readonly isPayable: (action: Action) => boolean;
  /** Whether what governs the turn lets the creature do it. */
  readonly isAllowed: (action: Action) => boolean;
}

/** Why an action is closed whose price the turn cannot pay; what costs nothing never is. */
const UNPAID: Readonly<Record<Price, string>> = {
  attack: 'closed.attack',
  move: 'closed.move',
  role: 'closed.role',
  free: 'closed.free',
  nothing: 'closed.nothing',
};

/**
 * The attacks and powers of an athlete that it cannot use now, each with the reason. What everyone
 * can do is not among them: it would be a long list of what nobody misses.
 *
 * @param open the actions that it can begin
 */
export function closedActions(
  t: Kazzam,
  id: CreatureId,
  open: readonly Action[],
  limits: Limits,
): readonly ClosedOption[] {
  const { spent, build } = creatureOf(t.state, id);
  const made = itemAt(t.state.builds, build);
  const own = new Set(
    (made === undefined ? [] : abilitiesOf(t, made)).flatMap(({ actions = [] }) =>
      actions.map(({ id: own }) => own),
    ),
  );
  const because = (action: Action): Why => {
    if (spent.includes(spentBy(action))) return { key: 'closed.spent', rule: 'KZ-POWER-08' };
    if (!limits.isPayable(action)) return { key: UNPAID[action.price], rule: 'KZ-ACT-01' };
    if (!limits.isAllowed(action)) return { key: 'closed.status', rule: 'KZ-STAT-68' };
    if (action.possible(t, id)) return { key: 'closed.command', rule: 'KZ-STAT-15' };
    const nobody = action.power === undefined ? 'closed.nothing' : 'closed.nobody';
    return { key: nobody, rule: action.rule };
  };
  return actionsOf(t, id)
    .filter(
      (action) => (action.power !== undefined || own.has(action.id)) && !open.includes(action),
    )
    .map((action) => ({ id: action.id, because: because(action) }));
}
