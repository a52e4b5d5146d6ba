import type { PathChoice } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { PrintedPortal } from '../map/court-map.ts';
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
  /** Where it may end, besides. */
  readonly ends?: (cell: Cell) => boolean;
}

/** Nobody stands there. */
const EMPTY = -1;

/** By square, who stands there with whom the mover may not share it (KZ-GRID-10). */
function occupants(state: KazzamState, mover: CreatureId): Int16Array {
  const { creatures } = state;
  const ground = groundOf(state);
  const self = creatureOf(state, mover);
  const standing = new Int16Array(ground.map.cells).fill(EMPTY);
  for (const [id, creature] of creatures.entries()) {
    if (id === mover || creature.cell === NOWHERE || mayShare(creature, self)) continue;
    if (creature.width === 1 && creature.height === 1) standing[creature.cell] = id;
    else for (const cell of cellsOf(ground, creature)) standing[cell] = id;
  }
  return standing;
}

/** Whether a creature could end in a square now, who stands there looked at (KZ-GRID-12). */
export function isFree(state: KazzamState, cell: Cell, mover: CreatureId): boolean {
  const room = hasRoom(groundOf(state), cell, creatureOf(state, mover));
  return room && occupants(state, mover)[cell] === EMPTY;
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

type MoveOptions = Pick<KazzamOptions, 'moveThroughAllies' | 'cutCorners'>;

/** A graph of squares: where it begins is place 0. */
interface Reached {
  readonly places: readonly Cell[];
  readonly ends: readonly boolean[];
  readonly steps: readonly (readonly number[])[];
  readonly costs: readonly (readonly number[])[];
}

/**
 * The graph of squares that a 1×1 creature can reach by its own movement (KZ-MOVE-01 to
 * KZ-MOVE-07), as a path choice without seat and reason; nothing if it can go nowhere.
 */
export function wayFrom(
  state: KazzamState,
  options: MoveOptions,
  mover: CreatureId,
  gait: Gait,
): Omit<PathChoice, 'seat' | 'why'> | undefined {
  const reached = explore(state, options, mover, gait, false);
  if (reached === undefined) return undefined;
  const { places, ends, steps, costs } = reached;
  const ground = groundOf(state);
  return {
    kind: 'path',
    options: places.map((cell) => ground.option(cell)),
    from: 0,
    steps,
    costs,
    budget: gait.budget,
    ends,
  };
}

/** Whether there is any other square to end in: {@link wayFrom} without listing them. */
export function canGoAnywhere(
  state: KazzamState,
  options: MoveOptions,
  mover: CreatureId,
  gait: Gait,
): boolean {
  return explore(state, options, mover, gait, true) !== undefined;
}

/** Looks at squares in the order of what they cost to reach, which is 1 or 2 for each step. */
function explore(
  state: KazzamState,
  options: MoveOptions,
  mover: CreatureId,
  gait: Gait,
  firstWillDo: boolean,
): Reached | undefined {
  const creature = creatureOf(state, mover);
  const ground = groundOf(state);
  const standing = occupants(state, mover);
  const goal = gait.toward === undefined ? undefined : creatureOf(state, gait.toward);
  const gap = (cell: Cell): number =>
    (goal && distanceBetween(ground, { ...creature, cell }, goal)) ?? Number.POSITIVE_INFINITY;
  const floats = has(creature, 'hovering');
  const mayEnd = (cell: Cell): boolean =>
    standing[cell] === EMPTY &&
    hasRoom(ground, cell, creature) &&
    (goal === undefined || gap(cell) === 1) &&
    gait.ends?.(cell) !== false;

  const places: Cell[] = [creature.cell];
  const ends: boolean[] = [mayEnd(creature.cell)];
  const best: number[] = [0];
  const steps: number[][] = [];
  const costs: number[][] = [];
  const numberOf = new Int16Array(ground.map.cells).fill(EMPTY);
  numberOf[creature.cell] = 0;
  const waves: number[][] = Array.from({ length: gait.budget + 1 }, () => []);
  waves[0]?.push(0);
  let somewhere = false;
  for (const [spent, wave] of waves.entries()) {
    for (const place of wave) {
      if (best[place] !== spent || steps[place] !== undefined) continue;
      const from = places[place] ?? NOWHERE;
      const to: number[] = [];
      const price: number[] = [];
      steps[place] = to;
      costs[place] = price;
      for (const { cell, cost: entry, users } of ground.stepsFrom(from, options.cutCorners)) {
        const cost = floats ? 1 : entry;
        const total = spent + cost;
        if (total > gait.budget) continue;
        if (users !== 'everyone' && !mayUsePortal(state, creature, users)) continue;
        const other = standing[cell] ?? EMPTY;
        if (other !== EMPTY) {
          // Who comes out of a portal needs a free square there, allies or not (KM-PORT-01).
          if (users !== 'everyone' || !options.moveThroughAllies) continue;
          if (creatureOf(state, other).team !== creature.team) continue;
        }
        if (users !== 'everyone' && !hasRoom(ground, cell, creature)) continue;
        if (cost > 1 && (gait.single === true || goal !== undefined)) continue;
        if (goal !== undefined && gap(cell) >= gap(from)) continue;
        if (gait.step?.(from, cell) === false) continue;
        let number = numberOf[cell] ?? EMPTY;
        if (number === EMPTY) {
          number = places.length;
          numberOf[cell] = number;
          places.push(cell);
          best.push(Number.POSITIVE_INFINITY);
          const end = mayEnd(cell);
          ends.push(end);
          somewhere ||= end;
          if (somewhere && firstWillDo) return { places, ends, steps, costs };
        }
        if (total < (best[number] ?? 0)) {
          best[number] = total;
          waves[total]?.push(number);
        }
        to.push(number);
        price.push(cost);
      }
    }
  }
  if (!somewhere) return undefined;
  const none: readonly number[] = [];
  return {
    places,
    ends,
    steps: places.map((_, place) => steps[place] ?? none),
    costs: places.map((_, place) => costs[place] ?? none),
  };
}

/** Athletes of the team whose portal it is, or both; no creeps (KM-PORT-03, KM-PORT-04). */
function mayUsePortal(
  { red }: KazzamState,
  { team }: Creature,
  users: PrintedPortal['users'],
): boolean {
  if (team === undefined) return false;
  return users === 'any' || (users === 'red') === (team === red);
}
