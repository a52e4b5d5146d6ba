import type { Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import { type CreatureId, type Errand, type KazzamState, NOBODY } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { canAttackWith, isBurst, isMelee, isTarget } from '../attack/aim.ts';
import { attack } from '../attack/attack.ts';
import type { Manner } from '../attack/attack-roll.ts';
import { creatureOf, creaturesWhere, isOnMap } from '../court/creatures.ts';
import { areAdjacent } from '../court/footprint.ts';
import { groundOf } from '../court/ground-now.ts';
import { bodyAt } from '../court/squeeze.ts';
import { inTargetOrder } from '../creepmaster/targets.ts';
import { tell } from '../creepmaster/tell.ts';
import { settlingTies } from '../creepmaster/ties.ts';
import { BASIC_IMPLEMENT_ATTACK, BASIC_PHYSICAL_ATTACK } from '../effects/basic-powers.ts';
import type { AttackPower } from '../effects/power.ts';
import { BITS, has } from '../effects/status.ts';
import { move, walkOf } from '../movement/move.ts';
import { reachable } from '../movement/reachable.ts';
import { shortestTo } from './plan-approach.ts';

/**
 * What an athlete does that a Creep dominates (KZ-STAT-17): a basic attack on the first of all
 * other athletes in the order of the group's targets, its teammates among them, if it can make one
 * from where it stands; else it goes toward that one by a shortest way, unless it is beside it.
 */
export function* commandedByCreep(t: Kazzam, id: CreatureId, by: CreatureId): Flow<void> {
  const { state } = t;
  const self = creatureOf(state, id);
  const ground = groundOf(state);
  const target = demandedBy(state, id, by);
  if (target === undefined) return;
  const only = state.turn?.onlyAttacks;
  const power = [BASIC_IMPLEMENT_ATTACK, BASIC_PHYSICAL_ATTACK].find(
    (one) =>
      canAttackWith(self, one) &&
      isTarget(t, id, target, one) &&
      (only !== 'basic-implement' || one === BASIC_IMPLEMENT_ATTACK) &&
      (only !== 'melee' || isMelee(state, id, one)),
  );
  if (power !== undefined) {
    yield* attack(t, id, target, power);
    return;
  }
  const beside = (cell: Cell) =>
    areAdjacent(ground, bodyAt(ground, self, cell), creatureOf(state, target));
  if (!beside(self.cell)) yield* goToward(t, id, beside);
}

/**
 * What a Summoned Creature does that a Creep dominates: it moves by a shortest way to where its at-will
 * attack reaches that target, and attacks (KC-SUM-06).
 */
export function* sentByCreep(
  t: Kazzam,
  id: CreatureId,
  by: CreatureId,
  power: AttackPower,
  manner: Manner,
): Flow<void> {
  const { state } = t;
  const target = demandedBy(t.state, id, by);
  if (target === undefined) return;
  if (!isTarget(t, id, target, power)) yield* goToward(t, id, () => isTarget(t, id, target, power));
  if (!canAttackWith(creatureOf(state, id), power) || !isTarget(t, id, target, power)) return;
  const all = isBurst(power)
    ? creaturesWhere(state, (other) => isTarget(t, id, other, power))
    : [target];
  yield* attack(t, id, all, power, manner);
}

/** Goes as far as a Move Action carries it on a shortest way to a wanted square. */
function* goToward(t: Kazzam, id: CreatureId, wanted: (cell: Cell) => boolean): Flow<void> {
  const self = creatureOf(t.state, id);
  const walk = walkOf(t, id);
  const way = yield* settlingTies(t, () => shortestTo(t, id, wanted));
  if (walk === undefined || way === undefined) return;
  const ends = reachable(t, id, walk);
  const last = way.path.findLastIndex((cell) =>
    ends.some((end) => end.cell === cell && cell !== self.cell),
  );
  if (last >= 0) yield* move(t, id, walk, undefined, way.path.slice(0, last + 1));
}

/** What a Creep demands of an athlete that carries it out by its own means: to attack that one (KM-CRP-19). */
export function creepsErrand(t: Kazzam, id: CreatureId, by: CreatureId): Errand | undefined {
  const target = demandedBy(t.state, id, by);
  if (target === undefined) return undefined;
  tell(t, by, 'demand', target, 'KM-CRP-19');
  return { form: 'attack', by, target, orb: NOBODY };
}

/** Whom a Creep wants attacked: the first of all other athletes in the order of its targets. */
function demandedBy(state: KazzamState, id: CreatureId, by: CreatureId): CreatureId | undefined {
  const self = creatureOf(state, id);
  const ground = groundOf(state);
  const others = [...state.builds.keys()].filter((other) => {
    const athlete = creatureOf(state, other);
    return (
      other !== id &&
      isOnMap(athlete) &&
      ground.inOnePart(self.cell, athlete.cell) &&
      !has(athlete, BITS.hidden)
    );
  });
  return inTargetOrder(state, id, creatureOf(state, by).group, others)[0];
}
