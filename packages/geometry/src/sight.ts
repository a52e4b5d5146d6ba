/**
 * What can be seen of one square of a grid from another, past squares that block.
 *
 * Squares are closed unit squares; a line is blocked by touching one, be it at an edge or a
 * corner. Whether a line exists is decided exactly, with whole numbers: the lines that exist form
 * open sets, so if there is one, there is one infinitely close to a line through two corners, and
 * to which side of each corner it passes is all that matters.
 */

import type { Point } from './grid.ts';

/** How much of the target is seen, least first. */
export const SIGHT = {
  /** No line from any point of the one to any point of the other. */
  none: 0,
  /** Some line, but none that ends in the middle of the target. */
  part: 1,
  /** A line from some point of the one to the middle of the target. */
  centre: 2,
} as const;
/** See {@link SIGHT}. */
export type Sight = (typeof SIGHT)[keyof typeof SIGHT];

/**
 * What of `to` is seen from `from`. Neither of them blocks, whatever `blocks` says of them.
 *
 * @param blocks whether the square at these coordinates blocks; asked only of squares in the
 *   rectangle that the two span
 */
export function lineBetween(
  from: Point,
  to: Point,
  blocks: (x: number, y: number) => boolean,
): Sight {
  const blockers = blockersBetween(from, to, blocks);
  if (blockers.length === 0) return SIGHT.centre;
  if (from.x === to.x || from.y === to.y) return SIGHT.none;
  if (seesCentre(from, to, blockers)) return SIGHT.centre;
  if (seesCentre(to, from, blockers) || seesPart(from, to, blockers)) return SIGHT.part;
  return SIGHT.none;
}

function blockersBetween(
  a: Point,
  b: Point,
  blocks: (x: number, y: number) => boolean,
): readonly Point[] {
  const found: Point[] = [];
  for (let y = Math.min(a.y, b.y); y <= Math.max(a.y, b.y); y += 1) {
    for (let x = Math.min(a.x, b.x); x <= Math.max(a.x, b.x); x += 1) {
      if ((x === a.x && y === a.y) || (x === b.x && y === b.y)) continue;
      if (blocks(x, y) && isBetween(x, y, a, b)) found.push({ x, y });
    }
  }
  return found;
}

/**
 * Whether a square touches the strip in which all lines between two others lie; beyond its edges it
 * is in nobody's way. Seen along the lines, each of the three is as wide as columns and rows
 * between the two together.
 */
export function isBetween(x: number, y: number, a: Point, b: Point): boolean {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  return Math.abs(dx * (y - a.y) - dy * (x - a.x)) <= Math.abs(dx) + Math.abs(dy);
}

/** The directions in which a square lies, as seen from the middle of another, anticlockwise. */
interface Spread {
  readonly first: Point;
  readonly last: Point;
}

/**
 * Whether some point of `from` is joined to the middle of `to`. Looked at from that middle, every
 * blocker hides a closed range of directions, and none lies behind `from`, as all are in the
 * rectangle of the two.
 */
function seesCentre(from: Point, to: Point, blockers: readonly Point[]): boolean {
  const wanted = spreadOf(from, to);
  const hidden = blockers
    .map((blocker) => spreadOf(blocker, to))
    .filter(({ first, last }) => cross(wanted.first, last) > 0 && cross(first, wanted.last) > 0)
    .sort((a, b) => -cross(a.first, b.first));
  let covered = wanted.first;
  for (const { first, last } of hidden) {
    if (cross(covered, first) > 0) return true;
    if (cross(covered, last) > 0) covered = last;
  }
  return cross(covered, wanted.last) > 0;
}

/** In half squares, from the middle of `eye`. */
function spreadOf(square: Point, eye: Point): Spread {
  const x = 2 * (square.x - eye.x);
  const y = 2 * (square.y - eye.y);
  const corners = [
    { x: x - 1, y: y - 1 },
    { x: x + 1, y: y - 1 },
    { x: x + 1, y: y + 1 },
    { x: x - 1, y: y + 1 },
  ];
  let [first, last] = corners as [Point, Point, Point, Point];
  for (const corner of corners) {
    if (cross(corner, first) > 0) first = corner;
    if (cross(last, corner) > 0) last = corner;
  }
  return { first, last };
}

function cross(a: Point, b: Point): number {
  return a.x * b.y - a.y * b.x;
}

type Side = -1 | 1;
const SIDES = [-1, 1] as const;

/** Whether some point of `a` is joined to some point of `b`. */
function seesPart(a: Point, b: Point, blockers: readonly Point[]): boolean {
  const corners = cornersOf([a, b, ...blockers]).filter((corner) => touchesStrip(corner, a, b));
  for (let i = 1; i < corners.length; i += 1) {
    const v = corners[i] as Point;
    for (let j = 0; j < i; j += 1) {
      if (joinsBeside(corners[j] as Point, v, a, b, blockers)) return true;
    }
  }
  return false;
}

/** Whether a line infinitely close to the one through `u` and `v` joins `a` and `b`. */
function joinsBeside(u: Point, v: Point, a: Point, b: Point, blockers: readonly Point[]): boolean {
  const ofA = relation(u, v, a);
  if (ofA === RELATION.misses) return false;
  const ofB = relation(u, v, b);
  if (ofB === RELATION.misses) return false;
  const touched: Point[] = [];
  for (const blocker of blockers) {
    const of = relation(u, v, blocker);
    if (of === RELATION.touches) touched.push(blocker);
    // What it runs through, all lines close to it run through.
    if (of === RELATION.crosses && isAmid(middleOf(u, v, blocker), u, v, a, b)) return false;
  }
  if (touched.length === 0 && ofA === RELATION.crosses && ofB === RELATION.crosses) return true;
  for (const sideOfU of SIDES) {
    for (const sideOfV of SIDES) {
      if (new NearLine(u, v, sideOfU, sideOfV).joins(a, b, touched)) return true;
    }
  }
  return false;
}

/** Whether a place on the line through `u` and `v` lies between where it meets two squares. */
function isAmid(at: number, u: Point, v: Point, a: Point, b: Point): boolean {
  const start = middleOf(u, v, a);
  const end = middleOf(u, v, b);
  return (start < at && at < end) || (end < at && at < start);
}

/** Whether a corner could touch a line from one square to another: else it bounds none of them. */
function touchesStrip({ x, y }: Point, a: Point, b: Point): boolean {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const off = dx * (2 * (y - a.y) - 1) - dy * (2 * (x - a.x) - 1);
  return Math.abs(off) <= Math.abs(dx) + Math.abs(dy);
}

/** What the line through two points does with a square. */
const RELATION = { misses: 0, touches: 1, crosses: 2 } as const;

/** See {@link RELATION}: whether it leaves it on one side, touches its edge, or runs through its inside. */
function relation(u: Point, v: Point, { x, y }: Point): (typeof RELATION)[keyof typeof RELATION] {
  const dx = v.x - u.x;
  const dy = v.y - u.y;
  const first = dx * (y - u.y) - dy * (x - u.x);
  const least = first + Math.min(0, dx) - Math.max(0, dy);
  const most = first + Math.max(0, dx) - Math.min(0, dy);
  if (least > 0 || most < 0) return RELATION.misses;
  return least < 0 && most > 0 ? RELATION.crosses : RELATION.touches;
}

/**
 * How far from `u` to `v` the middle of what their line has of a square lies, looked at from `least`
 * to `most` alone. Squares have no inner point in common, so neither do these pieces, and any two
 * differ by far more than floating point loses: coordinates are those of a board.
 */
function middleOf(
  u: Point,
  v: Point,
  { x, y }: Point,
  least = Number.NEGATIVE_INFINITY,
  most = Number.POSITIVE_INFINITY,
): number {
  const dx = v.x - u.x;
  const dy = v.y - u.y;
  let low = least;
  let high = most;
  if (dx !== 0) {
    const one = (x - u.x) / dx;
    const other = (x + 1 - u.x) / dx;
    low = Math.max(low, Math.min(one, other));
    high = Math.min(high, Math.max(one, other));
  }
  if (dy !== 0) {
    const one = (y - u.y) / dy;
    const other = (y + 1 - u.y) / dy;
    low = Math.max(low, Math.min(one, other));
    high = Math.min(high, Math.max(one, other));
  }
  return (low + high) / 2;
}

/** More than any coordinate of a corner. */
const WIDE = 4096;

function cornersOf(squares: readonly Point[]): readonly Point[] {
  const seen = new Map<number, Point>();
  const add = (x: number, y: number): void => {
    const key = y * WIDE + x;
    if (!seen.has(key)) seen.set(key, { x, y });
  };
  for (const { x, y } of squares) {
    add(x, y);
    add(x + 1, y);
    add(x + 1, y + 1);
    add(x, y + 1);
  }
  return [...seen.values()];
}

/**
 * A line infinitely close to the one through `u` and `v`, which passes `u` and `v` on the sides
 * asked for; where the sides differ, it crosses the line through them just after `u`.
 */
class NearLine {
  readonly #u: Point;
  readonly #v: Point;
  readonly #sideOfU: Side;
  readonly #sideOfV: Side;

  constructor(u: Point, v: Point, sideOfU: Side, sideOfV: Side) {
    this.#u = u;
    this.#v = v;
    this.#sideOfU = sideOfU;
    this.#sideOfV = sideOfV;
  }

  /** Whether it leads from the one square to the other, past all of these. */
  joins(a: Point, b: Point, blockers: readonly Point[]): boolean {
    if (!this.#crosses(a) || !this.#crosses(b)) return false;
    let start: number | undefined;
    let end = 0;
    for (const blocker of blockers) {
      if (!this.#crosses(blocker)) continue;
      if (start === undefined) {
        start = this.#placeOf(a);
        end = this.#placeOf(b);
      }
      const at = this.#placeOf(blocker);
      if ((start < at && at < end) || (end < at && at < start)) return false;
    }
    return true;
  }

  /** Whether corners of the square lie on both sides: a line that crosses it does so inside. */
  #crosses(square: Point): boolean {
    const side = this.#sideOf(square.x, square.y);
    return (
      this.#sideOf(square.x + 1, square.y) !== side ||
      this.#sideOf(square.x, square.y + 1) !== side ||
      this.#sideOf(square.x + 1, square.y + 1) !== side
    );
  }

  #sideOf(x: number, y: number): Side {
    const u = this.#u;
    const dx = this.#v.x - u.x;
    const dy = this.#v.y - u.y;
    const side = dx * (y - u.y) - dy * (x - u.x);
    if (side !== 0) return side > 0 ? 1 : -1;
    return dx * (x - u.x) + dy * (y - u.y) > 0 ? this.#sideOfV : this.#sideOfU;
  }

  /** How far along the line the middle of what it crosses of the square lies. */
  #placeOf(square: Point): number {
    const u = this.#u;
    const v = this.#v;
    if (this.#sideOfU === this.#sideOfV || !this.#runsAlong(square)) return middleOf(u, v, square);
    // It runs along an edge of the square, and is inside only before or only after it crosses.
    const beyond = this.#sideOf(square.x + 0.5, square.y + 0.5);
    return beyond === this.#sideOfU
      ? middleOf(u, v, square, 0)
      : middleOf(u, v, square, undefined, 0);
  }

  #runsAlong({ x, y }: Point): boolean {
    const u = this.#u;
    const v = this.#v;
    if (u.x === v.x) return x === u.x || x + 1 === u.x;
    return u.y === v.y && (y === u.y || y + 1 === u.y);
  }
}
