import type { Cell } from '@tablewright/geometry';

/**
 * The squares of a match as they are now: the printed map and what powers have changed, for the
 * rules of cover, sight and movement. Squares of different parts have nothing to do with each
 * other (KZ-GRID-06).
 */
export interface Field {
  /** `undefined` between squares of different parts. */
  distance(a: Cell, b: Cell): number | undefined;
  /** Columns and rows from `from` to `to`, which lie in one part. */
  offset(from: Cell, to: Cell): { readonly dx: number; readonly dy: number };
  /** The square so many columns and rows away in the same part, or -1. */
  at(from: Cell, dx: number, dy: number): Cell;
  /** The squares of a body from its top left one, where they are known at once. */
  squaresOf?(cell: Cell, width: number, height: number): readonly Cell[] | undefined;
  /** Squares that touch it by side or corner, in the same part. */
  neighbours(cell: Cell): readonly Cell[];
  /** Full Cover: Blocking Terrain, made walls, exits (KZ-COVER-02). */
  isFull(cell: Cell): boolean;
  /** Low Cover: boxes, pedestals (KZ-COVER-02). */
  isLow(cell: Cell): boolean;
  /**
   * What of `to` is seen from `from`: 2 its middle, 1 some of it, 0 nothing (KZ-COVER-14 to 16);
   * 0 between parts. With `prone`, Low Cover blocks as Full Cover does, except where the two
   * stand (KZ-COVER-20).
   */
  sight(from: Cell, to: Cell, prone: boolean): 0 | 1 | 2;
}
