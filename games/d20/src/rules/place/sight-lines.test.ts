import { lineBetween } from '@tablewright/geometry';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineOnMap } from './sight-lines.ts';
import { terrainOf } from './terrain.ts';

test('DT-ATK-15: what is seen from where is the same whether it was found out before or not', () => {
  const rows = fc.integer({ min: 1, max: 6 }).chain((width) =>
    fc.array(
      fc
        .array(fc.constantFrom('.', '#', '%', 'o'), { minLength: width, maxLength: width })
        .map((letters) => letters.join('')),
      { minLength: 1, maxLength: 6 },
    ),
  );
  fc.assert(
    fc.property(fc.array(rows, { minLength: 1, maxLength: 20 }), (maps) => {
      // More maps than are kept, and each asked about twice, in turn.
      for (const map of [...maps, ...maps]) {
        const hides = (x: number, y: number) => terrainOf(map[y]?.[x]).hides === true;
        const corner = { x: (map[0]?.length ?? 1) - 1, y: map.length - 1 };
        for (let y = 0; y < map.length; y += 1) {
          const from = { x: 0, y };
          expect(lineOnMap(map, from, corner)).toBe(lineBetween(from, corner, hides));
          expect(lineOnMap(map, corner, from)).toBe(lineBetween(corner, from, hides));
        }
      }
    }),
    { numRuns: 40 },
  );
});
