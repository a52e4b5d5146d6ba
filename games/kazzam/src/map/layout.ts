import type { Cell } from '@tablewright/geometry';
import { type CourtMap, type MapPart, type SquareOption, squareOption } from './court-map.ts';

/** Stands for a distance between parts; more than any distance on a map. */
const APART = 255;

/** What bodies of one size cover. */
interface Covered {
  /** By top left square, all that a body there covers; nothing where it hangs over an edge. */
  readonly squares: (readonly Cell[] | null)[];
  /** By square, the top left squares of the bodies that cover it. */
  readonly corners: (readonly Cell[])[];
}

/** Where the squares of a map lie, whatever they are: the same for all that becomes of the map. */
export class Layout {
  readonly #map: CourtMap;
  /** By square, its column and its row in its part, and the place of that part in the map. */
  readonly #x: Int16Array;
  readonly #y: Int16Array;
  readonly #part: Uint8Array;
  /** By part, its squares. */
  readonly #wholes: readonly (readonly Cell[])[];
  /** By pair of squares, how far they are apart; {@link APART} in different parts. */
  readonly #distances: Uint8Array;
  /** As far as they were asked: neighbours and options by square, what bodies cover by their size. */
  readonly #neighbours: (readonly Cell[])[] = [];
  readonly #options: SquareOption[] = [];
  readonly #bodies = new Map<number, Covered>();
  /** By square and distance, as far as it was asked. */
  readonly #around: (readonly (readonly Cell[])[] | undefined)[] = [];

  constructor(map: CourtMap) {
    this.#map = map;
    this.#x = new Int16Array(map.cells);
    this.#y = new Int16Array(map.cells);
    this.#part = new Uint8Array(map.cells);
    this.#wholes = map.parts.map(({ grid, offset }) =>
      Array.from({ length: grid.size }, (_, cell) => offset + cell),
    );
    for (const [at, { grid, offset }] of map.parts.entries()) {
      for (let cell = 0; cell < grid.size; cell += 1) {
        this.#x[offset + cell] = grid.x(cell);
        this.#y[offset + cell] = grid.y(cell);
        this.#part[offset + cell] = at;
      }
    }
    this.#distances = new Uint8Array(map.cells * map.cells).fill(APART);
    for (const whole of this.#wholes) {
      for (const a of whole) {
        for (const b of whole) {
          const distance = Math.max(Math.abs(this.columns(a, b)), Math.abs(this.rows(a, b)));
          this.#distances[a * map.cells + b] = distance;
        }
      }
    }
  }

  /** The place of a square's part among the parts of the map. @throws RangeError for no square */
  numberOfPart(cell: Cell): number {
    const at = this.#part[cell];
    if (at === undefined) throw new RangeError(`${this.#map.id} has no square ${cell}`);
    return at;
  }

  partAt(cell: Cell): MapPart {
    return this.#map.parts[this.numberOfPart(cell)] as MapPart;
  }

  inOnePart(a: Cell, b: Cell): boolean {
    return a >= 0 && b >= 0 && this.#part[a] === this.#part[b];
  }

  /** The larger of the differences of columns and rows; `undefined` between parts and for no square. */
  distance(a: Cell, b: Cell): number | undefined {
    if (a < 0 || b < 0) return undefined;
    const distance = this.#distances[a * this.#map.cells + b];
    return distance === APART ? undefined : distance;
  }

  /** Columns from the one to the other, which lie in one part. */
  columns(from: Cell, to: Cell): number {
    return (this.#x[to] ?? 0) - (this.#x[from] ?? 0);
  }

  /** Rows from the one to the other, which lie in one part. */
  rows(from: Cell, to: Cell): number {
    return (this.#y[to] ?? 0) - (this.#y[from] ?? 0);
  }

  /** The square so many columns and rows away in the same part, or -1. */
  at(from: Cell, dx: number, dy: number): Cell {
    const { grid, offset } = this.partAt(from);
    const cell = grid.cellAt((this.#x[from] ?? 0) + dx, (this.#y[from] ?? 0) + dy);
    return cell < 0 ? cell : cell + offset;
  }

  /** Squares that touch it by side or corner, in the same part. */
  neighbours(cell: Cell): readonly Cell[] {
    const known = this.#neighbours[cell];
    if (known !== undefined) return known;
    const found = this.within(cell, 1).filter((other) => other !== cell);
    this.#neighbours[cell] = found;
    return found;
  }

  /** The option that names a square; the same one every time. */
  option(cell: Cell): SquareOption {
    const known = this.#options[cell];
    if (known !== undefined) return known;
    const made = squareOption(this.#map, cell);
    this.#options[cell] = made;
    return made;
  }

  /** The squares that a body covers, row by row; nothing if it hangs over an edge (KZ-GRID-09). */
  squaresOf(cell: Cell, width: number, height: number): readonly Cell[] | undefined {
    const { squares } = this.#covered(width, height);
    const known = squares[cell];
    if (known !== undefined) return known ?? undefined;
    const found: Cell[] = [];
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const square = this.at(cell, x, y);
        if (square >= 0) found.push(square);
      }
    }
    const whole = found.length === width * height ? found : null;
    squares[cell] = whole;
    return whole ?? undefined;
  }

  /** Top left squares of the bodies of that size that cover a square. */
  cornersOver(cell: Cell, width: number, height: number): readonly Cell[] {
    const { corners } = this.#covered(width, height);
    const known = corners[cell];
    if (known !== undefined) return known;
    const found: Cell[] = [];
    for (let dy = 1 - height; dy <= 0; dy += 1) {
      for (let dx = 1 - width; dx <= 0; dx += 1) {
        const corner = this.at(cell, dx, dy);
        if (corner >= 0) found.push(corner);
      }
    }
    corners[cell] = found;
    return found;
  }

  #covered(width: number, height: number): Covered {
    const key = width * 64 + height;
    let covered = this.#bodies.get(key);
    if (covered === undefined) {
      covered = { squares: [], corners: [] };
      this.#bodies.set(key, covered);
    }
    return covered;
  }

  /** All squares of its part, row by row. */
  wholePart(cell: Cell): readonly Cell[] {
    return this.#wholes[this.numberOfPart(cell)] ?? [];
  }

  /** All squares of its part at this distance or less, itself included, row by row. */
  within(cell: Cell, distance: number): readonly Cell[] {
    const around = this.#around[cell] ?? [];
    const known = around[distance];
    if (known !== undefined) return known;
    const { grid, offset } = this.partAt(cell);
    const found = grid.within(cell - offset, distance).map((other) => other + offset);
    const all = [...around];
    all[distance] = found;
    this.#around[cell] = all;
    return found;
  }
}

const layouts = new WeakMap<CourtMap, Layout>();

/** The layout of a map, found out once. */
export function layoutOf(map: CourtMap): Layout {
  let layout = layouts.get(map);
  if (layout === undefined) {
    layout = new Layout(map);
    layouts.set(map, layout);
  }
  return layout;
}
