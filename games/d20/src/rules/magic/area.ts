import type { AreaShape, Point } from '../../content/spell.ts';
import type { World } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { dueOrder } from '../creature.ts';
import { distanceBetween, feetBetween, gridOf, isHere, SQUARE } from '../place/distance.ts';

/** The squares of an area on a map (DT-MAG-12, DT-SAVE-08). */
export function cellsOf(
  { state }: Pick<World, 'state'>,
  caster: Creature,
  shape: AreaShape,
  cell: number,
): readonly number[] {
  const grid = gridOf(state);
  if (caster.place.at !== 'square') return [];
  if (shape.is === 'radius') return grid.within(cell, Math.floor(shape.feet / SQUARE));
  if (shape.is === 'around') return grid.within(caster.place.cell, Math.floor(shape.feet / SQUARE));
  if (shape.is === 'square')
    return squareAt(grid, cell, Math.max(1, Math.round(shape.feet / SQUARE)));
  if (shape.is === 'wall') return wallAt(grid, caster.place.cell, cell, shape.length / SQUARE);
  if (shape.is === 'ring') return ringAt(grid, cell, Math.floor(shape.feet / SQUARE));
  if (shape.is === 'rectangle')
    return rectangleAt(grid, cell, shape.width / SQUARE, shape.length / SQUARE);
  return shape.is === 'line'
    ? lineTo(grid, caster.place.cell, cell, Math.floor(shape.length / SQUARE))
    : coneTo(grid, caster.place.cell, cell, Math.floor(shape.length / SQUARE));
}

type Grid = ReturnType<typeof gridOf>;

/** A square of so many squares a side, its middle at a square or beside it. */
const squareAt = (grid: Grid, cell: number, side: number): readonly number[] =>
  rectangleAt(grid, cell, side, side);

/** So many squares wide and high, its middle at a square or beside it. */
function rectangleAt(grid: Grid, cell: number, width: number, height: number): readonly number[] {
  const left = grid.x(cell) - Math.floor((width - 1) / 2);
  const top = grid.y(cell) - Math.floor((height - 1) / 2);
  const cells: number[] = [];
  for (let y = top; y < top + height; y += 1) {
    for (let x = left; x < left + width; x += 1) {
      const at = grid.cellAt(x, y);
      if (at >= 0) cells.push(at);
    }
  }
  return cells;
}

/** The squares of a straight line that begins at one square and leads away from another (DT-ARC-309). */
function lineTo(grid: Grid, from: number, start: number, length: number): readonly number[] {
  const dx = grid.x(start) - grid.x(from);
  const dy = grid.y(start) - grid.y(from);
  const long = Math.max(Math.abs(dx), Math.abs(dy));
  if (long === 0) return [];
  const cells: number[] = [];
  for (let at = long; at < long + length; at += 1) {
    const x = grid.x(from) + Math.round((dx * at) / long);
    const y = grid.y(from) + Math.round((dy * at) / long);
    const cell = grid.cellAt(x, y);
    if (cell < 0) break;
    cells.push(cell);
  }
  return cells;
}

/**
 * A wall of so many squares, in their order, across the way from one square to another, so that nobody gets past it in
 * a straight line; along the rows where both are one.
 */
function wallAt(grid: Grid, from: number, middle: number, squares: number): readonly number[] {
  const dx = grid.x(middle) - grid.x(from);
  const dy = grid.y(middle) - grid.y(from);
  const isUpright = Math.abs(dx) > Math.abs(dy);
  const cells: number[] = [];
  const first = -Math.floor((squares - 1) / 2);
  for (let at = first; at < first + squares; at += 1) {
    const x = grid.x(middle) + (isUpright ? 0 : at);
    const y = grid.y(middle) + (isUpright ? at : 0);
    const cell = grid.cellAt(x, y);
    if (cell >= 0) cells.push(cell);
  }
  return cells;
}

/** The squares at just this distance. */
const ringAt = (grid: Grid, middle: number, squares: number): readonly number[] =>
  grid.within(middle, squares).filter((cell) => grid.distance(cell, middle) === squares);

/** A cone: as wide at each distance as it is far, towards a square. */
function coneTo(grid: Grid, from: number, towards: number, length: number): readonly number[] {
  const dx = grid.x(towards) - grid.x(from);
  const dy = grid.y(towards) - grid.y(from);
  const size = Math.hypot(dx, dy);
  if (size === 0) return [];
  return grid.within(from, length).filter((cell) => {
    if (cell === from) return false;
    const x = grid.x(cell) - grid.x(from);
    const y = grid.y(cell) - grid.y(from);
    const along = (x * dx + y * dy) / size;
    const aside = Math.abs(x * dy - y * dx) / size;
    return along > 0 && aside * 2 <= along + 1e-9;
  });
}

/** Who is in an area: on its squares, or within its reach of a creature where there is no map; nearest to the caster first. */
export function creaturesIn(
  w: Pick<World, 'state'>,
  caster: Creature,
  shape: AreaShape,
  point: Point,
): readonly Creature[] {
  const { state } = w;
  const inside =
    'cell' in point
      ? byCells(w, cellsOf(w, caster, shape, point.cell))
      : state.creatures.filter((one) => isHere(one) && near(w, caster, shape, point.creature, one));
  return [...inside]
    .filter(({ life }) => life === 'alive')
    .sort(
      (a, b) => distanceBetween(w, caster, a) - distanceBetween(w, caster, b) || dueOrder(a, b),
    );
}

/** Who stands on some squares. */
export function byCells(
  { state }: Pick<World, 'state'>,
  cells: readonly number[],
): readonly Creature[] {
  return state.creatures.filter(({ place }) => place.at === 'square' && cells.includes(place.cell));
}

function near(
  { state }: Pick<World, 'state'>,
  caster: Creature,
  shape: AreaShape,
  middle: Creature,
  one: Creature,
): boolean {
  if (shape.is === 'around') return feetBetween(state, caster.place, one.place) <= shape.feet;
  const reach = reachOf(shape);
  return feetBetween(state, middle.place, one.place) <= reach;
}

/** How far an area reaches from its middle along a line. */
export function reachOf(shape: AreaShape): number {
  if (shape.is === 'radius' || shape.is === 'ring' || shape.is === 'around') return shape.feet;
  if (shape.is === 'square') return shape.feet / 2;
  return shape.is === 'rectangle' ? shape.length / 2 : SQUARE;
}
