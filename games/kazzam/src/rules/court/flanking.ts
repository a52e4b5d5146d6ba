import type { Cell } from '@tablewright/geometry';
import type { Field } from '../../map/field.ts';
import type { Body } from './footprint.ts';

/**
 * Where something lies along one axis of a target: a set of these. Adjacent on opposite sides or
 * at opposite corners means opposite on both axes, `WITHIN` being its own opposite.
 */
const BEFORE = 1;
const WITHIN = 2;
const AFTER = 4;

/**
 * Whether two creatures are adjacent to a target on opposite sides or at opposite corners
 * (KZ-FLANK-01 to KZ-FLANK-04, KZ-FLANK-07). Only where they stand is looked at: who may be a
 * partner, and what cannot be flanked, is for the caller to know (KZ-FLANK-05, KZ-FLANK-06,
 * KZ-FLANK-08).
 */
export function flanks(field: Field, attacker: Body, partner: Body, target: Body): boolean {
  if (field.distance(target.cell, attacker.cell) === undefined) return false;
  if (field.distance(target.cell, partner.cell) === undefined) return false;
  const one = field.offset(target.cell, attacker.cell);
  const other = field.offset(target.cell, partner.cell);
  const columns =
    bands(one.dx, attacker.width, target.width) &
    opposite(bands(other.dx, partner.width, target.width));
  const rows =
    bands(one.dy, attacker.height, target.height) &
    opposite(bands(other.dy, partner.height, target.height));
  // Within its columns and its rows is on the target itself.
  return columns !== 0 && rows !== 0 && (columns | rows) !== WITHIN;
}

/**
 * The squares from which a 1x1 partner flanks a target together with what stands on a square, row
 * by row (KZ-FLANK-02, KZ-FLANK-03); none if that square is not adjacent. Whether anybody can
 * stand on them is not looked at.
 */
export function flankingSquares(field: Field, attackerSquare: Cell, target: Body): readonly Cell[] {
  if (field.distance(target.cell, attackerSquare) === undefined) return [];
  const { dx, dy } = field.offset(target.cell, attackerSquare);
  const columns = opposite(bands(dx, 1, target.width));
  const rows = opposite(bands(dy, 1, target.height));
  if ((columns | rows) === WITHIN) return [];
  const cells: Cell[] = [];
  for (const y of placesIn(rows, target.height)) {
    for (const x of placesIn(columns, target.width)) {
      const cell = field.at(target.cell, x, y);
      if (cell >= 0) cells.push(cell);
    }
  }
  return cells;
}

/** The bands that a stretch from `offset` on has a square in; the target's stretch begins at 0. */
function bands(offset: number, length: number, targetLength: number): number {
  const end = offset + length - 1;
  return (
    (offset <= -1 && end >= -1 ? BEFORE : 0) |
    (offset < targetLength && end >= 0 ? WITHIN : 0) |
    (offset <= targetLength && end >= targetLength ? AFTER : 0)
  );
}

function opposite(set: number): number {
  return ((set & BEFORE) === 0 ? 0 : AFTER) | (set & WITHIN) | ((set & AFTER) === 0 ? 0 : BEFORE);
}

/** The columns or rows of one band; none of none. */
function placesIn(band: number, targetLength: number): readonly number[] {
  if (band === BEFORE) return [-1];
  if (band === AFTER) return [targetLength];
  return band === WITHIN ? Array.from({ length: targetLength }, (_, place) => place) : [];
}
