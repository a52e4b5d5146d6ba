import { describe, expect, test } from 'vitest';
import {
  CORNERS,
  contactsAt,
  entryCost,
  inColumn,
  inRow,
  LOCATIONS,
  neighboursOf,
  oppositeOf,
  SPINE,
  spotOf,
} from './layout.ts';

/** The table of the ledger: id, location, (row, column), entry cost, opposite, neighbours, corners. */
const TABLE = `
20 | 1 | 6 4 | 32 | 3 | 2 3 4 6 7 | 7/LR | 6/LL | 2/UR 3/UL | 4/UL 3/UR
21 | 2 | 5 3 | 16 | 4 | 1 3 7 8 10 11 | 8/LR 7/LL | 1/LL 7/LR | 10/UR 11/UL | 3/UL 11/UR
22 | 3 | 4 4 | 8 | 1 | 1 2 4 11 12 | 2/LR 1/LL | 4/LL 1/LR | 11/UR | 12/UL
23 | 4 | 5 5 | 16 | 2 | 1 3 5 6 12 13 | 1/LR 6/LL | 5/LL 6/LR | 3/UR 12/UL | 13/UL 12/UR
24 | 5 | 6 6 | 32 | 10 | 4 6 13 14 15 16 | 6/LR 16/LL | 15/LL 16/LR | 4/UR 13/UL | 14/UL 13/UR
25 | 6 | 7 5 | 64 | 11 | 1 4 5 16 17 | 17/LL | 16/LL 17/LR | 1/UR 4/UL | 5/UL 4/UR
26 | 7 | 7 3 | 64 | 12 | 1 2 8 | | | 8/UR 2/UL | 1/UL 2/UR
27 | 8 | 6 2 | 32 | 13 | 2 7 9 10 | | 7/LL | 9/UR 10/UL | 2/UL 10/UR
28 | 9 | 5 1 | 16 | 14 | 8 10 18 | | 8/LL | 18/UL | 10/UL 18/UR
29 | 10 | 4 2 | 8 | 5 | 2 8 9 11 18 19 | 9/LR 8/LL | 2/LL 8/LR | 18/UR 19/UL | 11/UL 19/UR
30 | 11 | 3 3 | 4 | 6 | 2 3 10 19 20 | 10/LR 2/LL | 3/LL 2/LR | 19/UR 20/UL | 20/UR
31 | 12 | 3 5 | 4 | 7 | 3 4 13 | 3/LR 4/LL | 13/LL 4/LR | |
32 | 13 | 4 6 | 8 | 8 | 4 5 12 14 | 4/LR 5/LL | 14/LL 5/LR | 12/UR |
33 | 14 | 5 7 | 16 | 9 | 5 13 15 | 5/LR 15/LL | 15/LR | 13/UR |
34 | 15 | 7 7 | 64 | 18 | 5 14 16 | 16/LR | | 5/UR 14/UL | 14/UR
35 | 16 | 8 6 | 128 | 19 | 5 6 15 17 | 17/LR | | 6/UR 5/UL | 15/UL 5/UR
36 | 17 | 9 5 | 256 | 20 | 6 16 | | | 6/UL | 16/UL 6/UR
37 | 18 | 3 1 | 4 | 15 | 9 10 19 | 9/LL | 10/LL 9/LR | | 19/UL
38 | 19 | 2 2 | 2 | 16 | 10 11 18 20 | 18/LR 10/LL | 11/LL 10/LR | | 20/UL
39 | 20 | 1 3 | 1 | 17 | 11 19 | 19/LR 11/LL | 11/LR | |`
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));

const numbers = (cell = ''): number[] => cell.split(' ').map(Number);

describe('the Bridge', () => {
  test.each(TABLE.map((row) => [row[0], row] as const))(
    '[BQ-MAP-%s] [BQ-MAP-04] a location is where the ledger has it, and touches what it says',
    (_, [, number, at, cost, opposite, neighbours, ...corners]) => {
      const location = Number(number);
      const { row, column } = spotOf(location);
      expect([row, column]).toEqual(numbers(at));
      expect(entryCost(location)).toBe(Number(cost));
      expect(oppositeOf(location)).toBe(Number(opposite));
      expect(neighboursOf(location)).toEqual(numbers(neighbours));
      const touched = CORNERS.map((corner) =>
        contactsAt(location, corner)
          .map((contact) => `${contact.location}/${contact.corner}`)
          .sort(),
      );
      expect(touched).toEqual(
        CORNERS.map((_corner, i) => (corners[i] ?? '').split(' ').filter(Boolean).sort()),
      );
    },
  );

  test('[BQ-MAP-01] [BQ-INV-03] twenty locations in a brick grid', () => {
    expect(LOCATIONS).toHaveLength(20);
    for (const location of LOCATIONS) {
      const { row, column } = spotOf(location);
      expect((row + column) % 2).toBe(0);
    }
    expect(() => spotOf(21)).toThrow('the Bridge has no location 21');
  });

  test('[BQ-MAP-03] [BQ-MAP-05] [BQ-INV-05] 41 pairs touch at 54 corners, each from both sides', () => {
    const pairs = LOCATIONS.flatMap((one) => neighboursOf(one).map((other) => [one, other]));
    expect(pairs).toHaveLength(2 * 41);
    let contacts = 0;
    for (const location of LOCATIONS) {
      for (const corner of CORNERS) {
        for (const met of contactsAt(location, corner)) {
          contacts += 1;
          expect(contactsAt(met.location, met.corner)).toContainEqual({ location, corner });
        }
      }
    }
    expect(contacts).toBe(2 * 54);
    for (const [one, other] of pairs) expect(pairs).toContainEqual([other, one]);
  });

  test('[BQ-MAP-08] [BQ-BEGIN-04] ten worlds make the spine, dealt column by column', () => {
    expect(SPINE).toEqual([...[20, 11, 2, 7], ...[3, 1], ...[12, 4, 6, 17]]);
  });

  test('[BQ-MAP-11] rows hold what they hold', () => {
    const rows = [
      [20],
      [19],
      [11, 12, 18],
      [3, 10, 13],
      [2, 4, 9, 14],
      [1, 5, 8],
      [6, 7, 15],
      [16],
      [17],
    ];
    expect(rows.map((_, at) => inRow(at + 1))).toEqual(rows);
  });

  test('[BQ-MAP-12] columns are read from the bottom to the top', () => {
    const columns = [
      [18, 9],
      [19, 10, 8],
      [20, 11, 2, 7],
      [3, 1],
      [12, 4, 6, 17],
      [13, 5, 16],
      [14, 15],
    ];
    expect(columns.map((_, at) => inColumn(at + 1))).toEqual(columns);
  });
});
