import type { Cell } from '@tablewright/geometry';
import { type CourtMap, cellName, type MapPart, partOf } from './court-map.ts';
import { obeysDoors } from './doors.ts';

/** What is printed with a map about the ways on it. */
export interface WalkingNumbers {
  /** What the way to each neutral pedestal of the court costs, by its digit (KM-VAL-09). */
  readonly orbCosts: Readonly<Record<string, number>>;
  /** What the way to the nearest enemy pedestal costs (KM-VAL-09). */
  readonly enemyPedestal: number;
  /** All that the ways from spawn squares to the orb of their Dungeon cost (KM-VAL-10). */
  readonly dungeonOrb: readonly number[];
}

/** Takes what is wrong, told with the square. */
export type Report = (text: string) => void;

/** KM-VAL-07. */
export function checkConnections(map: CourtMap, report: Report): void {
  for (const part of map.parts) {
    const [from, to] = apart(map, part) ?? [];
    if (from !== undefined && to !== undefined)
      report(`no way leads from ${cellName(map, from)} to ${cellName(map, to)}`);
  }
}

/** KM-VAL-09: from the own starting area to the neutral and the enemy pedestals of the court. */
export function checkCourtCosts(map: CourtMap, report: Report, numbers: WalkingNumbers): void {
  const pedestals = map.pedestals.filter(({ cell }) => partOf(map, cell).kind === 'court');
  for (const [own, enemy] of [
    ['red', 'blue'],
    ['blue', 'red'],
  ] as const) {
    const check = (what: string, goals: readonly Cell[], stated: number | undefined) => {
      const cost = costBeside(map, map.areas[own], goals);
      if (cost !== stated) report(`${own} walks to ${what} for ${cost}, not for ${stated}`);
    };
    for (const digit of '123') {
      const goals = pedestals.filter(({ cell }) => map.characters[cell] === digit);
      const stated = numbers.orbCosts[digit];
      if (goals.length > 0 || stated !== undefined)
        check(`pedestal ${digit}`, cellsOf(goals), stated);
    }
    const theirs = pedestals.filter(({ owner }) => owner === enemy);
    check('the nearest enemy pedestal', cellsOf(theirs), numbers.enemyPedestal);
  }
}

/** KM-VAL-10: from each spawn square to an exit and to the orb of its Dungeon. */
export function checkDungeonCosts(map: CourtMap, report: Report, numbers: WalkingNumbers): void {
  const stated = numbers.dungeonOrb;
  const found = new Set<number>();
  for (const spawn of [...map.spawns.red, ...map.spawns.blue]) {
    const name = cellName(map, spawn);
    // No way leads into another part, so only the own Dungeon counts.
    const exits = map.exits.map(({ inside }) => inside);
    const toExit = costBeside(map, [spawn], exits);
    if (toExit > 6) report(`from ${name} the way to an exit costs ${toExit}, more than 6`);
    const toOrb = costBeside(map, [spawn], cellsOf(map.pedestals));
    if (!stated.includes(toOrb))
      report(`from ${name} the way to the orb costs ${toOrb}, not ${stated.join(' or ')}`);
    found.add(toOrb);
  }
  for (const cost of stated) {
    if (!found.has(cost)) report(`from no spawn square does the way to the orb cost ${cost}`);
  }
}

/**
 * Whether one may walk onto a square of the printed map: no wall, exit, pedestal or portal
 * (KM-VAL-07).
 */
export function isEnterable(map: CourtMap, cell: Cell): boolean {
  return Number.isFinite(costToEnter(map, cell));
}

/** Blocking Terrain: walls and exits (KM-LEG-01, KM-LEG-09). */
export function isBlocking(map: CourtMap, cell: Cell): boolean {
  return map.kinds[cell] === 'wall' || map.kinds[cell] === 'exit';
}

/** The squares that touch it by side or corner and can be entered. */
export function enterableBeside(map: CourtMap, cell: Cell): readonly Cell[] {
  const { grid, offset } = partOf(map, cell);
  const beside = grid.neighbours(cell - offset).map((other) => offset + other);
  return beside.filter((other) => isEnterable(map, other));
}

function cellsOf(pedestals: CourtMap['pedestals']): readonly Cell[] {
  return pedestals.map(({ cell }) => cell);
}

/**
 * What the way from the nearest of some squares to one beside any of the goals costs; infinite if
 * there is none. All pedestals and portals are shut.
 */
function costBeside(map: CourtMap, from: readonly Cell[], goals: readonly Cell[]): number {
  const costs = walkingCosts(map, from);
  const beside = goals.flatMap((goal) => enterableBeside(map, goal));
  return Math.min(...beside.map((cell) => costs[cell] ?? Number.POSITIVE_INFINITY));
}

/**
 * Two enterable squares of a part without a way of sideways steps from the first to the second;
 * `undefined` if every square can be reached from every other.
 */
function apart(map: CourtMap, { grid, offset }: MapPart): readonly [Cell, Cell] | undefined {
  const squares = Array.from({ length: grid.size }, (_, at) => offset + at);
  const [start, ...others] = squares.filter((cell) => isEnterable(map, cell));
  if (start === undefined) return undefined;
  // If all can be reached from one, and it from all, then each can be reached over that one.
  const after = connected(map, start, 'from');
  const far = others.find((cell) => !after.has(cell));
  if (far !== undefined) return [start, far];
  const before = connected(map, start, 'to');
  const stuck = others.find((cell) => !before.has(cell));
  return stuck === undefined ? undefined : [stuck, start];
}

/** KM-VAL-09. */
function costToEnter(map: CourtMap, cell: Cell): number {
  switch (map.kinds[cell]) {
    case 'floor':
      return 1;
    case 'difficult':
    case 'low-cover':
      return 2;
    default:
      return Number.POSITIVE_INFINITY;
  }
}

/** For each square of the map, infinite where nobody can come from the given ones. */
function walkingCosts(map: CourtMap, from: readonly Cell[]): readonly number[] {
  const costs = new Array<number>(map.cells).fill(Number.POSITIVE_INFINITY);
  for (const start of from) costs[start] = 0;
  /** By cost, the squares that were reached for it when nothing cheaper was known. */
  const reached: Cell[][] = [[...from]];
  for (let cost = 0; cost < reached.length; cost += 1) {
    for (const at of reached[cost] ?? []) {
      for (const to of enterableBeside(map, at)) {
        const total = cost + costToEnter(map, to);
        if (total >= (costs[to] ?? 0) || !canStep(map, at, to)) continue;
        costs[to] = total;
        while (reached.length <= total) reached.push([]);
        reached[total]?.push(to);
      }
    }
  }
  return costs;
}

/** The squares that can be reached from one by sideways steps, or from which one goes to it. */
function connected(map: CourtMap, start: Cell, way: 'from' | 'to'): ReadonlySet<Cell> {
  const found = new Set([start]);
  // A set that grows while it is gone through is gone through to its new end.
  for (const at of found) {
    for (const other of enterableBeside(map, at)) {
      const [from, to] = way === 'from' ? [at, other] : [other, at];
      if (!isDiagonal(map, from, to) && canStep(map, from, to)) found.add(other);
    }
  }
  return found;
}

function isDiagonal(map: CourtMap, from: Cell, to: Cell): boolean {
  return stepOf(map, from, to).corners.length > 0;
}

/**
 * Whether a step between two enterable squares that touch is allowed: doors are passed in their
 * direction only (KM-DOOR-04), and corners of Blocking Terrain are not cut (KM-VAL-09).
 */
function canStep(map: CourtMap, from: Cell, to: Cell): boolean {
  const { dx, corners } = stepOf(map, from, to);
  return obeysDoors(map, [from, to], dx) && !corners.some((corner) => isBlocking(map, corner));
}

/** Columns that a step goes east, and the two squares beside it if it is diagonal. */
function stepOf(map: CourtMap, from: Cell, to: Cell): { dx: number; corners: readonly Cell[] } {
  const { grid, offset } = partOf(map, from);
  const dx = grid.x(to - offset) - grid.x(from - offset);
  const dy = grid.y(to - offset) - grid.y(from - offset);
  return { dx, corners: dx === 0 || dy === 0 ? [] : [from + dx, to - dx] };
}
