import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Field } from '../../map/field.ts';
import { plainField } from '../testing/plain-field.ts';
import { hasLine } from './line-of-sight.ts';

const standing = { prone: false };
const prone = { prone: true };

describe('line of sight', () => {
  test('[KZ-LOS-01] is there if any point sees any point, seen or not the middle', () => {
    const field = plainField(['......', '..#...', '......']);
    const from = field.cellOf(0, 0);
    expect(hasLine(field, from, field.cellOf(4, 1), standing)).toBe(true);
    expect(hasLine(field, from, field.cellOf(5, 2), standing)).toBe(true);
    expect(hasLine(field, from, field.cellOf(4, 2), standing)).toBe(false);
  });

  test('[KZ-LOS-01][KZ-GRID-06] is never there between parts', () => {
    const open = plainField(['...', '...']);
    const apart: Field = { ...open, sight: () => 0 };
    expect(hasLine(apart, open.cellOf(0, 0), open.cellOf(1, 0), standing)).toBe(false);
    expect(hasLine(apart, open.bodyAt(0, 0, 1, 2), open.bodyAt(2, 0), standing)).toBe(false);
  });

  test('[KZ-LOS-04] of larger creatures needs one pair of squares', () => {
    const field = plainField(['.#..', '.#..', '....']);
    const tall = field.bodyAt(0, 0, 1, 2);
    expect(hasLine(field, tall, field.bodyAt(3, 0), standing)).toBe(false);
    expect(hasLine(field, tall, field.bodyAt(2, 1, 2, 2), standing)).toBe(true);
    expect(hasLine(field, field.bodyAt(2, 1, 2, 2), tall, standing)).toBe(true);
  });

  test('[KZ-COVER-20] is stopped by Low Cover for the Prone, save where the two are', () => {
    const field = plainField(['o.oo']);
    const [box, floor, near, far] = [0, 1, 2, 3].map((x) => field.cellOf(x, 0)) as [
      number,
      number,
      number,
      number,
    ];
    expect(hasLine(field, box, far, standing)).toBe(true);
    expect(hasLine(field, floor, far, prone)).toBe(false);
    expect(hasLine(field, far, floor, prone)).toBe(false);
    expect(hasLine(field, box, near, prone)).toBe(true);
    expect(hasLine(field, field.bodyAt(0, 0, 2, 1), far, standing)).toBe(true);
    expect(hasLine(field, field.bodyAt(0, 0, 2, 1), far, prone)).toBe(false);
  });

  test('[KZ-INV-23][KZ-LOS-01] is mutual', () => {
    const SIDE = 7;
    const sign = fc.oneof(
      { weight: 4, arbitrary: fc.constant('.') },
      { weight: 1, arbitrary: fc.constantFrom('#', 'o') },
    );
    const rows = fc.array(
      fc.array(sign, { minLength: SIDE, maxLength: SIDE }).map((signs) => signs.join('')),
      { minLength: SIDE, maxLength: SIDE },
    );
    const place = fc.record({
      x: fc.integer({ min: 0, max: SIDE - 2 }),
      y: fc.integer({ min: 0, max: SIDE - 2 }),
      width: fc.integer({ min: 1, max: 2 }),
      height: fc.integer({ min: 1, max: 2 }),
    });
    fc.assert(
      fc.property(rows, place, place, fc.boolean(), (drawn, one, other, isProne) => {
        const field = plainField(drawn);
        const a = field.bodyAt(one.x, one.y, one.width, one.height);
        const b = field.bodyAt(other.x, other.y, other.width, other.height);
        const options = { prone: isProne };
        expect(hasLine(field, a, b, options)).toBe(hasLine(field, b, a, options));
      }),
      { numRuns: 1_000 },
    );
  });
});
