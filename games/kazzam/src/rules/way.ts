import type { PathChoice } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { Ground, PortalUsers } from '../map/ground.ts';
import { type Creature, type CreatureId, type KazzamState, NOWHERE } from '../model.ts';
import type { Kazzam } from '../table.ts';
import { windows } from './ability.ts';
import { creatureOf } from './creatures.ts';
import { type Body, cellsOf, distanceBetween, type Place } from './footprint.ts';
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
  readonly ignoresDifficult?: boolean;
  /** Whether Damaging Terrain does not hurt on the way. */
  readonly ignoresDanger?: boolean;
  readonly passesCreatures?: boolean;
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
    if (isSmall(creature)) standing[creature.cell] = id;
    else for (const cell of cellsOf(ground, creature)) standing[cell] = id;
  }
  return standing;
}

/** Whether a creature could end in a square now, who stands there looked at (KZ-GRID-12). */
export function isFree(state: KazzamState, cell: Cell, mover: CreatureId): boolean {
  const body = creatureOf(state, mover);
  const squares = squaresAt(groundOf(state), cell, body);
  if (squares === undefined || !hasRoom(groundOf(state), cell, body)) return false;
  const standing = occupants(state, mover);
  return squares.every((square) => standing[square] === EMPTY);
}

/** The squares that a body would fill from there; nothing if it hangs over an edge (KZ-GRID-09). */
export function squaresAt(ground: Ground, cell: Cell, body: Body): readonly Cell[] | undefined {
  if (isSmall(body)) return [cell];
  const squares: Cell[] = [];
  for (let y = 0; y < body.height; y += 1) {
    for (let x = 0; x < body.width; x += 1) {
      const square = ground.at(cell, x, y);
      if (square < 0) return undefined;
      squares.push(square);
    }
  }
  return squares;
}

function isSmall({ width, height }: Body): boolean {
  return width === 1 && height === 1;
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
  const squares = squaresAt(ground, cell, creature);
  if (squares === undefined) return false;
  const flies = has(creature, 'flying');
  return squares.every((square) => (flies ? ground.isOpen(square) : ground.isRoom(square)));
}

/** A graph of squares: where it begins is place 0. */
interface Reached {
  readonly places: readonly Cell[];
  readonly ends: readonly boolean[];
  readonly steps: readonly (readonly number[])[];
  readonly costs: readonly (readonly number[])[];
}

/**
 * The graph of squares that a creature can reach by its own movement (KZ-MOVE-01 to KZ-MOVE-07), as
 * a path choice without seat and reason; nothing if it can go nowhere. Of a larger creature the
 * squares are where its top left one comes to (KZ-LARGE-09).
 */
export function wayFrom(
  t: Kazzam,
  mover: CreatureId,
  gait: Gait,
): Omit<PathChoice, 'seat' | 'why'> | undefined {
  const reached = explore(t, mover, gait, false);
  if (reached === undefined) return undefined;
  const { places, ends, steps, costs } = reached;
  const ground = groundOf(t.state);
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
export function canGoAnywhere(t: Kazzam, mover: CreatureId, gait: Gait): boolean {
  return explore(t, mover, gait, true) !== undefined;
}

/** Looks at squares in the order of what they cost to reach. */
function explore(
  t: Kazzam,
  mover: CreatureId,
  gait: Gait,
  firstWillDo: boolean,
): Reached | undefined {
  const { state } = t;
  const creature = creatureOf(state, mover);
  const ground = groundOf(state);
  const standing = occupants(state, mover);
  const goal = gait.toward === undefined ? undefined : creatureOf(state, gait.toward);
  const gap = (cell: Cell): number =>
    goal === undefined ? Number.POSITIVE_INFINITY : gapBetween(ground, { ...creature, cell }, goal);
  const mayEnd = (cell: Cell): boolean =>
    (squaresAt(ground, cell, creature)?.every((square) => standing[square] === EMPTY) ?? false) &&
    hasRoom(ground, cell, creature) &&
    (goal === undefined || gap(cell) === 1) &&
    gait.ends?.(cell) !== false;
  const stepsOf = stepper(t, mover, standing, gait);

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
      for (const { cell, cost, difficult } of stepsOf(from)) {
        const total = spent + cost;
        if (total > gait.budget) continue;
        if (difficult && (gait.single === true || goal !== undefined)) continue;
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

/** How far a Charge is from its target: a made tunnel is like one square (KC-POR-34). */
function gapBetween(ground: Ground, from: Body, to: Body): number {
  const apart = (a: Place, b: Place) => distanceBetween(ground, a, b) ?? Number.POSITIVE_INFINITY;
  const through = ground.tunnels.map(({ entry, end }) => apart(from, entry) + apart(end, to));
  return Math.min(apart(from, to), ...through);
}

/** One step that a creature may take. */
interface OpenStep {
  readonly cell: Cell;
  readonly cost: number;
  readonly difficult: boolean;
}

/** Tells the steps that the mover may take from a square, and what they cost it. */
function stepper(
  t: Kazzam,
  mover: CreatureId,
  standing: Int16Array,
  gait: Gait,
): (from: Cell) => readonly OpenStep[] {
  const { state, options } = t;
  const creature = creatureOf(state, mover);
  const ground = groundOf(state);
  const floats = has(creature, 'hovering');
  const phases = has(creature, 'phasing');
  const way = windows.modify(t, {
    type: 'way',
    mover,
    difficult: new Set<Cell>(),
    ignoresDifficult: floats || gait.ignoresDifficult === true,
    passesCreatures: phases || gait.passesCreatures === true,
  });
  const mayPass = (other: CreatureId): boolean =>
    way.passesCreatures ||
    (options.moveThroughAllies && creatureOf(state, other).team === creature.team);
  // Whoever touches the ground climbs out of a Pit (KR-SPEC-22).
  const climbOf = (from: Cell): 0 | 1 => {
    const stood = squaresAt(ground, from, creature) ?? [];
    return !floats && stood.some((square) => ground.kindAt(square) === 'pit') ? 1 : 0;
  };
  const costOf = (
    cell: Cell,
    from: Cell,
  ): { readonly cost: number; readonly difficult: boolean } => {
    const difficult =
      !way.ignoresDifficult && (ground.isDifficult(cell) || way.difficult.has(cell));
    const climb = climbOf(from);
    // A Boost Square costs nothing, whatever else it is (KR-SPEC-28).
    if (ground.kindAt(cell) === 'boost') return { cost: climb, difficult: false };
    return { cost: (difficult ? 2 : 1) + climb, difficult };
  };
  if (!isSmall(creature) || phases) {
    return (from) =>
      ground.neighbours(from).flatMap((cell): readonly OpenStep[] => {
        if (!fits(ground, from, cell, creature, phases, options.cutCorners)) return [];
        const before = squaresAt(ground, from, creature) ?? [];
        const entered = (squaresAt(ground, cell, creature) ?? []).filter(
          (square) => !before.includes(square),
        );
        const inTheWay = entered.map((square) => standing[square] ?? EMPTY);
        if (inTheWay.some((other) => other !== EMPTY && !mayPass(other))) return [];
        const prices = entered.map((square) => costOf(square, from));
        return [
          {
            cell,
            cost: Math.max(...prices.map(({ cost }) => cost)),
            difficult: prices.some(({ difficult }) => difficult),
          },
        ];
      });
  }
  return (from) =>
    ground.stepsFrom(from, options.cutCorners).flatMap((step): readonly OpenStep[] => {
      const { cell, users } = step;
      const other = standing[cell] ?? EMPTY;
      if (users === 'everyone') {
        if (other !== EMPTY && !mayPass(other)) return [];
        return [{ cell, ...costOf(cell, from) }];
      }
      // Who comes out of a portal needs a free square there, allies or not (KM-PORT-01).
      if (other !== EMPTY || !mayUsePortal(state, creature, users)) return [];
      if (!hasRoom(ground, cell, creature)) return [];
      return [{ cell, cost: 1 + climbOf(from), difficult: false }];
    });
}

/**
 * Whether a body can go from one square to the next as far as the ground goes: all its squares
 * open, no corner in the way of a diagonal (KZ-LARGE-09, KZ-MOVE-06). Who is Phasing passes through
 * everything but the edge (KZ-STAT-48).
 */
function fits(
  ground: Ground,
  from: Cell,
  to: Cell,
  body: Body,
  phases: boolean,
  cutCorners: boolean,
): boolean {
  const squares = squaresAt(ground, to, body);
  if (squares === undefined) return false;
  if (phases) return true;
  if (!squares.every((square) => ground.isOpen(square))) return false;
  const { dx, dy } = ground.offset(from, to);
  if (dx === 0 || dy === 0 || cutCorners) return true;
  const beside = [ground.at(from, dx, 0), ground.at(from, 0, dy)].flatMap((cell) =>
    cell < 0 ? [] : (squaresAt(ground, cell, body) ?? []),
  );
  return beside.every((square) => squares.includes(square) || !ground.isFull(square));
}

/** Athletes of the team whose portal it is, or both; creeps only made ones (KM-PORT-03, KM-PORT-04). */
function mayUsePortal({ red }: KazzamState, { team }: Creature, users: PortalUsers): boolean {
  if (users === 'all') return true;
  if (team === undefined) return false;
  return users === 'any' || (users === 'red') === (team === red);
}
