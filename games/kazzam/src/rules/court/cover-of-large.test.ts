import { describe, expect, test } from 'vitest';
import { board, ranged, seenBy } from '../testing/aims.ts';
import { type Aim, coverOf } from './cover.ts';

describe('larger creatures', () => {
  test('[KZ-LARGE-06] 2x2: cover along a whole side, against the half-plane beyond it', () => {
    const field = board({ '5,3': 'o', '5,4': 'o' }, 8);
    expect(seenBy(field, field.bodyAt(3, 3, 2, 2), 8)).toEqual([
      '.....ccc',
      '.....ccc',
      '.....ccc',
      '...T.ccc',
      '.....ccc',
      '.....ccc',
      '.....ccc',
      '.....ccc',
    ]);
    const above = board({ '3,2': 'o', '4,2': 'o' }, 8);
    expect(seenBy(above, above.bodyAt(3, 3, 2, 2), 8)).toEqual([
      ...['cccccccc', 'cccccccc', 'cccccccc'],
      ...['...T....', '........', '........', '........', '........'],
    ]);
  });

  test('[KZ-LARGE-06] 2x2: none along half a side, none at a corner', () => {
    for (const squares of [
      ['5,3'],
      ['5,4', '5,5'],
      ['5,2', '5,3'],
      ['5,5'],
      ['2,3', '4,2', '5,4', '3,5'],
    ]) {
      const field = board(Object.fromEntries(squares.map((name) => [name, 'o' as const])), 8);
      expect(seenBy(field, field.bodyAt(3, 3, 2, 2), 8).join('')).not.toMatch(/[cx]/);
    }
  });

  test('[KZ-LARGE-06] 2x2: a side of Low and Full Cover counts as Low', () => {
    const aim = { ...ranged, ignoreLow: true };
    const found = (second: '#' | 'o', how: Aim) => {
      const field = board({ '5,3': '#', '5,4': second }, 8);
      return coverOf(field, field.cellOf(5, 0), field.bodyAt(3, 3, 2, 2), how);
    };
    expect(found('#', aim)).toBe('cover');
    expect(found('o', ranged)).toBe('cover');
    expect(found('o', aim)).toBe('clear');
  });

  test('[KZ-LARGE-06] squeezed to 1x2: a whole side again, and no corner', () => {
    const long = board({ '4,3': 'o', '4,4': 'o', '3,2': 'o', '2,5': 'o' }, 8);
    const target = long.bodyAt(3, 3, 1, 2);
    expect(coverOf(long, long.cellOf(7, 7), target, ranged)).toBe('cover');
    expect(coverOf(long, long.cellOf(0, 0), target, ranged)).toBe('cover');
    expect(coverOf(long, long.cellOf(0, 7), target, ranged)).toBe('clear');
    const broad = board({ '5,5': 'o' }, 8);
    expect(coverOf(broad, broad.cellOf(7, 7), broad.bodyAt(3, 4, 2, 1), ranged)).toBe('clear');
    const half = board({ '4,3': 'o' }, 8);
    expect(coverOf(half, half.cellOf(7, 7), half.bodyAt(3, 3, 1, 2), ranged)).toBe('clear');
  });

  test('[KZ-LARGE-07] above 2x2: no Take Cover, but Intervening Cover', () => {
    const low = board({ '5,2': 'o', '5,3': 'o', '5,4': 'o' });
    for (const [width, height] of [
      [3, 3],
      [1, 3],
      [3, 1],
    ] as const) {
      const target = low.bodyAt(5 - width, 2, width, height);
      expect(coverOf(low, low.cellOf(8, 3), target, ranged)).toBe('clear');
    }
    const full = board({ '5,2': '#', '5,3': '#', '5,4': '#' });
    const target = full.bodyAt(2, 2, 3, 3);
    expect(coverOf(full, full.cellOf(8, 3), target, ranged)).toBe('no-shot');
  });

  test('[KZ-LARGE-04][KZ-LOS-04] one targetable square is enough', () => {
    const field = board({ '2,0': '#', '2,1': '#' });
    expect(coverOf(field, field.cellOf(0, 0), field.bodyAt(3, 0), ranged)).toBe('no-shot');
    expect(coverOf(field, field.cellOf(0, 2), field.bodyAt(3, 0, 2, 3), ranged)).toBe('clear');
  });

  test('[KZ-LOS-04] the attacker uses the square that suits it best', () => {
    const field = board({ '4,3': 'o' });
    const target = field.bodyAt(3, 3);
    expect(coverOf(field, field.bodyAt(4, 0, 2, 2), target, ranged)).toBe('cover');
    expect(coverOf(field, field.bodyAt(3, 0, 2, 2), target, ranged)).toBe('clear');
    const wall = board({ '5,3': '#', '5,4': '#' });
    const body = wall.bodyAt(7, 3, 2, 2);
    expect(coverOf(wall, body, wall.bodyAt(4, 3), ranged)).toBe('no-shot');
    expect(coverOf(wall, wall.bodyAt(7, 2, 2, 2), wall.bodyAt(4, 3), ranged)).toBe('cover');
  });

  test('[KZ-LARGE-04][KZ-LOS-04] the square that is seen must be the one in range', () => {
    // The pillar hides the near corner of the target, 5 away; what is seen of it is 6 away.
    const field = board({ '4,4': '#' });
    const found = (range: number) =>
      coverOf(field, field.cellOf(0, 0), field.bodyAt(5, 5, 2, 2), { ...ranged, range });
    expect(found(5)).toBe('no-shot');
    expect(found(6)).not.toBe('no-shot');
  });
});
