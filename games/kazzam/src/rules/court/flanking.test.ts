import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Field } from '../../map/field.ts';
import { plainField } from '../testing/plain-field.ts';
import { flankingSquares, flanks } from './flanking.ts';
import { type Body, cellsOf } from './footprint.ts';

const SIDE = 9;
const open = plainField(Array.from({ length: SIDE }, () => '.'.repeat(SIDE)));
const at = (x: number, y: number): Body => open.bodyAt(x, y);

describe('a target of one square', () => {
  test('[KZ-FLANK-01][KZ-FLANK-02] is flanked from opposite sides and opposite diagonals', () => {
    const target = at(4, 4);
    const around = open.neighbours(target.cell).map((cell) => ({ cell, width: 1, height: 1 }));
    const pairs = around.flatMap((one, i) =>
      around.flatMap((other, j) => (flanks(open, one, other, target) ? [[i, j]] : [])),
    );
    // Row by row around the target, the opposite of the first is the last.
    expect(pairs).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((i) => [i, 7 - i]));
  });

  test('[KZ-FLANK-07] both must be adjacent, whatever their reach', () => {
    expect(flanks(open, at(2, 4), at(5, 4), at(4, 4))).toBe(false);
    expect(flanks(open, at(3, 4), at(6, 4), at(4, 4))).toBe(false);
    expect(flankingSquares(open, open.cellOf(2, 4), at(4, 4))).toEqual([]);
    expect(flankingSquares(open, open.cellOf(4, 4), at(4, 4))).toEqual([]);
  });

  test('[KZ-EX-07][KZ-FLANK-02] Lia and Ned around Mo', () => {
    const mo = at(5, 5);
    expect(flanks(open, at(4, 5), at(6, 5), mo)).toBe(true);
    expect(flanks(open, at(4, 5), at(6, 4), mo)).toBe(false);
    expect(flanks(open, at(4, 4), at(6, 6), mo)).toBe(true);
  });

  test('[KZ-EX-20][KZ-FLANK-02] the squares that give the creeps Advantage on Ben', () => {
    const ben = at(5, 5);
    expect(flankingSquares(open, open.cellOf(8, 2), ben)).toEqual([]);
    expect(flankingSquares(open, open.cellOf(4, 4), ben)).toEqual([open.cellOf(6, 6)]);
    expect(flankingSquares(open, open.cellOf(6, 6), ben)).toEqual([open.cellOf(4, 4)]);
  });

  test('[KZ-GRID-09] no flanking square lies outside the part', () => {
    expect(flankingSquares(open, open.cellOf(1, 3), at(0, 3))).toEqual([]);
    expect(flankingSquares(open, open.cellOf(0, 2), at(0, 3))).toEqual([open.cellOf(0, 4)]);
  });

  test('[KZ-GRID-06] nobody flanks from another part', () => {
    const elsewhere = open.cellOf(5, 4);
    const apart: Field = {
      ...open,
      distance: (a, b) => (a === elsewhere || b === elsewhere ? undefined : open.distance(a, b)),
    };
    expect(flanks(apart, at(3, 4), at(5, 4), at(4, 4))).toBe(false);
    expect(flanks(apart, at(5, 4), at(3, 4), at(4, 4))).toBe(false);
    expect(flankingSquares(apart, elsewhere, at(4, 4))).toEqual([]);
  });
});

describe('a larger target', () => {
  const bear = open.bodyAt(3, 3, 2, 2);

  test('[KZ-FLANK-03] is flanked from any squares of opposite sides, and opposite corners', () => {
    const partners = (x: number, y: number) =>
      open.drawn(flankingSquares(open, open.cellOf(x, y), bear)).slice(2, 6);
    expect(partners(2, 3)).toEqual(['.........', '.....+...', '.....+...', '.........']);
    expect(partners(5, 4)).toEqual(['.........', '..+......', '..+......', '.........']);
    expect(partners(4, 2)).toEqual(['.........', '.........', '.........', '...++....']);
    expect(partners(3, 5)).toEqual(['...++....', '.........', '.........', '.........']);
    expect(partners(2, 2)).toEqual(['.........', '.........', '.........', '.....+...']);
    expect(partners(5, 2)).toEqual(['.........', '.........', '.........', '..+......']);
  });

  test('[KZ-FLANK-03] is not flanked from a side and a corner', () => {
    expect(flanks(open, at(2, 3), at(5, 5), bear)).toBe(false);
    expect(flanks(open, at(2, 2), at(5, 4), bear)).toBe(false);
    expect(flanks(open, at(2, 2), at(2, 5), bear)).toBe(false);
  });
});

describe('a larger flanker', () => {
  test('[KZ-FLANK-04] counts for any one of its squares', () => {
    const bear = open.bodyAt(2, 2, 2, 2);
    const target = at(4, 4);
    expect(flanks(open, bear, at(5, 5), target)).toBe(true);
    expect(flanks(open, bear, at(5, 4), target)).toBe(false);
    const beside = open.bodyAt(2, 3, 2, 2);
    expect(flanks(open, beside, at(5, 4), target)).toBe(true);
    expect(flanks(open, at(5, 5), beside, target)).toBe(true);
    expect(flanks(open, beside, at(5, 3), target)).toBe(false);
  });

  test('[KZ-FLANK-03][KZ-FLANK-04] flanks as one of its squares and one of the partner’s do', () => {
    const body = fc
      .record({
        x: fc.integer({ min: 0, max: SIDE - 3 }),
        y: fc.integer({ min: 0, max: SIDE - 3 }),
        width: fc.integer({ min: 1, max: 3 }),
        height: fc.integer({ min: 1, max: 3 }),
      })
      .map(({ x, y, width, height }) => open.bodyAt(x, y, width, height));
    fc.assert(
      fc.property(body, body, body, (attacker, partner, target) => {
        const pairs = cellsOf(open, attacker).flatMap((one) =>
          cellsOf(open, partner).map((other) => areOpposite(one, other, target)),
        );
        expect(flanks(open, attacker, partner, target)).toBe(pairs.includes(true));
        expect(flanks(open, partner, attacker, target)).toBe(pairs.includes(true));
      }),
      { numRuns: 3_000 },
    );
  });
});

/** KZ-FLANK-03 as it is written. */
function areOpposite(one: number, other: number, target: Body): boolean {
  const [x0, y0] = [target.cell % SIDE, Math.floor(target.cell / SIDE)];
  const [x1, y1] = [x0 + target.width - 1, y0 + target.height - 1];
  return [
    [one, other],
    [other, one],
  ].some(([a = 0, b = 0]) => {
    const [ax, ay, bx, by] = [a % SIDE, Math.floor(a / SIDE), b % SIDE, Math.floor(b / SIDE)];
    const inRows = [ay, by].every((y) => y0 <= y && y <= y1);
    const inColumns = [ax, bx].every((x) => x0 <= x && x <= x1);
    return (
      (ax === x0 - 1 && bx === x1 + 1 && inRows) ||
      (ay === y0 - 1 && by === y1 + 1 && inColumns) ||
      (ax === x0 - 1 && ay === y0 - 1 && bx === x1 + 1 && by === y1 + 1) ||
      (ax === x0 - 1 && ay === y1 + 1 && bx === x1 + 1 && by === y0 - 1)
    );
  });
}
