import type { Flow } from '@tablewright/engine';
import type { CreatureId } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { canAttackWith, isBarred, isTarget } from '../attack/aim.ts';
import { attack } from '../attack/attack.ts';
import { areEnemies, creatureOf, creaturesWhere, isOnMap } from '../court/creatures.ts';
import { distanceBetween } from '../court/footprint.ts';
import { groundOf } from '../court/ground-now.ts';
import type { Action } from '../effects/action.ts';
import { choose } from '../effects/ask.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../effects/basic-powers.ts';
import type { AttackPower } from '../effects/power.ts';
import { BITS, has, isTangible } from '../effects/status.ts';
import { chargeGait, chargeOf } from '../movement/charge-gait.ts';
import { canGo, move } from '../movement/move.ts';
import { isHiddenFrom } from '../sight/found.ts';
import { actionOn } from './actions.ts';

/** Enemies that it could Charge at: beside it, or at the end of some way (KZ-BASIC-04, KZ-BASIC-05). */
export function chargeTargets(t: Kazzam, id: CreatureId): CreatureId[] {
  const { state } = t;
  if (!couldCharge(t, id)) return [];
  return creaturesWhere(state, chargeableBy(t, id));
}

/** Whether there is anyone to Charge at. */
function hasChargeTarget(t: Kazzam, id: CreatureId): boolean {
  if (!couldCharge(t, id)) return false;
  const isChargeable = chargeableBy(t, id);
  return t.state.creatures.some((_, other) => isChargeable(other));
}

function couldCharge({ state }: Kazzam, id: CreatureId): boolean {
  const charger = creatureOf(state, id);
  return charger.implement === 'sword' && canAttackWith(charger, BASIC_IMPLEMENT_ATTACK);
}

function chargeableBy(t: Kazzam, id: CreatureId): (other: CreatureId) => boolean {
  const { state } = t;
  const ground = groundOf(state);
  const charger = creatureOf(state, id);
  const gait = chargeGait(t, id, 'KZ-BASIC-04');
  const flies = has(charger, BITS.flying);
  return (other) => {
    const target = creatureOf(state, other);
    if (!isTangible(target) || !areEnemies(state, id, other)) return false;
    if (isHiddenFrom(state, id, other)) return false;
    // Whom it could not strike at the end it does not Charge at (KZ-BASIC-04, KZ-STAT-20).
    if (has(target, BITS.flying) !== flies || isBarred(state, id, other)) return false;
    const distance = distanceBetween(ground, charger, target);
    if (distance === 1) return true;
    if (gait === undefined) return false;
    // Every square brings it nearer by one: no farther than its speed, and one more (KZ-BASIC-05).
    const near = distance !== undefined && distance <= gait.budget + 1;
    return (near || ground.tunnels.length > 0) && canGo(t, id, { ...gait, toward: other });
  };
}

/** The Attack Action that a Charge is. */
export const CHARGE: Action = {
  ...actionOn('charge', 'attack', 'KZ-BASIC-04', chargeTargets, charge),
  possible: hasChargeTarget,
  power: BASIC_IMPLEMENT_ATTACK,
};

/** Move and strike (KZ-BASIC-04): stopped short of its target, there is no attack (KZ-BASIC-07). */
function* charge(t: Kazzam, creature: CreatureId, id: CreatureId): Flow<boolean> {
  const { state } = t;
  const charger = creatureOf(state, id);
  const beside = (): boolean =>
    isOnMap(charger) &&
    distanceBetween(groundOf(state), charger, creatureOf(state, creature)) === 1;
  // Hidden when the Charge began gives Advantage though the way reveals it (KZ-BASIC-08).
  const granted = has(charger, BITS.hidden) ? ['KZ-BASIC-08'] : [];
  const gait = chargeGait(t, id, 'KZ-BASIC-04');
  if (!beside() && gait !== undefined) yield* move(t, id, { ...gait, toward: creature });
  if (!beside()) return false;
  const power = yield* chargePower(t, id, creature);
  if (power !== undefined) yield* attack(t, id, creature, power, { advantages: granted });
  return true;
}

/** With what it strikes: a Basic Implement Attack, unless an ability lets it choose. */
function* chargePower(
  t: Kazzam,
  id: CreatureId,
  target: CreatureId,
): Flow<AttackPower | undefined> {
  const powers = chargeOf(t, id).attacks.filter((power) => isTarget(t, id, target, power));
  if (powers.length < 2) return powers[0];
  const { power } = yield* choose(
    t,
    id,
    'charge-with',
    powers.map((power) => ({ id: power.id, power })),
    { rule: 'KZ-BASIC-04', of: { of: target } },
  );
  return power;
}
