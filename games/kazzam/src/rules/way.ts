import type { PathChoice } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import { squareOption } from '../map/court-map.ts';
import type { Ground } from '../map/ground.ts';
import { type Creature, type CreatureId, type KazzamState, NOWHERE } from '../model.ts';
import type { KazzamOptions } from '../options.ts';
import { creatureOf } from './creatures.ts';
import { cellsOf, distanceBetween } from './footprint.ts';
import { groundOf } from './ground-now.ts';
import { has } from './status.ts';

/** How a creature may go. */
export interface Gait {
  /** Squares of movement. */
  readonly budget: number;
  /** A Shift of one square cannot enter Difficult Terrain (KZ-MOVE-09). */
  readonly single?: boolean;
  /** A Charge: each square nearer to this creature, none of them difficult, the last beside it (KZ-BASIC-04, KZ-BASIC-05). */
  readonly toward?: CreatureId;
  /** Which steps may be taken besides: pushes lead away, pulls nearer (KZ-FORCE-03, KZ-FORCE-04). */
  readonly step?: (from: Cell, to: Cell) => boolean;
}

/** Who stands where with whom the mover may not share a square (KZ-GRID-10). */
function occupants(state: KazzamState, mover: CreatureId): Map<Cell, CreatureId> {
  const { creatures } = state;
  const ground = groundOf(state);
  const self = creatureOf(state, mover);
  const standing = new Map<Cell, CreatureId>();
  for (const [id, creature] of creatures.entries()) {
    if (id === mover || creature.cell === NOWHERE) continue;
    if (mayShare(creature, self)) continue;
    for (const cell of cellsOf(ground, creature)) standing.set(cell, id);
  }
  return standing;
}

/** Whether a creature could end in a square now, who stands there looked at (KZ-GRID-12). */
export function isFree(state: KazzamState, cell: Cell, mover: CreatureId): boolean {
  const room = hasRoom(groundOf(state), cell, creatureOf(state, mover));
  return room && !occupants(state, mover).has(cell);
}

/**
 * Whether two creatures may stand in one square: a mob with anyone (KZ-CREEP-12), whoever flies
 * with whoever does not (KZ-STAT-21, KZ-GRID-10).
 */
export function mayShare(one: Creature, other: Creature): boolean {
  return one.mob || other.mob || has(one, 'flying') !== has(other, 'flying');
}

/** Whether the ground lets it end there: above a pedestal only if it flies (KZ-ORB-04). */
export function hasRoom(ground: Ground, cell: Cell, creature: Creature): boolean {
  return has(creature, 'flying') ? ground.isOpen(cell) : ground.isRoom(cell);
}

/**
 * The graph of squares that a 1×1 creature can reach by its own movement (KZ-MOVE-01 to
 * KZ-MOVE-07), as a path choice without seat and reason; nothing if it can go nowhere.
 */
export function wayFrom(
  state: KazzamState,
  options: Pick<KazzamOptions, 'moveThroughAllies' | 'cutCorners'>,
  mover: CreatureId,
  gait: Gait,
): Omit<PathChoice, 'seat' | 'why'> | undefined {
  const creature = creatureOf(state, mover);
  const ground = groundOf(state);
  const standing = occupants(state, mover);
  const through = (cell: Cell): boolean => {
    const other = standing.get(cell);
    if (other === undefined) return true;
    return options.moveThroughAllies && creatureOf(state, other).team === creature.team;
  };
  const goal = gait.toward === undefined ? undefined : creatureOf(state, gait.toward);
  const gap = (cell: Cell): number =>
    (goal && distanceBetween(ground, { ...creature, cell }, goal)) ?? Number.POSITIVE_INFINITY;
  const floats = has(creature, 'hovering');
  const costOf = (cell: Cell): number => (!floats && ground.isDifficult(cell) ? 2 : 1);

  const places: Cell[] = [creature.cell];
  const numberOf = new Map<Cell, number>([[creature.cell, 0]]);
  const best: number[] = [0];
  const steps: number[][] = [];
  const costs: number[][] = [];
  // Costs are 1 or 2: squares are looked at in the order of what they cost to reach.
  const waves: Cell[][] = [[creature.cell]];
  for (let spent = 0; spent <= gait.budget; spent += 1) {
    for (const from of waves[spent] ?? []) {
      const place = numberOf.get(from) ?? 0;
      if (best[place] !== spent || steps[place] !== undefined) continue;
      const to: number[] = [];
      const price: number[] = [];
      steps[place] = to;
      costs[place] = price;
      for (const { cell, cost: entry } of stepsFrom(ground, from, options, creature, state)) {
        const cost = entry ?? costOf(cell);
        if (!ground.isOpen(cell) || !through(cell)) continue;
        // Who comes out of a portal needs a free square there, allies or not (KM-PORT-01).
        if (entry !== undefined && standing.has(cell)) continue;
        if ((gait.single === true || goal !== undefined) && cost > 1) continue;
        if (goal !== undefined && gap(cell) >= gap(from)) continue;
        if (gait.step?.(from, cell) === false) continue;
        const total = spent + cost;
        if (total > gait.budget) continue;
        let number = numberOf.get(cell);
        if (number === undefined) {
          number = places.length;
          places.push(cell);
          numberOf.set(cell, number);
          best.push(Number.POSITIVE_INFINITY);
        }
        if (total < (best[number] ?? 0)) {
          best[number] = total;
          const wave = waves[total];
          if (wave === undefined) waves[total] = [cell];
          else wave.push(cell);
        }
        to.push(number);
        price.push(cost);
      }
    }
  }
  const ends = places.map(
    (cell) =>
      hasRoom(ground, cell, creature) &&
      !standing.has(cell) &&
      (goal === undefined || gap(cell) === 1),
  );
  if (!ends.some((may, place) => may && place > 0)) return undefined;
  return {
    kind: 'path',
    options: places.map((cell) => squareOption(ground.map, cell)),
    from: 0,
    steps: places.map((_, place) => steps[place] ?? []),
    costs: places.map((_, place) => costs[place] ?? []),
    budget: gait.budget,
    ends,
  };
}

/**
 * Squares that one step leads to: neighbours, unless a wall's corner is in the way of a diagonal
 * (KZ-MOVE-06); by a portal, the squares around its other end, for one square of movement
 * (KZ-TERR-05, KM-PORT-01, KM-PORT-04). Creeps use none (KM-PORT-03).
 */
function* stepsFrom(
  ground: Ground,
  from: Cell,
  { cutCorners }: Pick<KazzamOptions, 'cutCorners'>,
  creature: Creature,
  { red }: KazzamState,
): Generator<{ readonly cell: Cell; readonly cost?: number }> {
  for (const cell of ground.neighbours(from)) {
    const { dx, dy } = ground.offset(from, cell);
    const diagonal = dx !== 0 && dy !== 0;
    if (diagonal && !cutCorners) {
      if (ground.isFull(ground.at(from, dx, 0)) || ground.isFull(ground.at(from, 0, dy))) continue;
    }
    const portal = ground.portalAt(cell);
    if (portal === undefined) yield { cell };
    else if (creature.team === undefined) continue;
    else if (portal.users === 'any' || (portal.users === 'red') === (creature.team === red)) {
      for (const beyond of ground.neighbours(portal.end)) {
        if (hasRoom(ground, beyond, creature)) yield { cell: beyond, cost: 1 };
      }
    }
  }
}
