import type { Flow } from '@tablewright/engine';
import { type CreatureId, NOBODY } from '../../model.ts';
import { isTarget } from '../attack/aim.ts';
import { attack } from '../attack/attack.ts';
import { attackAll, trapsFor } from '../attack/attack-all.ts';
import { creatureOf, isOnMap } from '../court/creatures.ts';
import { targetsOfCreep } from '../creepmaster/targets.ts';
import { tell } from '../creepmaster/tell.ts';
import { basicAttackOf } from '../effects/creep-block.ts';
import type { AttackPower } from '../effects/power.ts';
import { move } from '../movement/move.ts';
import { type Actor, attackLeft } from './actor.ts';
import type { Leg, Plan } from './plan.ts';
import { isArea, isOnEnemies, victimsOf } from './plan-area.ts';

/** Goes along the plan and attacks, if it still can when it is there (KZ-AI-25). */
export function* carryOut(actor: Actor, power: AttackPower, plan: Plan): Flow<void> {
  const { t, id, block } = actor;
  const { target, legs, charges } = plan;
  const arrived = yield* goAlong(actor, legs);
  if (target === undefined || !isOnMap(creatureOf(t.state, id))) return;
  // A Charge that was stopped short is spent (KZ-BASIC-07).
  if (charges && !arrived) return;
  if (isArea(power)) yield* attackArea(actor, power);
  else yield* attackOne(actor, charges ? basicAttackOf(block) : power, target);
}

/** Attacks from where it stands, if its state and the place allow it; gives whether it did. */
export function* attackFrom(actor: Actor, printed: AttackPower, target: CreatureId): Flow<boolean> {
  const { t, id } = actor;
  const power = attackLeft(actor, printed);
  if (power === undefined || !isTarget(t, id, target, power)) return false;
  yield* strike(actor, power, target);
  return true;
}

/** Attacks a target with that power, or with what is done to this one instead (KZ-AI-40). */
function* strike({ t, id, manner }: Actor, printed: AttackPower, target: CreatureId): Flow<void> {
  const power = printed.instead?.(t, { attacker: id, target }) ?? printed;
  tell(t, id, 'attack', target, power === printed ? 'KZ-AI-25' : 'KZ-AI-40', power.id);
  yield* attack(t, id, target, power, manner);
}

/** Moves as planned; stopped on the way, it has no use for the rest. Returns whether it got there. */
export function* goAlong({ t, id }: Actor, legs: readonly Leg[]): Flow<boolean> {
  const self = creatureOf(t.state, id);
  let reaches = self.cell;
  for (const { movement, path } of legs) {
    if (!isOnMap(self) || self.cell !== reaches) break;
    reaches = path.at(-1) ?? reaches;
    yield* move(t, id, movement, undefined, path);
  }
  return self.cell === reaches;
}

/** Attacks whomever its area holds now (KZ-AI-18), the traps in it as well: they are no Creeps (D-24). */
function* attackArea({ t, id, manner, named }: Actor, power: AttackPower): Flow<void> {
  const victims = victimsOf(t, id, power, named);
  const traps = isOnEnemies(power) ? [] : trapsFor(t, id, power);
  if (victims.length + traps.length === 0) return;
  tell(t, id, 'attack-all', NOBODY, 'KZ-AI-25', power.id);
  yield* attackAll(t, id, victims, traps, power, manner);
}

/** Attacks its target, or if that is none any more the first of all that is (KZ-AI-14). */
function* attackOne(actor: Actor, power: AttackPower, planned: CreatureId): Flow<void> {
  const { t, id, master } = actor;
  const target = isTarget(t, id, planned, power)
    ? planned
    : (yield* targetsOfCreep(t, id, master)).find((other) => isTarget(t, id, other, power));
  if (target !== undefined) yield* strike(actor, power, target);
}
