import type { Cell } from '@tablewright/geometry';
import type { PrintedExit, PrintedPortal } from '../map/court-map.ts';
import type { Ground } from '../map/ground.ts';
import type { Colour, Creature, CreatureId, KazzamState, SquareKind } from '../model.ts';
import { groundOf } from '../rules/court/ground-now.ts';
import { squareName } from '../thing-names.ts';

/** A part of the map: a court or a Dungeon (KZ-GRID-06). */
export interface CourtPart {
  /** `court`, `dungeon`, `dungeonA`, … */
  readonly name: string;
  readonly kind: 'court' | 'dungeon';
  readonly columns: number;
  readonly rows: number;
  /** The number of its top left square; the others follow row by row. */
  readonly first: Cell;
}

/** What a square is beside its ground, where the map has such things (KM-LEG-12 to KM-LEG-16). */
export type Sign = 'door-east' | 'door-west' | 'ray' | 'target' | 'shadow' | 'throne';

const SIGNS: Readonly<Record<string, Sign>> = {
  '>': 'door-east',
  '<': 'door-west',
  '*': 'ray',
  g: 'target',
  ':': 'shadow',
  T: 'throne',
};

/** The map as it is now. Its squares are numbered through all parts. */
export interface Court {
  readonly parts: readonly CourtPart[];
  /** What each square is now, by its number. */
  readonly kinds: readonly SquareKind[];
  /** The squares on which a team starts (KM-LEG-07). */
  readonly starts: Readonly<Record<Colour, readonly Cell[]>>;
  /** The squares in a Dungeon to which a team comes when Taken Out (KM-LEG-08). */
  readonly spawns: Readonly<Record<Colour, readonly Cell[]>>;
  readonly portals: readonly PrintedPortal[];
  /** Portals that powers have made and that lead somewhere (KC-POR-33). */
  readonly tunnels: readonly { readonly entry: Cell; readonly end: Cell }[];
  readonly exits: readonly PrintedExit[];
  readonly signs: ReadonlyMap<Cell, Sign>;
}

/** Where a square lies in its part. */
export interface Spot {
  readonly part: CourtPart;
  readonly x: number;
  readonly y: number;
}

const courts = new WeakMap<Ground, Court>();

/** The map as it is now: the same object until one of its squares changes. */
export function courtOf(view: Pick<KazzamState, 'map' | 'sketch' | 'changed'>): Court {
  const ground = groundOf(view);
  let court = courts.get(ground);
  if (court === undefined) {
    court = layOut(ground);
    courts.set(ground, court);
  }
  return court;
}

function layOut(ground: Ground): Court {
  const { parts, cells, characters, areas, spawns, portals, exits } = ground.map;
  return {
    parts: parts.map(({ name, kind, grid, offset }) => {
      return { name, kind, columns: grid.width, rows: grid.height, first: offset };
    }),
    kinds: Array.from({ length: cells }, (_, cell) => ground.kindAt(cell)),
    starts: areas,
    spawns,
    portals,
    tunnels: ground.tunnels,
    exits,
    signs: new Map(
      characters.flatMap((character, cell) => {
        const sign = SIGNS[character];
        return sign === undefined ? [] : [[cell, sign] as const];
      }),
    ),
  };
}

/** Whether a square belongs to a part. */
export function isIn({ first, columns, rows }: CourtPart, cell: Cell): boolean {
  return cell >= first && cell < first + columns * rows;
}

/** The part that a square belongs to. @throws RangeError for a number that is no square */
export function partAt({ parts }: Court, cell: Cell): CourtPart {
  const part = parts.find((one) => isIn(one, cell));
  if (part === undefined) throw new RangeError(`the map has no square ${cell}`);
  return part;
}

/** Where a square of this part lies in it. */
export function placeIn({ first, columns }: CourtPart, cell: Cell): Omit<Spot, 'part'> {
  return { x: (cell - first) % columns, y: Math.floor((cell - first) / columns) };
}

/** Where a square lies. @throws RangeError for a number that is no square */
export function spotOf(court: Court, cell: Cell): Spot {
  const part = partAt(court, cell);
  return { part, ...placeIn(part, cell) };
}

/** The square of a part at these coordinates, or -1 outside of it. */
export function squareAt({ first, columns, rows }: CourtPart, x: number, y: number): Cell {
  return x < 0 || y < 0 || x >= columns || y >= rows ? -1 : first + y * columns + x;
}

/** The square that options call `court(8,2)`; `undefined` if the map has none of that name. */
export function squareNamed({ parts }: Court, name: string): Cell | undefined {
  const [, wanted, x, y] = /^(\w+)\((\d+),(\d+)\)/.exec(name) ?? [];
  const part = parts.find((one) => one.name === wanted);
  const cell = part === undefined ? -1 : squareAt(part, Number(x), Number(y));
  return cell < 0 ? undefined : cell;
}

/** What options call a square: `court(8,2)`. */
export function idOfSquare(court: Court, cell: Cell): string {
  const { part, x, y } = spotOf(court, cell);
  return `${part.name}(${x},${y})`;
}

/** What texts call a square: `I3`. */
export function nameOfSquare(court: Court, cell: Cell): string {
  const { x, y } = spotOf(court, cell);
  return squareName(x, y);
}

/** Whether two squares of one part touch each other. */
export function areNeighbours(court: Court, one: Cell, other: Cell): boolean {
  const a = spotOf(court, one);
  const b = spotOf(court, other);
  return a.part === b.part && Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) <= 1;
}

/** The squares that a creature fills; none if it is off the map. */
export function squaresUnder(
  court: Court,
  { cell, width, height }: Pick<Creature, 'cell' | 'width' | 'height'>,
): readonly Cell[] {
  if (cell < 0) return [];
  if (width === 1 && height === 1) return [cell];
  const { part, x, y } = spotOf(court, cell);
  const squares: Cell[] = [];
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const square = squareAt(part, x + column, y + row);
      if (square >= 0) squares.push(square);
    }
  }
  return squares;
}

/** The creatures on each square, the smallest last: a touch means that one. */
export function standingBySquare(
  court: Court,
  creatures: readonly Creature[],
): ReadonlyMap<Cell, readonly CreatureId[]> {
  const found = new Map<Cell, CreatureId[]>();
  const largestFirst = [...creatures.entries()].sort(
    ([, a], [, b]) => b.width - a.width || Number(b.mob) - Number(a.mob),
  );
  for (const [id, creature] of largestFirst) {
    for (const cell of squaresUnder(court, creature)) {
      const list = found.get(cell);
      if (list === undefined) found.set(cell, [id]);
      else list.push(id);
    }
  }
  return found;
}

/** The creatures on a square, the smallest last. */
export function standingOn(
  court: Court,
  creatures: readonly Creature[],
  cell: Cell,
): readonly CreatureId[] {
  return standingBySquare(court, creatures).get(cell) ?? [];
}
