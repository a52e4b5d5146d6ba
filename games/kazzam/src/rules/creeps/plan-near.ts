import type { Cell } from '@tablewright/geometry';
import type { CreatureId } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { canAttackWith, isTargetFrom, stanceOf } from '../attack/aim.ts';
import { creatureOf } from '../court/creatures.ts';
import { standingAt } from '../court/squeeze.ts';
import type { AttackPower } from '../effects/power.ts';
import { walkOf } from '../movement/move.ts';
import type { Lookout } from './lookout.ts';
import type { Plan } from './plan.ts';
import { isArea, isOnEnemies, planArea } from './plan-area.ts';
import { planAttack } from './plan-attack.ts';
import { planCharge } from './plan-charge.ts';
import { planRush } from './plan-rush.ts';

/**
 * A plan for an attack from where it stands, or after one Move Action: on the first target alone
 * (KZ-AI-30, KZ-AI-35), or if it cannot move on the first that it can reach (KZ-AI-42).
 *
 * @param mayMove whether there is a Move Action for it
 */
export function planNear(
  lookout: Lookout,
  power: AttackPower,
  targets: readonly CreatureId[],
  mayMove: boolean,
): Plan | undefined {
  const { t, id } = lookout;
  const creature = creatureOf(t.state, id);
  if (!canAttackWith({ ...creature, has: 0 }, power)) return undefined;
  const [first] = targets;
  if (first === undefined) return undefined;
  if (isArea(power)) return planArea(lookout, first, power, mayMove);
  const rooted = walkOf(t, id) === undefined;
  for (const target of mayMove || !rooted ? [first] : targets) {
    const plan = planAttack(lookout, target, power, mayMove);
    if (plan !== undefined) return plan;
  }
  return undefined;
}

/** Such a plan; for a Creep that Charges whenever it can one for that before all (KM-MINO-03). */
export function planFirst(
  lookout: Lookout,
  power: AttackPower,
  targets: readonly CreatureId[],
  mayMove: boolean,
): Plan | undefined {
  const [first] = targets;
  const rush = first === undefined ? undefined : planRush(lookout, power, first, mayMove);
  return rush ?? planNear(lookout, power, targets, mayMove);
}

/** Such a plan, or for a melee attack else one for a Charge at the first target (KZ-AI-31). */
export function planNearOrCharge(
  lookout: Lookout,
  power: AttackPower,
  targets: readonly CreatureId[],
  mayMove: boolean,
): Plan | undefined {
  const near = planFirst(lookout, power, targets, mayMove);
  const [first] = targets;
  if (near !== undefined || first === undefined || power.target !== 'melee') return near;
  return planCharge(lookout, first, mayMove);
}

/** Tells whether a power could be used on a target from a square. */
export function usableFrom(
  t: Kazzam,
  id: CreatureId,
  target: CreatureId,
  power: AttackPower,
): (cell: Cell) => boolean {
  const stance = stanceOf(t, id, power);
  // Areas that Creeps make spare Creeps, unless they are for enemies (KM-CRP-12).
  if (isArea(power) && !isOnEnemies(power) && creatureOf(t.state, target).kind === 'creep')
    return () => false;
  return (cell) => standingAt(t.state, id, cell, () => isTargetFrom(t, stance, target));
}
