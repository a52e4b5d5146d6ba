import type { Cell } from '@tablewright/geometry';
import type { Ground } from '../map/ground.ts';
import type { Creature, CreatureId } from '../model.ts';
import { creatureOf, isOnMap } from '../rules/court/creatures.ts';
import { isWithin } from '../rules/court/footprint.ts';
import { groundOf } from '../rules/court/ground-now.ts';
import { standingAt } from '../rules/court/squeeze.ts';
import { BITS, has } from '../rules/effects/status.ts';
import { mayUseOpportunity } from '../rules/movement/opportunity.ts';
import { reachOf } from '../rules/sight/reach.ts';
import { seesSquare } from '../rules/sight/sight.ts';
import type { Kazzam } from '../table.ts';

/** By square, who gets an Opportunity when a creature walks out of it (KZ-OPP-02, KZ-OPP-07). */
export function threatsTo(t: Kazzam, who: CreatureId): ReadonlyMap<Cell, readonly CreatureId[]> {
  const found = new Map<Cell, CreatureId[]>();
  const { state } = t;
  const mover = state.creatures[who];
  if (mover === undefined || !isOnMap(mover) || mover.mob || has(mover, BITS.nimble)) return found;
  const ground = groundOf(state);
  for (const [holder, creature] of state.creatures.entries()) {
    if (holder === who || !isOnMap(creature) || creature.mob) continue;
    if (!ground.inOnePart(creature.cell, mover.cell)) continue;
    if (has(creature, BITS.flying) !== has(mover, BITS.flying)) continue;
    const reach = reachOf(state, holder);
    for (const cell of cellsAround(ground, creature, mover, reach)) {
      const spot = { ...mover, cell };
      if (!isWithin(ground, creature, spot, reach) || isWithin(ground, creature, spot, 0)) continue;
      const may = standingAt(state, who, cell, () => mayUseOpportunity(t, holder, who));
      if (may === undefined) continue;
      const list = found.get(cell);
      if (list === undefined) found.set(cell, [holder]);
      else list.push(holder);
    }
  }
  return found;
}

/** Open squares from which somebody's body could be within so many squares of another's. */
function* cellsAround(
  ground: Ground,
  { cell: middle, width, height }: Creature,
  body: Creature,
  within: number,
): Generator<Cell> {
  for (let dy = 1 - body.height - within; dy < height + within; dy += 1) {
    for (let dx = 1 - body.width - within; dx < width + within; dx += 1) {
      const cell = ground.at(middle, dx, dy);
      if (cell >= 0 && ground.isOpen(cell)) yield cell;
    }
  }
}

/** Squares of its part that a creature has a line to (KZ-GRID-06, KC-CONV-25). */
export function seenBy(t: Kazzam, who: CreatureId): ReadonlySet<Cell> {
  const seen = new Set<Cell>();
  const { cell: from } = creatureOf(t.state, who);
  if (from < 0) return seen;
  const ground = groundOf(t.state);
  for (const { offset, grid } of ground.map.parts) {
    for (let cell = offset; cell < offset + grid.size; cell += 1) {
      if (!ground.isFull(cell) && seesSquare(t, who, cell)) seen.add(cell);
    }
  }
  return seen;
}
