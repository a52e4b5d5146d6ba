import type { Cell, Grid } from '@tablewright/geometry';
import type { Colour, SquareKind } from '../model.ts';

/** What parts are called: of two Dungeons each has a letter (KM-GRID-01). */
export const PART_NAMES = ['court', 'dungeon', 'dungeonA', 'dungeonB'] as const;
export type PartName = (typeof PART_NAMES)[number];

/** One separate area: the court or a Dungeon (KZ-GRID-06, KM-GEN-06). */
export interface MapPart {
  readonly name: PartName;
  readonly kind: 'court' | 'dungeon';
  readonly grid: Grid;
  /** Number of the part's top left square among the squares of the whole map. */
  readonly offset: number;
  /** Its middle column (KM-GRID-02). */
  readonly axis: number;
}

/** A pedestal as printed: whose it is, and how many orbs it carries at the start. */
export interface PrintedPedestal {
  readonly cell: Cell;
  readonly owner: Colour | 'neutral';
  /** Colours stand on their own pedestals; neutral orbs on the others (KM-LEG-05, KM-LEG-06). */
  readonly orbs: number;
  /** Ids of the creep groups that guard it, for neutral ones. */
  readonly guards: readonly string[];
}

/** A one-way portal (KM-LEG-10, KM-LEG-11, KZ-TERR-05). */
export interface PrintedPortal {
  readonly letter: string;
  readonly entry: Cell;
  readonly end: Cell;
  readonly users: 'any' | Colour;
}

/** The two sides of an exit (KM-LEG-09). */
export interface PrintedExit {
  readonly letter: string;
  /** In a Dungeon, where the button is. */
  readonly inside: Cell;
  /** On the court. */
  readonly outside: Cell;
}

/** Where the members of a creep group begin (KM-GRID-03 to KM-GRID-05). */
export interface PrintedStart {
  readonly group: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly axis: Cell | undefined;
  /** The first if a die shows 1 to 3, else the second. */
  readonly coin: readonly [Cell, Cell] | undefined;
  /** Mirrored pairs, the left one first. */
  readonly pairs: readonly (readonly [Cell, Cell])[];
  /** For groups of unlike creeps. */
  readonly members: readonly { readonly name: string; readonly cell: Cell }[];
}

/** A map, read and checked: see `read-map.ts`. Squares are numbered through all parts. */
export interface CourtMap {
  readonly id: string;
  readonly title: string;
  readonly parts: readonly MapPart[];
  /** How many squares all parts have together. */
  readonly cells: number;
  /** For each square. */
  readonly kinds: readonly SquareKind[];
  /** For each square, the character it is printed as. */
  readonly characters: readonly string[];
  /** Ids of the creep groups in the order in which they act. */
  readonly order: readonly string[];
  readonly pedestals: readonly PrintedPedestal[];
  readonly portals: readonly PrintedPortal[];
  readonly exits: readonly PrintedExit[];
  readonly starts: readonly PrintedStart[];
  /** Starting areas on the court (KM-LEG-07). */
  readonly areas: Readonly<Record<Colour, readonly Cell[]>>;
  /** Spawn squares of all Dungeons (KM-LEG-08). */
  readonly spawns: Readonly<Record<Colour, readonly Cell[]>>;
  /** Other `special` lines: name to squares (KM-GRID-02). */
  readonly specials: Readonly<Record<string, readonly Cell[]>>;
}

/** The part that a square belongs to. @throws RangeError for a number that is no square */
export function partOf(map: CourtMap, cell: Cell): MapPart {
  for (const part of map.parts) {
    if (cell >= part.offset && cell < part.offset + part.grid.size) return part;
  }
  throw new RangeError(`${map.id} has no square ${cell}`);
}

/** The number of a square from its part and coordinates. @throws RangeError if there is none */
export function cellOf(map: CourtMap, part: string, x: number, y: number): Cell {
  const found = map.parts.find(({ name }) => name === part);
  const cell = found?.grid.cellAt(x, y) ?? -1;
  if (found === undefined || cell < 0) {
    throw new RangeError(`${map.id} has no square ${part}(${x},${y})`);
  }
  return found.offset + cell;
}

/**
 * The mirror image of a square, or of the top left one of something wider (KM-GRID-07); -1 if
 * that would stick out.
 */
export function mirrorOf(map: CourtMap, cell: Cell, width = 1): Cell {
  const { grid, offset } = partOf(map, cell);
  const x = grid.width - width - grid.x(cell - offset);
  return x < 0 ? -1 : offset + grid.cellAt(x, grid.y(cell - offset));
}

/** A square as an option. */
export interface SquareOption {
  readonly id: string;
  readonly names: { readonly square: string };
  readonly cell: Cell;
}

/** The option that names a square. */
export function squareOption(map: CourtMap, cell: Cell): SquareOption {
  const square = cellName(map, cell);
  return { id: square, names: { square }, cell };
}

/** How a square is written: `court(8,2)` (KM-GRID-01). */
export function cellName(map: CourtMap, cell: Cell): string {
  const { name: called, grid, offset } = partOf(map, cell);
  // One of the few that there are: the pages on scenarios list them by this.
  const name = PART_NAMES.find((one) => one === called);
  return `${name}(${grid.x(cell - offset)},${grid.y(cell - offset)})`;
}
