import type { Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import { type CreatureId, NOBODY } from '../../model.ts';
import { canAttackWith, isTarget } from '../attack/aim.ts';
import { attack } from '../attack/attack.ts';
import { attackAll, trapsFor } from '../attack/attack-all.ts';
import { passing } from '../attack/passed.ts';
import { creatureOf, isOnMap } from '../court/creatures.ts';
import { groundOf } from '../court/ground-now.ts';
import { bodyAt } from '../court/squeeze.ts';
import { isThing, thingOf, trapOf } from '../court/things.ts';
import { targetsOfCreep } from '../creepmaster/targets.ts';
import { tell } from '../creepmaster/tell.ts';
import { basicAttackOf } from '../effects/creep-block.ts';
import type { AttackPower } from '../effects/power.ts';
import { move } from '../movement/move.ts';
import { type Actor, attackLeft } from './actor.ts';
import type { Leg, Plan } from './plan.ts';
import { isArea, isOnEnemies, onlyOf, victimsOf } from './plan-area.ts';

/** Goes along the plan and attacks, if it still can when it is there (KZ-AI-25). */
export function* carryOut(actor: Actor, power: AttackPower, plan: Plan): Flow<void> {
  const { t, id, block } = actor;
  const { target, legs, charges } = plan;
  const { cell: begun } = creatureOf(t.state, id);
  if (charges && target !== undefined && block.rush !== undefined)
    tell(t, id, 'charge', target, block.rush);
  const arrived = yield* goAlong(actor, legs);
  if (target === undefined || !isOnMap(creatureOf(t.state, id))) return;
  // A Charge that was stopped short is spent (KZ-BASIC-07).
  if (charges && !arrived) return;
  if (isArea(power)) yield* attackArea(actor, power);
  else if (charges)
    yield* endCharge(
      actor,
      power,
      target,
      [begun, ...legs.flatMap(({ path }) => path)],
      legs.at(-1),
    );
  else {
    const struck = yield* attackOne(actor, power, target);
    if (struck !== undefined) yield* attackFurther(actor, struck);
  }
}

/** At the end of a Charge it makes its basic attack, unless it may strike with its row (KZ-CREEP-28). */
function* endCharge(
  actor: Actor,
  { charge }: AttackPower,
  planned: CreatureId,
  way: readonly Cell[],
  last: Leg | undefined,
): Flow<void> {
  const { t, id, block, manner } = actor;
  const squares = last?.path.length ?? 0;
  const power = charge?.after(squares) ?? basicAttackOf(block);
  if (charge?.past !== true) {
    yield* attackOne(actor, power, planned);
    return;
  }
  // Whoever is beside it now is struck from where it stands (KM-MINO-07).
  const target = yield* targetNow(actor, power, planned);
  const along = way.slice(-squares - 1);
  const ground = groundOf(t.state);
  const passed = new Map(
    [...passing(t, id, target)([...along.slice(-1), ...along])].map(([other, cell]) => [
      other,
      bodyAt(ground, creatureOf(t.state, id), cell),
    ]),
  );
  const struck = [target ?? [], [...passed.keys()]].flat();
  const traps = t.state.traps.filter((trap) => struck.includes(thingOf(trap)));
  const victims = struck.filter((other) => !isThing(other));
  if (victims.length + traps.length === 0) return;
  tell(t, id, 'attack', target ?? victims[0] ?? NOBODY, 'KZ-AI-25', power.id);
  yield* attackAll(t, id, victims, traps, power, { ...manner, passed });
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
function* strike(
  { t, id, manner }: Actor,
  printed: AttackPower,
  target: CreatureId,
  rule = 'KZ-AI-25',
): Flow<void> {
  const power = printed.instead?.(t, { attacker: id, target }) ?? printed;
  tell(t, id, 'attack', target, power === printed ? rule : 'KZ-AI-40', power.id);
  const trap = trapOf(t.state, target);
  if (trap === undefined) yield* attack(t, id, target, power, manner);
  else yield* attackAll(t, id, [], [trap], power, manner);
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
  const spares = isOnEnemies(power) || onlyOf(power) !== undefined;
  const traps = spares ? [] : trapsFor(t, id, power);
  if (victims.length + traps.length === 0) return;
  tell(t, id, 'attack-all', NOBODY, 'KZ-AI-25', power.id);
  yield* attackAll(t, id, victims, traps, power, manner);
}

/**
 * Attacks its target, or if that is none any more the first of all that is (KZ-AI-14). Returns whom it
 * has attacked.
 */
function* attackOne(
  actor: Actor,
  power: AttackPower,
  planned: CreatureId,
): Flow<CreatureId | undefined> {
  const target = yield* targetNow(actor, power, planned);
  if (target !== undefined) yield* strike(actor, power, target);
  return target;
}

/**
 * Makes the attacks that come with the first one, each on the first that it reaches of those whom none
 * was made on, by its priorities as they are by then (KM-CHARM-02, KZ-AI-14).
 */
function* attackFurther(actor: Actor, first: CreatureId): Flow<void> {
  const { t, id, master, named, further } = actor;
  if (further === undefined) return;
  const { rule, powers } = further;
  const struck = [first];
  for (const power of powers) {
    if (!canAttackWith(creatureOf(t.state, id), power)) return;
    // Who dominates it has said its order already (KZ-CREEP-19).
    const targets = named ?? (yield* targetsOfCreep(t, id, master));
    const target = targets.find((one) => !struck.includes(one) && isTarget(t, id, one, power));
    if (target === undefined) return;
    struck.push(target);
    yield* strike(actor, power, target, rule);
  }
}

/** Whom it attacks now that it is there. */
function* targetNow(
  { t, id, master }: Actor,
  power: AttackPower,
  planned: CreatureId,
): Flow<CreatureId | undefined> {
  if (isTarget(t, id, planned, power)) return planned;
  return (yield* targetsOfCreep(t, id, master)).find((other) => isTarget(t, id, other, power));
}
