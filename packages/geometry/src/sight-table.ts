import type { Cell, Grid } from './grid.ts';
import { lineBetween, type Sight } from './sight.ts';

/** Stands for what nobody has asked yet. */
const UNKNOWN = 255;

/** What is seen of each square of a grid from each other, found out when it is asked. */
export class SightTable {
  readonly #grid: Grid;
  readonly #blocks: Uint8Array;
  readonly #known: Uint8Array;

  /** @param blocks for each square whether it blocks; copied */
  constructor(grid: Grid, blocks: ArrayLike<boolean | number>) {
    this.#grid = grid;
    this.#blocks = Uint8Array.from({ length: grid.size }, (_, cell) => Number(blocks[cell]));
    this.#known = new Uint8Array(grid.size * grid.size).fill(UNKNOWN);
  }

  /** See {@link lineBetween}. */
  between(from: Cell, to: Cell): Sight {
    const at = from * this.#grid.size + to;
    const known = this.#known[at];
    if (known !== UNKNOWN) return known as Sight;
    const grid = this.#grid;
    const sight = lineBetween(
      { x: grid.x(from), y: grid.y(from) },
      { x: grid.x(to), y: grid.y(to) },
      (x, y) => this.#blocks[grid.cellAt(x, y)] === 1,
    );
    this.#known[at] = sight;
    return sight;
  }
}
