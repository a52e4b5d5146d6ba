import { expect, test } from 'vitest';
import { Grid, SIGHT, SightTable } from './index.ts';

test('a table answers for squares by number, the second time as the first', () => {
  const grid = new Grid(6, 3);
  const pillar = Array.from({ length: grid.size }, (_, cell) => cell === grid.cellAt(2, 1));
  const table = new SightTable(grid, pillar);
  for (let time = 0; time < 2; time += 1) {
    expect(table.between(grid.cellAt(0, 0), grid.cellAt(4, 1))).toBe(SIGHT.centre);
    expect(table.between(grid.cellAt(0, 0), grid.cellAt(5, 2))).toBe(SIGHT.part);
    expect(table.between(grid.cellAt(0, 0), grid.cellAt(4, 2))).toBe(SIGHT.none);
  }
});
