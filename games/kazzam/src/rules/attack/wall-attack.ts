import type { Flow } from '@tablewright/engine';
import type { CreatureId, Wall } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf } from '../court/creatures.ts';
import { type Body, isWithin } from '../court/footprint.ts';
import { groundOf } from '../court/ground-now.ts';
import { hasLine } from '../court/line-of-sight.ts';
import { choose } from '../effects/ask.ts';
import type { AttackPower } from '../effects/power.ts';
import { BITS, has } from '../effects/status.ts';
import { afterWeakness } from '../numbers/damage-total.ts';
import { isBeyondSight } from '../sight/reach.ts';
import { placesOf } from '../sight/sight.ts';
import { fellWall } from '../sight/walls.ts';
import { canAttackWith, isBurst, printedRange } from './aim.ts';
import { declare } from './declare.ts';
import { groundBonus } from './hit.ts';

/** Walls that an attack could be made on now, from its own squares or elsewhere (KC-POR-25). */
export function wallsInReach(t: Kazzam, id: CreatureId, power: AttackPower): readonly Wall[] {
  return t.state.walls.filter((wall) => originsFor(t, id, power, wall).length > 0);
}

/** From where an attack could be made on a wall: some square of it is in range and in sight. */
function originsFor(t: Kazzam, id: CreatureId, power: AttackPower, wall: Wall): readonly Body[] {
  const { state } = t;
  const self = creatureOf(state, id);
  // Bursts take creatures alone.
  if (isBurst(power) || !canAttackWith(self, power)) return [];
  const ground = groundOf(state);
  const range = printedRange(state, id, power);
  const prone = has(self, BITS.prone);
  return placesOf(t, id).filter((from) =>
    wall.cells.some(
      (cell) =>
        isWithin(ground, from, cell, range) &&
        hasLine(ground, from, cell, { prone }) &&
        !isBeyondSight(state, id, cell),
    ),
  );
}

/**
 * Attacks a wall: no die, as though it rolled a 5, the damage line alone (KZ-ATK-26, KR-SPEC-31).
 * A destroyed wall leaves what its squares were before (KZ-OBJ-02).
 */
export function* attackWall(t: Kazzam, id: CreatureId, power: AttackPower): Flow<void> {
  const { state } = t;
  const ground = groundOf(state);
  const { wall } = yield* choose(
    t,
    id,
    'wall',
    wallsInReach(t, id, power).map((wall) => ({
      ...ground.option(wall.cells[0] ?? -1),
      wall,
    })),
    { rule: 'KZ-OBJ-01', always: true },
  );
  const origins = originsFor(t, id, power, wall);
  // An attack for all that it provokes, though without a roll (KZ-OPP-04, KZ-OPP-05).
  yield* declare(t, id, [], power, undefined, false);
  if (!canAttackWith(creatureOf(state, id), power)) return;
  const { implement } = creatureOf(state, id);
  // From the nearest square of it to wherever the attack is made from at best.
  const isFar = origins.some((from) =>
    wall.cells.every((cell) => !isWithin(ground, from, cell, 2)),
  );
  const bonus =
    power.target === 'implement' && (implement === 'sword' || (implement === 'staff' && isFar));
  const weakened = has(creatureOf(state, id), BITS.weakened);
  const boost = groundBonus(state, { attacker: id, power }, power.damage);
  const amount = afterWeakness(power.damage + (bonus ? 1 : 0) + boost, weakened);
  wall.hp -= amount;
  if (t.listening) {
    const [cell = -1] = wall.cells;
    const what = { thing: 'wall', cell, power: power.id } as const;
    const left = Math.max(0, wall.hp);
    t.emit({ type: 'struck', rule: 'KZ-ATK-26', who: id, ...what, amount, left });
  }
  if (wall.hp <= 0) fellWall(state, wall);
}
