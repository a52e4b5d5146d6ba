import { describe, expect, test } from 'vitest';
import { plainField } from '../testing/plain-field.ts';
import { burstSquares, squaresOfZone } from './burst-area.ts';
import { hasLine } from './line-of-sight.ts';

const plain = { includeOwn: false, prone: false };

describe('a Burst', () => {
  test('[KZ-GRID-05][KZ-TARG-11] holds the squares within its range, its own only if asked', () => {
    const field = plainField(['......', '......', '......', '......']);
    const user = field.bodyAt(1, 2);
    expect(field.drawn(burstSquares(field, user, 1, plain))).toEqual([
      '......',
      '+++...',
      '+.+...',
      '+++...',
    ]);
    expect(field.drawn(burstSquares(field, user.cell, 2, { ...plain, includeOwn: true }))).toEqual([
      '++++..',
      '++++..',
      '++++..',
      '++++..',
    ]);
  });

  test('[KZ-LARGE-03] of a 2x2 creature holds the 12 squares around it', () => {
    const field = plainField(['.....', '.....', '.....', '.....']);
    const found = burstSquares(field, field.bodyAt(1, 1, 2, 2), 1, plain);
    expect(found).toHaveLength(12);
    expect(field.drawn(found)).toEqual(['++++.', '+..+.', '+..+.', '++++.']);
  });

  test('[KZ-LOS-03] does not reach squares without a line, nor Full Cover', () => {
    const field = plainField(['.......', '...##..', '.......']);
    expect(field.drawn(burstSquares(field, field.cellOf(2, 1), 3, plain))).toEqual([
      '++++++.',
      '++.##..',
      '++++++.',
    ]);
    const wall = plainField(['...#..', '...#..', '...#..']);
    expect(wall.drawn(burstSquares(wall, wall.cellOf(1, 1), 4, plain))).toEqual([
      '+++#..',
      '+.+#..',
      '+++#..',
    ]);
  });

  test('[KZ-LOS-03] reaches squares of which it sees only a part', () => {
    const field = plainField(['......', '..#...', '......']);
    const found = burstSquares(field, field.cellOf(0, 0), 5, plain);
    expect(found).toContain(field.cellOf(5, 2));
    expect(found).not.toContain(field.cellOf(4, 2));
  });

  test('[KZ-COVER-20] of a Prone creature is stopped by Low Cover, not by its own', () => {
    const field = plainField(['.oo..']);
    const burst = (prone: boolean) =>
      field.drawn(burstSquares(field, field.cellOf(1, 0), 3, { includeOwn: false, prone }));
    expect(burst(false)).toEqual(['+o+++']);
    expect(burst(true)).toEqual(['+o+..']);
  });

  test('[KZ-LARGE-03][KZ-LOS-03] range and line are those of one square of a creature', () => {
    const field = plainField([
      '.......',
      '.......',
      '.......',
      '.......',
      '....#..',
      '.......',
      '.......',
    ]);
    const bear = field.bodyAt(5, 5, 2, 2);
    const corner = field.cellOf(0, 0);
    expect(hasLine(field, bear, corner, { prone: false })).toBe(true);
    expect(burstSquares(field, bear, 5, plain)).not.toContain(corner);
    expect(burstSquares(field, bear, 6, plain)).toContain(corner);
  });
});

describe('a zone', () => {
  test('[KZ-GRID-07] of odd side lies around its centre', () => {
    const field = plainField(['......', '......', '......', '......', '......']);
    expect(squaresOfZone(field, field.cellOf(3, 2), 1)).toEqual([[field.cellOf(3, 2)]]);
    const zones = squaresOfZone(field, field.cellOf(3, 2), 3);
    expect(zones.map((zone) => field.drawn(zone))).toEqual([
      ['......', '..+++.', '..+++.', '..+++.', '......'],
    ]);
  });

  test('[KZ-GRID-07] of even side is any block that holds the square', () => {
    const field = plainField(['.....', '.....', '.....', '.....']);
    const zones = squaresOfZone(field, field.cellOf(2, 1), 2);
    expect(zones.map((zone) => field.drawn(zone))).toEqual([
      ['.++..', '.++..', '.....', '.....'],
      ['..++.', '..++.', '.....', '.....'],
      ['.....', '.++..', '.++..', '.....'],
      ['.....', '..++.', '..++.', '.....'],
    ]);
    const large = plainField(Array.from({ length: 9 }, () => '.........'));
    const blocks = squaresOfZone(large, large.cellOf(4, 4), 4);
    expect(blocks).toHaveLength(16);
    for (const block of blocks) {
      expect(block).toHaveLength(16);
      expect(block).toContain(large.cellOf(4, 4));
    }
  });

  test('[KZ-GRID-08] has no squares outside the part or of Full Cover; walls shield none', () => {
    const field = plainField(['.#.o', '##..', '..o.']);
    expect(squaresOfZone(field, field.cellOf(0, 0), 5).map((zone) => field.drawn(zone))).toEqual([
      ['+#+o', '##+.', '+++.'],
    ]);
  });

  test('[KZ-GRID-07][KZ-GRID-08] blocks that differ only in what is left out are one', () => {
    const corridor = plainField(['####', '....', '####']);
    const zones = squaresOfZone(corridor, corridor.cellOf(1, 1), 2);
    expect(zones.map((zone) => corridor.drawn(zone)[1])).toEqual(['++..', '.++.']);
  });
});
