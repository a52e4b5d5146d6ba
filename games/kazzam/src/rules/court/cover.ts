import { type Cell, SIGHT } from '@tablewright/geometry';
import type { Field } from '../../map/field.ts';
import { type Body, cellsOf, onlySquareOf, type Place } from './footprint.ts';

/**
 * How well a target can be attacked from somewhere: freely, with Disadvantage (KZ-COVER-01), or
 * not at all for want of a line (KZ-COVER-16).
 */
export type Cover = 'clear' | 'cover' | 'no-shot';

/** The options of a match that bear on cover. */
export interface CoverOptions {
  /** Whether Low Cover gives Intervening Cover (KZ-COVER-14). */
  readonly lowCoverIntervenes: boolean;
  /** Whether cover is judged for melee from an adjacent square (KZ-COVER-04). */
  readonly coverVsMelee: boolean;
}

/** How an attack is aimed. */
export interface Aim {
  readonly melee: boolean;
  /** Whether either of the two is Prone (KZ-COVER-20). */
  readonly prone: boolean;
  /**
   * Whether Low Cover is of no use to the target: it Hovers or Flies (KZ-COVER-07; not while
   * Prone, KZ-STAT-34), or the attack ignores Low Cover.
   */
  readonly ignoreLow: boolean;
  /**
   * How far the attack reaches. Of larger creatures only pairs of squares within this distance
   * count, lest a body strike with one square what only another sees. Left out: any distance.
   */
  readonly range?: number;
  readonly options: CoverOptions;
}

/**
 * The cover of a target (KZ-COVER-06). Where a side has several squares, the pair of squares that
 * favours the attacker most decides (KZ-LOS-04, KZ-LARGE-04).
 *
 * @param origin the attacker, or the centre of a Burst or area (KZ-COVER-05)
 */
export function coverOf(field: Field, origin: Place, target: Body, aim: Aim): Cover {
  const from = onlySquareOf(origin);
  const to = onlySquareOf(target);
  if (from !== undefined && to !== undefined) return coverAlong(field, from, to, target, aim);
  let best: Cover = 'no-shot';
  const ends = cellsOf(field, target);
  for (const start of cellsOf(field, origin)) {
    for (const end of ends) {
      const found = coverAlong(field, start, end, target, aim);
      if (found === 'clear') return found;
      if (found === 'cover') best = found;
    }
  }
  return best;
}

/** Whether there is a shot at all: {@link coverOf} says anything but `no-shot` (KZ-COVER-16). */
export function hasShot(
  field: Field,
  origin: Place,
  target: Body,
  { prone, range = Number.POSITIVE_INFINITY }: Pick<Aim, 'prone' | 'range'>,
): boolean {
  const reaches = (from: Cell, to: Cell) =>
    field.sight(from, to, prone) !== SIGHT.none &&
    (field.distance(from, to) ?? Number.POSITIVE_INFINITY) <= range;
  const from = onlySquareOf(origin);
  const to = onlySquareOf(target);
  if (from !== undefined && to !== undefined) return reaches(from, to);
  const ends = cellsOf(field, target);
  return cellsOf(field, origin).some((start) => ends.some((end) => reaches(start, end)));
}

/**
 * The cover of a target against one square, aimed at one of its own. That adjacent Full Cover
 * hides it altogether (KZ-COVER-12, KZ-COVER-13, KZ-COVER-23) is what the line finds out by
 * itself (KZ-INV-23).
 */
function coverAlong(field: Field, from: Cell, to: Cell, target: Body, aim: Aim): Cover {
  const sight = field.sight(from, to, aim.prone);
  if (sight === SIGHT.none) return 'no-shot';
  const distance = field.distance(from, to) ?? Number.POSITIVE_INFINITY;
  if (aim.range !== undefined && distance > aim.range) return 'no-shot';
  if (aim.melee && distance <= 1 && !aim.options.coverVsMelee) return 'clear';
  if (sight === SIGHT.part || lowCoverIntervenes(field, from, to, aim)) return 'cover';
  return takesCover(field, from, target, aim.ignoreLow) ? 'cover' : 'clear';
}

/**
 * Whether Low Cover gives Intervening Cover, if the match has that option (KZ-COVER-14). It only
 * ever hinders a shot: unlike Full Cover it hides nobody (KZ-COVER-12).
 */
function lowCoverIntervenes(field: Field, from: Cell, to: Cell, aim: Aim): boolean {
  if (!aim.options.lowCoverIntervenes || aim.ignoreLow) return false;
  return field.sight(from, to, true) !== SIGHT.centre;
}

/**
 * Whether a target takes cover against a square (KZ-COVER-07 to KZ-COVER-11): behind cover along
 * a side, if the square lies beyond that side; at a corner, if it lies beyond both. A creature
 * of up to 2x2 needs cover along the whole side and has none at corners (KZ-LARGE-06); a larger
 * one takes none (KZ-LARGE-07).
 */
function takesCover(field: Field, from: Cell, target: Body, ignoreLow: boolean): boolean {
  const { cell, width, height } = target;
  if (width > 2 || height > 2) return false;
  const { dx, dy } = field.offset(cell, from);
  const column = beyond(dx, width);
  const row = beyond(dy, height);
  // Every square asked for exists, as `from` lies at least as far out.
  const covers = (x: number, y: number) => isCover(field, field.at(cell, x, y), ignoreLow);
  if (column !== undefined && covers(column, 0) && covers(column, height - 1)) return true;
  if (row !== undefined && covers(0, row) && covers(width - 1, row)) return true;
  const isSmall = width === 1 && height === 1;
  return isSmall && column !== undefined && row !== undefined && covers(column, row);
}

/** The column or row next to a body on the side of an offset; `undefined` if level with it. */
function beyond(offset: number, length: number): number | undefined {
  if (offset < 0) return -1;
  return offset < length ? undefined : length;
}

function isCover(field: Field, cell: Cell, ignoreLow: boolean): boolean {
  return field.isFull(cell) || (!ignoreLow && field.isLow(cell));
}
