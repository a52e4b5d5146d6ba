/** A square of a grid as one number: `y * width + x`. */
export type Cell = number;

/** A square by its column and row, both from 0; y grows downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle of squares that are neighbours by sides and corners. */
export class Grid {
  readonly width: number;
  readonly height: number;
  /** How many squares there are. */
  readonly size: number;
  readonly #neighbours: (readonly Cell[] | undefined)[] = [];

  /** @throws RangeError unless both are whole numbers of at least 1 */
  constructor(width: number, height: number) {
    if (!(Number.isInteger(width) && Number.isInteger(height) && width > 0 && height > 0)) {
      throw new RangeError(`a grid needs whole numbers of at least 1, not ${width} by ${height}`);
    }
    this.width = width;
    this.height = height;
    this.size = width * height;
  }

  x(cell: Cell): number {
    return cell % this.width;
  }

  y(cell: Cell): number {
    return Math.floor(cell / this.width);
  }

  /** The square at these coordinates, or -1 outside. */
  cellAt(x: number, y: number): Cell {
    return x < 0 || y < 0 || x >= this.width || y >= this.height ? -1 : y * this.width + x;
  }

  /** The larger of the differences of columns and rows. */
  distance(a: Cell, b: Cell): number {
    return Math.max(Math.abs(this.x(a) - this.x(b)), Math.abs(this.y(a) - this.y(b)));
  }

  /** The up to eight squares that touch it, row by row from the top left. */
  neighbours(cell: Cell): readonly Cell[] {
    let known = this.#neighbours[cell];
    if (known === undefined) {
      known = this.within(cell, 1).filter((other) => other !== cell);
      this.#neighbours[cell] = known;
    }
    return known;
  }

  /** All squares at this distance or less, itself included, row by row from the top left. */
  within(cell: Cell, distance: number): readonly Cell[] {
    const x = this.x(cell);
    const y = this.y(cell);
    const cells: Cell[] = [];
    for (
      let row = Math.max(0, y - distance);
      row <= Math.min(this.height - 1, y + distance);
      row += 1
    ) {
      for (
        let col = Math.max(0, x - distance);
        col <= Math.min(this.width - 1, x + distance);
        col += 1
      ) {
        cells.push(row * this.width + col);
      }
    }
    return cells;
  }
}
