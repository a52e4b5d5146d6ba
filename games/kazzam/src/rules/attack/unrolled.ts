import type { Flow } from '@tablewright/engine';
import type { CreatureId, Effect } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf, creaturesWhere, isOnMap } from '../court/creatures.ts';
import { distanceBetween, isWithin } from '../court/footprint.ts';
import { groundOf } from '../court/ground-now.ts';
import { BASIC_PHYSICAL_ATTACK } from '../effects/basic-powers.ts';
import { isOf, STATUS } from '../effects/effect-data.ts';
import { inReplyOrder } from '../effects/reply-order.ts';
import { BITS, has, removeEffects } from '../effects/status.ts';
import { windows } from '../effects/windows.ts';
import { mayUseOpportunity, opportunities } from '../movement/opportunity.ts';
import { placesOf, replyPlacesOf } from '../sight/sight.ts';
import { canAttackWith } from './aim.ts';

/**
 * Whether a creature may use an attack power that has neither roll nor implement icon: not while
 * its implement is stowed, but Disarmed (KC-CONV-18, KC-CONV-47).
 */
export function mayAttackUnrolled({ state }: Kazzam, id: CreatureId): boolean {
  return canAttackWith(creatureOf(state, id), BASIC_PHYSICAL_ATTACK);
}

/**
 * Uses an attack power that needs no roll. It is an attack all the same (KZ-DEF-01): whoever lies
 * Prone lays itself open by it (KZ-OPP-05), and whoever was Hidden until it attacks is so no more
 * (KZ-STAT-33).
 *
 * @param exposed whether it grants Opportunities as attacks do
 */
export function* attackUnrolled(
  t: Kazzam,
  id: CreatureId,
  act: () => Flow<void>,
  exposed = true,
): Flow<void> {
  if (exposed && has(creatureOf(t.state, id), BITS.prone)) {
    yield* opportunities(t, holdersBeside(t, id), id, 'KZ-OPP-05');
  }
  yield* windows.pass(t, { type: 'unrolled', attacker: id }, function* () {
    // Whoever was Taken Out or held back loses the attack (KZ-ATK-04).
    if (mayAttackUnrolled(t, id)) yield* act();
  });
  endHiding(t, id);
}

/** Who was Hidden until it attacked is not after its attack (KZ-STAT-33). */
export function endHiding(t: Kazzam, id: CreatureId): void {
  const isOver = (effect: Effect): boolean =>
    effect.on === id && isOf(STATUS.hidden, effect) && effect.data?.untilAttack === 1;
  removeEffects(t, isOver, 'KZ-STAT-33');
}

function holdersBeside(t: Kazzam, id: CreatureId): readonly CreatureId[] {
  const { state } = t;
  const self = creatureOf(state, id);
  const ground = groundOf(state);
  const holders = creaturesWhere(state, (other) => {
    const creature = creatureOf(state, other);
    if (!isOnMap(creature) || creature.mob) return false;
    const beside =
      placesOf(t, other).some((place) => distanceBetween(ground, place, self) === 1) ||
      replyPlacesOf(t, other).some((place) => isWithin(ground, place, self, 1));
    return beside && mayUseOpportunity(t, other, id) !== undefined;
  });
  return inReplyOrder(state, holders);
}
