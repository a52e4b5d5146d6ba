import type { Cell } from '@tablewright/geometry';
import { COUNT, StepTable } from './step-table.ts';

/** One step of a larger body: where its top left square comes to, and what it newly covers. */
export interface BodyStep {
  readonly cell: Cell;
  readonly entered: readonly Cell[];
  /** The highest price of what it enters; where it is squeezed, Difficult Terrain (KZ-LARGE-08). */
  readonly price: number;
}

/** Columns and rows of a body. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The squares that bodies stand on and move over. */
interface Squares {
  readonly map: { readonly cells: number };
  readonly prices: Uint8Array;
  at(from: Cell, dx: number, dy: number): Cell;
  offset(from: Cell, to: Cell): { readonly dx: number; readonly dy: number };
  neighbours(cell: Cell): readonly Cell[];
  isFull(cell: Cell): boolean;
  isOpen(cell: Cell): boolean;
  isRoom(cell: Cell): boolean;
  isNearChange(cell: Cell, distance: number): boolean;
  squaresOf(cell: Cell, width: number, height: number): readonly Cell[] | undefined;
  obeysDoors(from: Cell, to: Cell, squares: Iterable<Cell>): boolean;
  stepsFrom(
    cell: Cell,
    cutCorners: boolean,
  ): readonly { readonly cell: Cell; readonly users: string }[];
}

/**
 * What is known of bodies of one size on squares: how they stand, and their steps. It is
 * found out when it is asked; who else stands there is another matter. Squares are those of a body's
 * top left corner.
 */
export class Bodies {
  readonly #on: Squares;
  readonly #width: number;
  readonly #height: number;
  readonly #fits: (Size | null | undefined)[] = [];
  /** On the ground and in the air. */
  readonly #rooms: readonly [boolean[], boolean[]] = [[], []];
  /** With corners barred and not. */
  readonly #steps: readonly [(readonly BodyStep[])[], (readonly BodyStep[])[]] = [[], []];
  readonly #tables: [StepTable | undefined, StepTable | undefined] = [undefined, undefined];
  /** The same on the printed map, whose steps are taken over where the changes since are far away. */
  readonly #printed: Bodies | undefined;

  constructor(on: Squares, width: number, height: number, printed?: Bodies) {
    this.#printed = printed;
    this.#on = on;
    this.#width = width;
    this.#height = height;
  }

  /** Whether a body could end there, in the air or on the ground. */
  hasRoom(cell: Cell, flies: boolean): boolean {
    const rooms = this.#rooms[flies ? 1 : 0];
    const known = rooms[cell];
    if (known !== undefined) return known;
    const isFit = (square: Cell) => (flies ? this.#on.isOpen(square) : this.#on.isRoom(square));
    const squares = this.#on.squaresOf(cell, this.#width, this.#height);
    const found = squares?.every(isFit) === true;
    rooms[cell] = found;
    return found;
  }

  /**
   * How a body stands there: as it is, or squeezed, by one column or row narrower, where it has no
   * room however it is laid (KZ-LARGE-08). Nothing if it cannot be there.
   */
  fit(cell: Cell): Size | undefined {
    const known = this.#fits[cell];
    if (known !== undefined) return known ?? undefined;
    const found = this.#findFit(cell);
    this.#fits[cell] = found ?? null;
    return found;
  }

  #findFit(cell: Cell): Size | undefined {
    const width = this.#width;
    const height = this.#height;
    if (this.#isOpenFor(cell, width, height)) return { width, height };
    const inColumns = this.#isOpenFor(cell, width - 1, height);
    if (inColumns && !this.#isOpenFor(this.#on.at(cell, -1, 0), width, height))
      return { width: width - 1, height };
    const inRows = this.#isOpenFor(cell, width, height - 1);
    if (inRows && !this.#isOpenFor(this.#on.at(cell, 0, -1), width, height))
      return { width, height: height - 1 };
    return undefined;
  }

  #isOpenFor(cell: Cell, width: number, height: number): boolean {
    if (cell < 0 || width < 1 || height < 1) return false;
    const squares = this.#on.squaresOf(cell, width, height);
    return squares?.every((square) => this.#on.isOpen(square)) === true;
  }

  /**
   * Steps of a body of more than one square over open ground and through gaps, without a corner in
   * the way of a diagonal (KZ-LARGE-08, KZ-LARGE-09, KZ-MOVE-06).
   */
  steps(cell: Cell, cutCorners: boolean): readonly BodyStep[] {
    const steps = this.#steps[cutCorners ? 1 : 0];
    const known = steps[cell];
    if (known !== undefined) return known;
    const far = 1 + Math.max(this.#width, this.#height);
    const found =
      this.#printed === undefined || this.#on.isNearChange(cell, far)
        ? this.#findSteps(cell, cutCorners)
        : this.#printed.steps(cell, cutCorners);
    steps[cell] = found;
    return found;
  }

  #findSteps(cell: Cell, cutCorners: boolean): readonly BodyStep[] {
    const on = this.#on;
    const stands = this.fit(cell) ?? { width: this.#width, height: this.#height };
    const before = on.squaresOf(cell, stands.width, stands.height) ?? [];
    return on.neighbours(cell).flatMap((to): readonly BodyStep[] => {
      const size = this.fit(to);
      if (size === undefined) return [];
      const squares = on.squaresOf(to, size.width, size.height) ?? [];
      const alike = size.width === stands.width && size.height === stands.height;
      const barred = alike
        ? this.#cutsCorner(cell, to, squares, size)
        : this.#leapsCorner(cell, to, before, squares);
      if (barred && !cutCorners) return [];
      if (!on.obeysDoors(cell, to, [...before, ...squares])) return [];
      const entered = squares.filter((square) => !before.includes(square));
      const squeezed = size.width < this.#width || size.height < this.#height;
      const highest = Math.max(0, ...entered.map((square) => on.prices[square] ?? 1));
      return [{ cell: to, entered, price: squeezed && highest > 0 ? 2 : highest }];
    });
  }

  /** Whether a body that squeezes or grows would come past a corner: it keeps to none of its squares. */
  #leapsCorner(from: Cell, to: Cell, before: readonly Cell[], squares: readonly Cell[]): boolean {
    const { dx, dy } = this.#on.offset(from, to);
    return dx !== 0 && dy !== 0 && !squares.some((square) => before.includes(square));
  }

  #cutsCorner(from: Cell, to: Cell, squares: readonly Cell[], { width, height }: Size): boolean {
    const on = this.#on;
    const { dx, dy } = on.offset(from, to);
    if (dx === 0 || dy === 0) return false;
    const beside = [on.at(from, dx, 0), on.at(from, 0, dy)].flatMap((cell) =>
      cell < 0 ? [] : (on.squaresOf(cell, width, height) ?? []),
    );
    return beside.some((square) => !squares.includes(square) && on.isFull(square));
  }

  /** The steps of all bodies of this size in one table, which fills as {@link fill} is called. */
  table(cutCorners: boolean): StepTable {
    const at = cutCorners ? 1 : 0;
    const known = this.#tables[at];
    if (known !== undefined) return known;
    const table = new StepTable(this.#on.map.cells);
    this.#tables[at] = table;
    return table;
  }

  /** Takes down the steps from a square in {@link table}; returns how many, or a {@link COUNT}. */
  fill(from: Cell, cutCorners: boolean): number {
    const table = this.table(cutCorners);
    if (this.#width > 1 || this.#height > 1) return table.fill(from, this.steps(from, cutCorners));
    const steps = this.#on.stepsFrom(from, cutCorners);
    if (steps.every(({ users }) => users === 'everyone')) {
      const priced = steps.map(({ cell }) => ({ cell, price: this.#on.prices[cell] ?? 1 }));
      return table.fill(from, priced);
    }
    table.counts[from] = COUNT.portal;
    return COUNT.portal;
  }
}
