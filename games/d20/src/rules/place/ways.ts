import type { Cell } from '@tablewright/geometry';
import type { Creature, Turn } from '../../model.ts';
import { contentOf, type World } from '../../table.ts';
import { eachTrait, has } from '../bearers/bearers.ts';
import { areEnemies } from '../creature.ts';
import { gridOf, SQUARE } from './distance.ts';
import { canFly, speedOf } from './speed.ts';
import { terrainOf } from './terrain.ts';
import { isOpened } from './zones.ts';

/** Feet that a creature may still move on its turn (DT-TURN-01, DT-INV-14): twice its speed if it takes no action. */
export function feetLeft(w: World, creature: Creature, { moved, actions }: Turn): number {
  const speed = speedOf(w, creature);
  return Math.max(0, (actions === 0 ? 2 * speed : speed) - moved);
}

/** Feet that it may still move and take an action afterwards; after its action all that are left (DT-TURN-01). */
export function calmFeetLeft(w: World, creature: Creature, { moved }: Turn): number {
  return Math.max(0, speedOf(w, creature) - moved);
}

/**
 * Feet of a turn are used: whoever goes beyond its speed takes no action in it (DT-TURN-01).
 *
 * @param calm {@link calmFeetLeft} before them
 */
export function spendFeet(turn: Turn, feet: number, calm: number): void {
  if (feet > calm) turn.hurried = true;
  turn.moved += feet;
}

/** What a step onto a square costs a creature in feet; infinite where it cannot go (DT-MOVE-03, -05). */
export function stepCost(w: World, creature: Creature, cell: Cell): number {
  const feet = feetOnto(w, creature, cell);
  return Number.isFinite(feet) && canFly(w, creature) ? SQUARE : feet;
}

/** The same on foot. */
function feetOnto(w: World, creature: Creature, cell: Cell): number {
  const { ground, zones } = w.state;
  const grid = gridOf(w.state);
  const terrain = terrainOf(ground.rows[grid.y(cell)]?.[grid.x(cell)]);
  const isPassed = terrain.hasGaps === true && passesGaps(w, creature);
  if (terrain.isClosed === true && !isPassed && !isOpened(w, cell)) return Number.POSITIVE_INFINITY;
  let isDifficult =
    terrain.isDifficult === true && !(terrain.isGrowth === true && passesGrowth(w, creature));
  let slow = 0;
  for (const zone of zones) {
    if (zone.shape.is !== 'cells' || !zone.shape.cells.includes(cell)) continue;
    const kind = contentOf(w).zones[zone.kind];
    if (kind?.isGrowth === true && passesGrowth(w, creature)) continue;
    if (kind?.blocks === true || kind?.keepsOut?.(w, zone, creature) === true)
      return Number.POSITIVE_INFINITY;
    slow = Math.max(slow, kind?.stepFeet?.(w, creature) ?? 0);
    if (kind?.isDifficult === true) isDifficult = true;
  }
  return Math.max(slow, isDifficult ? 2 * SQUARE : SQUARE);
}

/** Whether any gap is wide enough for it. */
function passesGaps(w: World, creature: Creature): boolean {
  let passes = false;
  eachTrait(w, creature, (trait) => {
    if (trait.passesGaps === true) passes = true;
  });
  return passes;
}

/** Whether plants are in its way no longer (DT-DIV-405). */
function passesGrowth(w: World, creature: Creature): boolean {
  let passes = false;
  eachTrait(w, creature, (trait) => {
    if (trait.passesGrowth === true) passes = true;
  });
  return passes;
}

/** Who stands on a square. */
export function standingOn({ state }: Pick<World, 'state'>, cell: Cell): Creature | undefined {
  return state.creatures.find(
    ({ place, life }) => life === 'alive' && place.at === 'square' && place.cell === cell,
  );
}

/** Whether a creature may pass somebody: allies, the fallen and sleepers, never other enemies (DT-MOVE-05, DT-COND-27). */
export function mayPass(creature: Creature, other: Creature | undefined): boolean {
  if (other === undefined || other === creature || !areEnemies(creature, other)) return true;
  return other.hp <= 0 || has(other, 'asleep');
}

/** Whether it may end there: nobody is on the square (DT-MOVE-05). */
export function mayEnd(w: Pick<World, 'state'>, creature: Creature, cell: Cell): boolean {
  const other = standingOn(w, cell);
  return other === undefined || other === creature;
}

/** A square that can be reached, what it costs and where the way comes from. */
export interface Reached {
  readonly cell: Cell;
  readonly cost: number;
  readonly from: Cell | undefined;
}

/**
 * All squares within so many feet of walking, with the cheapest ways to them.
 *
 * @param isOpen which squares may be set foot on; all if left out
 */
export function reachable(
  w: World,
  creature: Creature,
  budget: number,
  isOpen: (cell: Cell) => boolean = () => true,
): ReadonlyMap<Cell, Reached> {
  const found = new Map<Cell, Reached>();
  if (creature.place.at !== 'square') return found;
  const grid = gridOf(w.state);
  const flies = canFly(w, creature);
  // Each square is looked at from all its neighbours.
  const costs = new Map<Cell, number>();
  const costOnto = (cell: Cell): number => {
    let feet = costs.get(cell);
    if (feet === undefined) {
      feet = feetOnto(w, creature, cell);
      if (flies && Number.isFinite(feet)) feet = SQUARE;
      costs.set(cell, feet);
    }
    return feet;
  };
  const bodies = new Map<Cell, Creature>();
  for (const other of w.state.creatures) {
    if (other.life === 'alive' && other.place.at === 'square') bodies.set(other.place.cell, other);
  }
  // Steps cost 5 or 10 feet: squares are settled in the order of their cost, from one list a step of 5 feet.
  const queues: Cell[][] = [[creature.place.cell]];
  found.set(creature.place.cell, { cell: creature.place.cell, cost: 0, from: undefined });
  for (let at = 0; at < queues.length; at += 1) {
    for (const cell of queues[at] ?? []) {
      const here = found.get(cell);
      if (here === undefined || here.cost !== at * SQUARE) continue;
      for (const next of grid.neighbours(cell)) {
        const cost = here.cost + costOnto(next);
        if (cost > budget || (found.get(next)?.cost ?? Number.POSITIVE_INFINITY) <= cost) continue;
        if (!mayPass(creature, bodies.get(next)) || !isOpen(next)) continue;
        found.set(next, { cell: next, cost, from: cell });
        const queue = cost / SQUARE;
        const list = queues[queue];
        if (list === undefined) queues[queue] = [next];
        else list.push(next);
      }
    }
  }
  return found;
}

/** The way to a square among those that can be reached, without the start. */
export function wayTo(found: ReadonlyMap<Cell, Reached>, cell: Cell): readonly Cell[] {
  const way: Cell[] = [];
  for (let at = found.get(cell); at?.from !== undefined; at = found.get(at.from))
    way.unshift(at.cell);
  return way;
}
