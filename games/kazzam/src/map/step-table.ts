import type { Cell } from '@tablewright/geometry';

/** Most steps from a square that lead through no portal. */
export const AROUND = 8;

/** What {@link StepTable.counts} says of a square that nobody has asked about, and of one beside a portal. */
export const COUNT = { unknown: -1, portal: -2 } as const;

/** A step as it is taken down. */
interface Step {
  readonly cell: Cell;
  readonly price: number;
}

/**
 * Steps of bodies of one size from squares to squares, in rows of {@link AROUND} places, which are
 * read much faster than lists of objects.
 */
export class StepTable {
  /** By square, how many steps lead from it, or a {@link COUNT}. */
  readonly counts: Int8Array;
  /** By place, where the step leads. */
  readonly to: Int16Array;
  /** By place, what the step costs. */
  readonly prices: Uint8Array;

  constructor(cells: number) {
    this.counts = new Int8Array(cells).fill(COUNT.unknown);
    this.to = new Int16Array(cells * AROUND);
    this.prices = new Uint8Array(cells * AROUND);
  }

  /** Takes down the steps from a square; returns how many. */
  fill(from: Cell, steps: readonly Step[]): number {
    for (const [at, { cell, price }] of steps.entries()) {
      this.to[from * AROUND + at] = cell;
      this.prices[from * AROUND + at] = price;
    }
    this.counts[from] = steps.length;
    return steps.length;
  }
}
