import type { Flow } from '@tablewright/engine';
import type { CreatureId, KazzamState } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf, isOnMap } from '../court/creatures.ts';
import { type Body, distanceBetween, isWithin } from '../court/footprint.ts';
import { groundOf } from '../court/ground-now.ts';
import { isThing } from '../court/things.ts';
import { effectsOf } from '../effects/in-play.ts';
import type { AttackPower } from '../effects/power.ts';
import { inReplyOrder } from '../effects/reply-order.ts';
import { BITS, has } from '../effects/status.ts';
import { windows } from '../effects/windows.ts';
import { mayUseOpportunity, opportunities } from '../movement/opportunity.ts';
import { otherPlacesOf, replyPlacesOf } from '../sight/sight.ts';
import { usesImplement } from './aim.ts';

/**
 * The Opportunities that an attack grants (KZ-ATK-03): a staff's and a Prone attacker's to all
 * beside it (KZ-OPP-04, KZ-OPP-05), a Marked one's to whoever marked it and is no target
 * (KZ-STAT-38); to each of them one, for whatever reasons (KZ-OPP-06).
 *
 * @param rolls whether it has an Attack Roll, without which no Mark is broken
 */
export function* declare(
  t: Kazzam,
  attacker: CreatureId,
  targets: readonly CreatureId[],
  power: AttackPower,
  spared?: CreatureId,
  rolls = true,
): Flow<void> {
  const { state } = t;
  const from = creatureOf(state, attacker);
  const holders = new Map<CreatureId, string>();
  const exposed = (usesImplement(power) && from.implement === 'staff') || has(from, BITS.prone);
  if (exposed) {
    const rule = has(from, BITS.prone) ? 'KZ-OPP-05' : 'KZ-OPP-04';
    const ground = groundOf(state);
    for (const [id, creature] of state.creatures.entries()) {
      if (!isOnMap(creature) || creature.mob || from.mob) continue;
      const isBeside = (place: Body) => distanceBetween(ground, place, from) === 1;
      const beside =
        isBeside(creature) ||
        otherPlacesOf(t, id).some(isBeside) ||
        replyPlacesOf(t, id).some((place) => isWithin(ground, place, from, 1));
      if (beside) holders.set(id, rule);
    }
  }
  for (const { on, by } of rolls && has(from, BITS.marked) ? effectsOf(state, 'marked') : []) {
    if (on !== attacker || targets.includes(by)) continue;
    if (!holders.has(by)) holders.set(by, 'KZ-STAT-38');
  }
  windows.modify(t, { type: 'grant', attacker, targets, power, holders });
  if (spared !== undefined) holders.delete(spared);
  for (const holder of inReplyOrder(state, [...holders.keys()])) {
    if (mayUseOpportunity(t, holder, attacker) === undefined) continue;
    yield* opportunities(t, [holder], attacker, holders.get(holder) ?? power.rule);
  }
}

/** Notes in its turn whom its creature attacks, and with what. */
export function countAttack(
  { turn }: KazzamState,
  attacker: CreatureId,
  targets: readonly CreatureId[],
  power: AttackPower,
): void {
  if (turn?.creature !== attacker) return;
  turn.attacked.push(...targets.filter((target) => !isThing(target)));
  turn.attacks += 1;
  if (usesImplement(power)) turn.casts += 1;
}
