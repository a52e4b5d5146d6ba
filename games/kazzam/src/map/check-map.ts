import { type Cell, lineBetween, SIGHT } from '@tablewright/geometry';
import {
  type CourtMap,
  cellName,
  type MapPart,
  mirrorOf,
  type PrintedPortal,
  type PrintedStart,
  partOf,
} from './court-map.ts';
import {
  checkConnections,
  checkCourtCosts,
  checkDungeonCosts,
  enterableBeside,
  isBlocking,
  isEnterable,
  type Report,
  type WalkingNumbers,
} from './walking-cost.ts';

/** What is printed with a map about it, for the validator to compare. */
export interface MapNumbers extends WalkingNumbers {
  /** The rule that prints them, such as KM-BEG-04. */
  readonly rule: string;
  /** Squares of each starting area. */
  readonly area: number;
  /** Neutral orbs of the whole map (KM-VAL-04). */
  readonly neutralOrbs: number;
  /**
   * By the name of the part, how often each of `: g * T > <` and each portal letter occurs; not
   * at all if it is not named.
   */
  readonly characters: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Who may use each portal (KM-VAL-12). */
  readonly portals: Readonly<Record<string, PrintedPortal['users']>>;
  /** The groups that are mobs: they alone may share squares (KM-VAL-11). */
  readonly mobs: readonly string[];
}

/** A rule that a map breaks, and where. */
export interface MapProblem {
  readonly rule: string;
  readonly text: string;
}

/** All that is wrong with a map by KM-VAL-01 to KM-VAL-12; nothing for a good one. */
export function checkMap(map: CourtMap, numbers: MapNumbers): readonly MapProblem[] {
  const problems: MapProblem[] = [];
  for (const [rule, check] of [...CHECKS, [numbers.rule, checkNumbers] as const]) {
    check(map, (text) => problems.push({ rule, text }), numbers);
  }
  return problems;
}

type Check = (map: CourtMap, report: Report, numbers: MapNumbers) => void;

const CHECKS: readonly (readonly [rule: string, check: Check])[] = [
  ['KM-VAL-01', checkBorder],
  ['KM-VAL-02', checkMirror],
  ['KM-VAL-03', checkAreas],
  ['KM-VAL-04', checkNeutralOrbs],
  ['KM-VAL-05', checkExits],
  ['KM-VAL-06', checkPortals],
  ['KM-VAL-07', checkConnections],
  ['KM-VAL-08', checkPedestals],
  ['KM-VAL-09', checkCourtCosts],
  ['KM-VAL-10', checkDungeonCosts],
  ['KM-VAL-11', checkStarts],
  ['KM-VAL-12', checkSpecials],
];

/** The rest of KM-VAL-01 is noticed when the map is read. */
function checkBorder(map: CourtMap, report: Report): void {
  for (let cell = 0; cell < map.cells; cell += 1) {
    const { grid, offset } = partOf(map, cell);
    // Squares of the border have fewer than eight neighbours.
    if (grid.neighbours(cell - offset).length === 8 || isBlocking(map, cell)) continue;
    report(`${shown(map, cell)} is on the border, where only walls and exits may be`);
  }
}

function checkMirror(map: CourtMap, report: Report): void {
  for (let cell = 0; cell < map.cells; cell += 1) {
    const other = mirrorOf(map, cell);
    const wanted = swapped(map.characters[cell] ?? '');
    if (other < cell || map.characters[other] === wanted) continue;
    report(`${shown(map, other)} mirrors ${shown(map, cell)} and should be "${wanted}"`);
  }
}

const COUNTS: Readonly<Record<MapPart['kind'], Readonly<Record<string, number>>>> = {
  court: { R: 3, B: 3, s: 0, t: 0 },
  dungeon: { R: 0, B: 0, r: 0, b: 0, s: 6, t: 6 },
};

function checkAreas(map: CourtMap, report: Report): void {
  for (const part of map.parts) {
    for (const [sign, wanted] of Object.entries(COUNTS[part.kind])) {
      const count = find(map, sign, part).length;
      if (count !== wanted) report(`${part.name} has ${count} "${sign}", not ${wanted}`);
    }
  }
  const { red, blue } = map.areas;
  if (red.length < 20 || red.length !== blue.length)
    report(`${red.length} "r" and ${blue.length} "b" are not at least 20 and as many`);
}

function checkNeutralOrbs(map: CourtMap, report: Report, numbers: MapNumbers): void {
  const neutral = map.pedestals.filter(({ owner }) => owner === 'neutral');
  const orbs = neutral.reduce((sum, pedestal) => sum + pedestal.orbs, 0);
  if (orbs !== numbers.neutralOrbs) report(`${orbs} neutral orbs, not ${numbers.neutralOrbs}`);
  for (const digit of '123') {
    const [cell, ...more] = find(map, digit);
    if (cell === undefined || more.length > 0) report(`pedestal ${digit} must be there once`);
    else if (!neutral.some((pedestal) => pedestal.cell === cell))
      report(`${shown(map, cell)} has no orb line`);
  }
}

function checkExits(map: CourtMap, report: Report): void {
  for (const letter of 'EFGH') {
    const exit = map.exits.find((one) => one.letter === letter);
    const found = find(map, letter);
    const outside = found.filter((cell) => partOf(map, cell).kind === 'court');
    const inside = found.filter((cell) => partOf(map, cell).kind === 'dungeon');
    checkEnd(map, report, outside, exit?.outside, 3);
    checkEnd(map, report, inside, exit?.inside, 3);
  }
}

function checkPortals(map: CourtMap, report: Report): void {
  for (const letter of 'PQUV') {
    const portal = map.portals.find((one) => one.letter === letter);
    checkEnd(map, report, find(map, letter), portal?.entry, 3);
    checkEnd(map, report, find(map, letter.toLowerCase()), portal?.end, 5);
  }
}

/** One side of an exit or portal is where its line tells, nowhere else, and has room beside it. */
function checkEnd(
  map: CourtMap,
  report: Report,
  found: readonly Cell[],
  told: Cell | undefined,
  room: number,
): void {
  if (told !== undefined && !found.includes(told))
    report(`${shown(map, told)} is not what its line in the data tells`);
  for (const cell of found) {
    if (cell !== told) report(`${shown(map, cell)} is not where a line in the data tells`);
    const beside = enterableBeside(map, cell).length;
    if (beside < room) report(`${shown(map, cell)} has ${beside} squares beside it, not ${room}`);
  }
}

function checkPedestals(map: CourtMap, report: Report): void {
  for (const cell of find(map, 'RB123')) {
    const beside = enterableBeside(map, cell).length;
    if (beside < 4) report(`${shown(map, cell)} has ${beside} squares beside it, not 4`);
  }
}

function checkStarts(map: CourtMap, report: Report, { mobs }: MapNumbers): void {
  for (const start of map.starts) {
    const { group, axis, coin, pairs } = start;
    const guarded = map.pedestals.filter(({ guards }) => guards.includes(group));
    const parts = guarded.map(({ cell }) => partOf(map, cell));
    for (const at of new Set(arrangements(map, start).flat())) {
      if (!bodyAt(map, start, at).every((cell) => isEnterable(map, cell)))
        report(`${group} cannot stand at ${shown(map, at)}`);
      if (!parts.includes(partOf(map, at)))
        report(`${group} at ${shown(map, at)} is in another part than its orb`);
    }
    if (axis !== undefined && mirrorOf(map, axis, start.size.width) !== axis)
      report(`${group} at ${shown(map, axis)} is not on the axis`);
    for (const [a, b] of coin === undefined ? pairs : [coin, ...pairs]) {
      if (mirrorOf(map, a, start.size.width) !== b)
        report(`${group} at ${shown(map, a)} and ${shown(map, b)} are no mirror images`);
    }
    for (const [left, right] of pairs) {
      if (left > right && mirrorOf(map, left, start.size.width) === right)
        report(`${group} should name ${shown(map, right)} first, as the left one (KM-GRID-03)`);
    }
  }
  checkOverlaps(map, report, mobs);
}

function checkOverlaps(map: CourtMap, report: Report, mobs: readonly string[]): void {
  const starts = map.starts.filter(({ group }) => !mobs.includes(group));
  const bodies = starts.map((start) =>
    arrangements(map, start).map((places) => places.flatMap((at) => bodyAt(map, start, at))),
  );
  for (const [index, { group }] of starts.entries()) {
    const own = bodies[index] ?? [];
    const others = bodies.slice(index + 1).flat(2);
    const shared = own.flatMap((cells) =>
      cells.filter((cell, at) => others.includes(cell) || cells.indexOf(cell) < at),
    );
    for (const cell of new Set(shared)) report(`${group} shares ${shown(map, cell)}`);
  }
}

/**
 * Where a group may stand: as the coin and the die for mirroring have it with the low numbers,
 * and with the high ones (KM-GRID-03, KM-GRID-05).
 */
function arrangements(map: CourtMap, start: PrintedStart): readonly (readonly Cell[])[] {
  const { axis, coin, pairs, members, size } = start;
  const listed = members.map(({ cell }) => cell);
  // What has no mirror image sticks out of the part, and is reported as it is listed.
  const mirrored = listed.map((cell) => mirrorOf(map, cell, size.width)).filter((at) => at >= 0);
  return [
    [axis ?? [], coin?.[0] ?? [], pairs.flat(), listed].flat(),
    [axis ?? [], coin?.[1] ?? [], pairs.flat(), mirrored].flat(),
  ];
}

/** The squares of a creep whose top left one is given (KM-GRID-03), as far as they exist. */
function bodyAt(map: CourtMap, { size }: PrintedStart, topLeft: Cell): readonly Cell[] {
  const { grid, offset } = partOf(map, topLeft);
  const [left, top] = [grid.x(topLeft - offset), grid.y(topLeft - offset)];
  const columns = Array.from({ length: size.width }, (_, x) => left + x);
  const rows = Array.from({ length: size.height }, (_, y) => top + y);
  const cells = rows.flatMap((y) => columns.map((x) => grid.cellAt(x, y)));
  return cells.flatMap((cell) => (cell < 0 ? [] : [offset + cell]));
}

function checkSpecials(map: CourtMap, report: Report, numbers: MapNumbers): void {
  const rays = find(map, '*');
  for (const target of find(map, 'g')) {
    if (!rays.some((ray) => isInSight(map, ray, target)))
      report(`${shown(map, target)} is not in line of sight of any "*"`);
  }
  for (const throne of find(map, 'T')) {
    const { grid } = partOf(map, throne);
    if (!find(map, '1').some((orb) => Math.abs(orb - throne) === grid.width))
      report(`${shown(map, throne)} is neither above nor below pedestal 1`);
  }
  for (const { letter, entry, users } of map.portals) {
    const stated = numbers.portals[letter] ?? 'nobody';
    if (users !== stated) report(`${shown(map, entry)} serves ${users}, not ${stated}`);
  }
}

function isInSight(map: CourtMap, from: Cell, to: Cell): boolean {
  const { grid, offset } = partOf(map, from);
  if (partOf(map, to) !== partOf(map, from)) return false;
  const point = (cell: Cell) => ({ x: grid.x(cell - offset), y: grid.y(cell - offset) });
  const blocks = (x: number, y: number) => isBlocking(map, offset + grid.cellAt(x, y));
  return lineBetween(point(from), point(to), blocks) !== SIGHT.none;
}

/** What the map's own rule prints about how much there is of what. */
function checkNumbers(map: CourtMap, report: Report, numbers: MapNumbers): void {
  for (const colour of ['red', 'blue'] as const) {
    const { length } = map.areas[colour];
    if (length !== numbers.area) report(`${colour} has ${length} squares, not ${numbers.area}`);
  }
  for (const part of map.parts) {
    for (const sign of ':g*T><PQUVpquv') {
      const count = find(map, sign, part).length;
      const stated = numbers.characters[part.name]?.[sign] ?? 0;
      if (count !== stated) report(`${part.name} has ${count} "${sign}", not ${stated}`);
    }
  }
}

/** The squares with one of these characters, in the whole map or in one part. */
function find(map: CourtMap, signs: string, part?: MapPart): readonly Cell[] {
  return map.characters.flatMap((sign, cell) =>
    signs.includes(sign) && (part === undefined || partOf(map, cell) === part) ? [cell] : [],
  );
}

/** Where a square is and what it is printed as. */
function shown(map: CourtMap, cell: Cell): string {
  return `${cellName(map, cell)} "${map.characters[cell]}"`;
}

/** The character that stands for another in the mirror (KM-GRID-07). */
function swapped(sign: string): string {
  const pair = ['RB', 'rb', 'st', '><', 'PU', 'pu', 'QV', 'qv', 'EF', 'GH'].find((one) =>
    one.includes(sign),
  );
  return pair?.replace(sign, '') ?? sign;
}
