import { describe, expect, test } from 'vitest';
import { saidOf, tableWith } from '../../../test/figures.ts';
import { risesOf } from './horde.ts';

const rises = (table: Parameters<typeof risesOf>[0]) =>
  risesOf(table).map(({ figure, to }) => `${figure.id}: ${saidOf(to)}`);

describe('hordes at the end of a turn', () => {
  test('[BQ-EX-09] [BQ-MMOV-01] with the lowest player on row 3 they come up to row 3 or above in their column', () => {
    const table = tableWith(['12 UL'], { a: '20 LR>UL', b: '19 UL' });
    expect(rises(table)).toEqual(['b: 10 UL', 'a: 11 LR>UL']);
  });

  test('[BQ-EX-09] [BQ-MMOV-01] with the lowest player on row 4, column 3 has no world there: the next one up', () => {
    expect(rises(tableWith(['13 UL'], { a: '20 UL' }))).toEqual(['a: 2 UL']);
  });

  test('[BQ-EX-09] [BQ-MMOV-04] a column that ends below the player leads to its top', () => {
    expect(rises(tableWith(['16 UL'], { a: '3 UL' }))).toEqual(['a: 1 UL']);
    // Who is at the top already stays.
    expect(rises(tableWith(['16 UL'], { a: '1 UL' }))).toEqual(['a: 1 UL']);
  });

  test('[BQ-EX-09] [BQ-MMOV-02] a player in Homeworld keeps all of them where they are', () => {
    expect(rises(tableWith(['16 UL', 'homeworld'], { a: '20 UL' }))).toEqual([]);
  });

  test('[BQ-MMOV-02] the dead and those who left do not count', () => {
    const table = tableWith(['12 UL', 'homeworld', '20 UL'], { a: '20 LR' });
    const [, home, low] = table.heroes;
    if (home === undefined || low === undefined) throw new Error('three play');
    home.life = 'left';
    low.life = 'dead';
    expect(rises(table)).toEqual(['a: 11 LR']);
  });

  test('[BQ-MMOV-05] loose monsters and captured characters come too, allies do not', () => {
    const table = tableWith(['12 UL'], { a: 'ally 20 UL', b: 'captive 20 UR', c: 'loose 20 LL' });
    expect(rises(table)).toEqual(['b: 11 UR', 'c: 11 LL']);
  });

  test('[BQ-MMOV-01] who is level with the lowest player or above stays', () => {
    expect(rises(tableWith(['12 UL'], { a: '11 UL', b: '17 UL', c: 'homeworld' }))).toEqual([]);
  });
});
