import type { Cell } from '@tablewright/geometry';
import type { CourtMap, MapPart } from './court-map.ts';

/** Stands for a distance between parts; more than any distance on a map. */
const APART = 255;

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
