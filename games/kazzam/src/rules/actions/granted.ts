import type { Flow } from '@tablewright/engine';
import type { CreatureId } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf, isCompanion, isOnMap } from '../court/creatures.ts';
import { spentBy } from '../effects/action.ts';
import { choose } from '../effects/ask.ts';
import { BITS, has } from '../effects/status.ts';
import { couldMove, moveCompany, orderMove } from '../movement/company.ts';
import { actionsOf } from './available.ts';

/**
 * Lets a creature spend a Move Action at once, whoever's turn it is and without its own: any that
 * it could use, or none (KZ-ACT-19, KR-LEAD-07).
 *
 * @param but the id of the one that it cannot use, since this is part of that one
 */
export function* grantMove(t: Kazzam, id: CreatureId, rule: string, but?: string): Flow<void> {
  const { state } = t;
  const creature = creatureOf(state, id);
  if (!isOnMap(creature) || has(creature, BITS.stunned)) return;
  // It has no actions of its own: it moves as with one of its owner's (KC-SUM-04).
  if (isCompanion(creature)) {
    if (couldMove(t, id)) yield* orderMove(t, id);
    return;
  }
  const open = actionsOf(t, id).filter(
    (action) =>
      action.price === 'move' &&
      action.id !== but &&
      !creature.spent.includes(spentBy(action)) &&
      action.possible(t, id),
  );
  if (open.length === 0) return;
  const chosen = yield* choose(t, id, 'granted-move', [...open, { id: 'none' }], {
    rule,
    fallback: open.length,
  });
  if (!('perform' in chosen)) return;
  if (chosen.encounter === true) creature.spent.push(spentBy(chosen));
  if (t.listening && chosen.tellsItself !== true)
    t.emit({ type: 'action', rule: chosen.rule, who: id, action: chosen.id });
  yield* chosen.perform(t, id);
  yield* moveCompany(t, id);
}
