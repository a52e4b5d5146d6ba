import type { Cell, Grid } from './grid.ts';
import { isBetween, lineBetween, SIGHT, type Sight } from './sight.ts';

/** Stands for what nobody has asked yet. */
const UNKNOWN = 255;

/** What is seen of each square of a grid from each other, found out when it is asked. */
export class SightTable {
  readonly #grid: Grid;
  readonly #blocks: Uint8Array;
  readonly #known: Uint8Array;
  /** A table of which this one differs in a few squares only: what blocks here and not there, or there and not here. */
  readonly #like:
    | {
        readonly table: SightTable;
        readonly more: readonly Cell[];
        readonly less: readonly Cell[];
      }
    | undefined;

  /**
   * @param blocks for each square whether it blocks; copied
   * @param like a table of the same grid that is known already: what lies far from where the two
   *   differ is looked up there
   */
  constructor(grid: Grid, blocks: ArrayLike<boolean | number>, like?: SightTable) {
    this.#grid = grid;
    this.#blocks = Uint8Array.from({ length: grid.size }, (_, cell) => Number(blocks[cell]));
    this.#known = new Uint8Array(grid.size * grid.size).fill(UNKNOWN);
    if (like !== undefined) {
      const cells = [...this.#blocks.keys()];
      const more = cells.filter((at) => this.#blocks[at] === 1 && like.#blocks[at] !== 1);
      const less = cells.filter((at) => this.#blocks[at] !== 1 && like.#blocks[at] === 1);
      this.#like = { table: like, more, less };
    }
  }

  /** Whether the same squares block. */
  blocksLike(blocks: ArrayLike<boolean | number>): boolean {
    return this.#blocks.every((block, cell) => block === Number(blocks[cell]));
  }

  /** See {@link lineBetween}. */
  between(from: Cell, to: Cell): Sight {
    const at = from * this.#grid.size + to;
    const known = this.#known[at];
    if (known !== undefined && known !== UNKNOWN) return known as Sight;
    const sight = this.#look(from, to);
    this.#known[at] = sight;
    return sight;
  }

  #look(from: Cell, to: Cell): Sight {
    const grid = this.#grid;
    const known = this.#fromLike(from, to);
    if (known !== undefined) return known;
    return lineBetween(
      { x: grid.x(from), y: grid.y(from) },
      { x: grid.x(to), y: grid.y(to) },
      (x, y) => this.#blocks[grid.cellAt(x, y)] === 1,
    );
  }

  /** What follows from the table that is known already, if anything does. */
  #fromLike(from: Cell, to: Cell): Sight | undefined {
    if (this.#like === undefined) return undefined;
    const { table, more, less } = this.#like;
    const isInTheWay = (cell: Cell): boolean => this.#isInTheWay(cell, from, to);
    const worse = more.some(isInTheWay);
    const better = less.some(isInTheWay);
    const there = worse && better ? undefined : table.between(from, to);
    if (!worse && !better) return there;
    // More that blocks never opens a line, less of it never closes one.
    if (there === SIGHT.none && !better) return there;
    return there === SIGHT.centre && !worse ? there : undefined;
  }

  /** Whether a square could be in the way of lines between two others. */
  #isInTheWay(cell: Cell, from: Cell, to: Cell): boolean {
    const grid = this.#grid;
    const [x, y] = [grid.x(cell), grid.y(cell)];
    const a = { x: grid.x(from), y: grid.y(from) };
    const b = { x: grid.x(to), y: grid.y(to) };
    return isAmong(x, a.x, b.x) && isAmong(y, a.y, b.y) && isBetween(x, y, a, b);
  }
}

/** Whether a place on an axis lies between two others, themselves included. */
function isAmong(at: number, one: number, other: number): boolean {
  return at >= Math.min(one, other) && at <= Math.max(one, other);
}
