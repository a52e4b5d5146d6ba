import type { Cell } from '@tablewright/geometry';
import type { CreatureId, KazzamState, MadeGround, SquareKind, Wall } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { isOnMap } from '../court/creatures.ts';
import { overlap } from '../court/footprint.ts';
import { groundOf } from '../court/ground-now.ts';
import { isFilled } from '../court/things.ts';
import { growBack } from './grow-back.ts';

/** HP of the walls that powers make (KC-WRD-30, KR-SPEC-31). */
export const WALL_HP = 2;

/**
 * Makes a square something else from now on; the last change counts.
 *
 * @param more where a portal leads, if it leads anywhere (KC-POR-33), who answers for its harm, and what a Block
 *   stands on
 */
export function changeSquare(
  state: KazzamState,
  cell: Cell,
  kind: SquareKind,
  { end, by, under }: Change = {},
): void {
  const printed = groundOf({ ...state, changed: [] }).kindAt(cell);
  const others = state.changed.filter((change) => change.cell !== cell);
  const leads = end === undefined ? {} : { end };
  const made = by === undefined ? {} : { by };
  const block = under === undefined ? {} : { under };
  const change = { cell, kind, ...leads, ...made, ...block };
  state.changed = kind === printed ? others : [...others, change];
  growBack(state);
}

/** What else there is to a change of a square. */
interface Change {
  readonly end?: Cell | undefined;
  readonly by?: CreatureId | undefined;
  /** What a Block stands on. */
  readonly under?: MadeGround;
}

/** Whether a Block stands on a square (KM-CHUCK-04). */
export function isBlock({ changed }: KazzamState, cell: Cell): boolean {
  return changed.some((change) => change.cell === cell && change.under !== undefined);
}

/** What a square is now, and whose doing that is (KZ-OBJ-02). */
export function madeOf(state: KazzamState, cell: Cell): MadeGround {
  const { by } = state.changed.find((change) => change.cell === cell) ?? {};
  const kind = groundOf(state).kindAt(cell);
  return by === undefined ? { kind } : { kind, by };
}

/** Makes a square what it was before. */
export function restore(state: KazzamState, cell: Cell, { kind, by }: MadeGround): void {
  changeSquare(state, cell, kind, { by });
}

const PLAIN: MadeGround = { kind: 'floor' };

/** Raises one wall on these squares: Blocking Terrain until it is destroyed. */
export function raiseWall({ state }: Kazzam, cells: readonly Cell[], rule: string): void {
  const before = cells.map((cell) => madeOf(state, cell));
  for (const cell of cells) changeSquare(state, cell, 'wall');
  state.walls.push({ cells, hp: WALL_HP, before, rule });
}

/** Takes one square of a wall away: floor, or what it was before a power made it a wall (KR-SPEC-31). */
export function removeWallSquare(state: KazzamState, cell: Cell): void {
  const wall = state.walls.find(({ cells }) => cells.includes(cell));
  restore(state, cell, wall?.before[wall.cells.indexOf(cell)] ?? PLAIN);
  if (wall === undefined) return;
  const left = wall.cells.flatMap((other, at) => (other === cell ? [] : [at]));
  const cells = left.flatMap((at) => wall.cells[at] ?? []);
  const before = left.flatMap((at) => wall.before[at] ?? []);
  state.walls = state.walls.flatMap((other) => {
    if (other !== wall) return [other];
    return cells.length === 0 ? [] : [{ ...wall, cells, before }];
  });
}

/** Whether powers may change a square: none of the map's special ones, no wall, no Block (KR-SPEC-27, KM-INV-04). */
export function isChangeable(state: KazzamState, cell: Cell): boolean {
  if (isBlock(state, cell)) return false;
  const ground = groundOf(state);
  const special = Object.values(ground.map.specials).some((cells) => cells.includes(cell));
  return !special && CHANGEABLE.has(ground.kindAt(cell));
}

/** Whether a wall could be raised on a square: plain floor with nobody on it (KR-SPEC-31, KC-CONV-38). */
export function couldBecomeWall(state: KazzamState, cell: Cell): boolean {
  if (!couldLieOn(state, cell) || isFilled(state, cell)) return false;
  const ground = groundOf(state);
  return !state.creatures.some((creature) => isOnMap(creature) && overlap(ground, creature, cell));
}

/** Whether what shares its square could be made on one: plain floor on which no item lies (KC-TMR-07). */
export function couldLieOn(state: KazzamState, cell: Cell): boolean {
  if (!isChangeable(state, cell)) return false;
  return !state.items.some(({ place }) => place.at === 'ground' && place.cell === cell);
}

/** Squares that terrain powers may change (KR-SPEC-27). */
const CHANGEABLE: ReadonlySet<SquareKind> = new Set<SquareKind>([
  'floor',
  'difficult',
  'low-cover',
  'water',
  'pit',
  'slick',
  'boost',
]);

/** Takes a whole wall away: its squares are what they were before (KZ-OBJ-02). */
export function fellWall(state: KazzamState, wall: Wall): void {
  state.walls = state.walls.filter((other) => other !== wall);
  for (const [at, cell] of wall.cells.entries()) {
    restore(state, cell, wall.before[at] ?? PLAIN);
  }
}
