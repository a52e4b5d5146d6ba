import type { Cell } from '@tablewright/geometry';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Field } from '../../map/field.ts';
import { board, melee, off, ranged, seenBy } from '../testing/aims.ts';
import { type Aim, coverOf } from './cover.ts';

describe('Take Cover', () => {
  test('[KZ-COVER-07][KZ-COVER-09] at a side: the half-plane from the row or column of it on', () => {
    const right = board({ '4,3': 'o' }, 7);
    expect(seenBy(right, right.bodyAt(3, 3), 7)).toEqual([
      '....ccc',
      '....ccc',
      '....ccc',
      '...Tccc',
      '....ccc',
      '....ccc',
      '....ccc',
    ]);
    const above = board({ '3,2': 'o' }, 7);
    expect(seenBy(above, above.bodyAt(3, 3), 7)).toEqual([
      'ccccccc',
      'ccccccc',
      'ccccccc',
      '...T...',
      '.......',
      '.......',
      '.......',
    ]);
  });

  test('[KZ-COVER-10] at a corner: the quarter-plane from its row and column on', () => {
    const field = board({ '4,4': 'o' }, 7);
    expect(seenBy(field, field.bodyAt(3, 3), 7)).toEqual([
      '.......',
      '.......',
      '.......',
      '...T...',
      '....ccc',
      '....ccc',
      '....ccc',
    ]);
  });

  test('[KZ-COVER-06][KZ-COVER-11] of several squares: the regions of each', () => {
    const field = board({ '4,3': 'o', '2,2': 'o', '2,4': '#' }, 7);
    expect(seenBy(field, field.bodyAt(3, 3), 7)).toEqual([
      'ccc.ccc',
      'ccc.ccc',
      'ccc.ccc',
      '...Tccc',
      'cc#.ccc',
      'cxc.ccc',
      'xcc.ccc',
    ]);
  });

  test('[KZ-COVER-03] none from the square it stands on, nor from one not adjacent', () => {
    const field = board({ '3,3': 'o', '5,3': 'o', '5,5': 'o', '1,2': 'o' }, 7);
    expect(seenBy(field, field.bodyAt(3, 3), 7).join('')).not.toMatch('c');
  });

  test('[KZ-COVER-07] what Hovers or Flies cannot use Low Cover, but Full Cover', () => {
    const field = board({ '4,3': 'o', '3,4': '#' }, 7);
    const target = field.bodyAt(3, 3);
    expect(seenBy(field, target, 7, { ...ranged, ignoreLow: true })).toEqual([
      '.......',
      '.......',
      '.......',
      '...T...',
      'ccc#ccc',
      'cccxccc',
      'cccxccc',
    ]);
  });

  test('[KZ-COVER-12] adjacent Full Cover hides its row or column, or its diagonal', () => {
    const side = board({ '4,3': '#' }, 7);
    expect(seenBy(side, side.bodyAt(3, 3), 7)).toEqual([
      '....ccc',
      '....ccc',
      '....ccc',
      '...T#xx',
      '....ccc',
      '....ccc',
      '....ccc',
    ]);
    const corner = board({ '4,4': '#' }, 7);
    expect(seenBy(corner, corner.bodyAt(3, 3), 7)).toEqual([
      '.......',
      '.......',
      '.......',
      '...T...',
      '....#cc',
      '....cxc',
      '....ccx',
    ]);
  });

  test('[KZ-COVER-13] a wall of side and corner hides all between row and diagonal', () => {
    const right = board({ '4,3': '#', '4,4': '#' }, 7);
    expect(seenBy(right, right.bodyAt(3, 3), 7)).toEqual([
      '....ccc',
      '....ccc',
      '....ccc',
      '...T#xx',
      '....#xx',
      '....cxx',
      '....ccx',
    ]);
    const below = board({ '3,4': '#', '4,4': '#' }, 7);
    expect(seenBy(below, below.bodyAt(3, 3), 7)).toEqual([
      '.......',
      '.......',
      '.......',
      '...T...',
      'ccc##cc',
      'cccxxxc',
      'cccxxxx',
    ]);
  });

  test('[KZ-COVER-23] two sides at a right angle hide the quarter between them', () => {
    const field = board({ '4,3': '#', '3,4': '#' }, 7);
    expect(seenBy(field, field.bodyAt(3, 3), 7)).toEqual([
      '....ccc',
      '....ccc',
      '....ccc',
      '...T#xx',
      'ccc#xxx',
      'cccxxxx',
      'cccxxxx',
    ]);
  });
});

describe('Intervening Cover', () => {
  const pillar = board({ '2,1': '#' });
  const from = pillar.cellOf(0, 0);
  const against = (x: number, y: number) => coverOf(pillar, from, pillar.bodyAt(x, y), ranged);

  test('[KZ-EX-10][KZ-COVER-14] a line to the middle of the square: clear', () => {
    expect(against(4, 1)).toBe('clear');
  });
  test('[KZ-EX-10][KZ-COVER-06][KZ-COVER-15] a line to the square, none to its middle: cover', () => {
    expect(against(5, 2)).toBe('cover');
  });
  test('[KZ-EX-10][KZ-COVER-16][KZ-COVER-17] lines that touch corners only: no shot', () => {
    expect(against(4, 2)).toBe('no-shot');
  });

  test('[KZ-COVER-17] a line along an edge is obstructed', () => {
    const field = board({ '1,0': '#' });
    expect(coverOf(field, field.cellOf(0, 0), field.bodyAt(3, 0), ranged)).toBe('no-shot');
  });

  test('[KZ-COVER-18] the shot is lost with the square that the last line only touches', () => {
    // From (0,1) past the wall's corner (2,2), a line comes to the corner (10,6).
    const field = board({ '2,1': '#', '3,1': '#', '4,1': '#' });
    expect(coverOf(field, field.cellOf(0, 0), field.bodyAt(9, 5), ranged)).toBe('cover');
    expect(coverOf(field, field.cellOf(0, 0), field.bodyAt(10, 5), ranged)).toBe('no-shot');
  });

  test('[KZ-COVER-14] Low Cover does not intervene', () => {
    const field = board({ '2,0': 'o' });
    expect(coverOf(field, field.cellOf(0, 0), field.bodyAt(5, 0), ranged)).toBe('clear');
  });

  test('[KZ-COVER-14] with lowCoverIntervenes it does, but hides nobody', () => {
    const aim = { ...ranged, options: { ...off, lowCoverIntervenes: true } };
    const field = board({ '2,1': 'o' });
    const found = (x: number, y: number, how: Aim) =>
      coverOf(field, field.cellOf(0, 0), field.bodyAt(x, y), how);
    expect(found(4, 1, aim)).toBe('clear');
    expect(found(5, 2, aim)).toBe('cover');
    expect(found(4, 2, aim)).toBe('cover');
    expect(found(4, 2, { ...aim, ignoreLow: true })).toBe('clear');
  });
});

describe('the attack', () => {
  test('[KZ-COVER-04] melee from an adjacent square ignores cover, from farther off not', () => {
    const field = board({ '6,5': 'o' });
    const target = field.bodyAt(5, 5);
    expect(coverOf(field, field.bodyAt(6, 4), target, melee)).toBe('clear');
    expect(coverOf(field, field.bodyAt(6, 4), target, ranged)).toBe('cover');
    expect(coverOf(field, field.bodyAt(7, 4), target, melee)).toBe('cover');
    const judged = { ...melee, options: { ...off, coverVsMelee: true } };
    expect(coverOf(field, field.bodyAt(6, 4), target, judged)).toBe('cover');
  });

  test('[KZ-COVER-05] a Burst is judged from its centre', () => {
    const field = board({ '6,5': 'o' });
    const target = field.bodyAt(5, 5);
    expect(coverOf(field, field.bodyAt(3, 5), target, ranged)).toBe('clear');
    expect(coverOf(field, field.cellOf(8, 5), target, ranged)).toBe('cover');
    expect(coverOf(field, field.bodyAt(8, 5), target, ranged)).toBe('cover');
    expect(coverOf(field, field.cellOf(3, 5), target, ranged)).toBe('clear');
  });

  test('[KZ-COVER-21] between diagonal neighbours: past one wall, not past two', () => {
    const one = board({ '5,4': '#' });
    expect(coverOf(one, one.bodyAt(4, 4), one.bodyAt(5, 5), melee)).toBe('clear');
    // A line exists; yet the wall at its side covers the target against ranged attacks.
    expect(coverOf(one, one.bodyAt(4, 4), one.bodyAt(5, 5), ranged)).toBe('cover');
    const two = board({ '5,4': '#', '4,5': '#' });
    expect(coverOf(two, two.bodyAt(4, 4), two.bodyAt(5, 5), melee)).toBe('no-shot');
    expect(coverOf(two, two.bodyAt(4, 4), two.bodyAt(5, 5), ranged)).toBe('no-shot');
  });

  test('[KZ-COVER-20] Low Cover hides from and of the Prone, not where they lie', () => {
    const field = board({ '6,5': 'o', '3,5': 'o' });
    const behind = field.bodyAt(5, 5);
    const far = field.bodyAt(8, 5);
    const prone = { ...ranged, prone: true };
    expect(coverOf(field, far, behind, ranged)).toBe('cover');
    expect(coverOf(field, far, behind, prone)).toBe('no-shot');
    expect(coverOf(field, behind, far, ranged)).toBe('clear');
    expect(coverOf(field, behind, far, prone)).toBe('no-shot');
    expect(coverOf(field, field.bodyAt(1, 5), field.bodyAt(3, 5), prone)).toBe('clear');
    expect(coverOf(field, field.bodyAt(3, 5), field.bodyAt(1, 5), prone)).toBe('clear');
  });

  test('[KZ-GRID-06] there is no shot between parts', () => {
    const field = board();
    const apart: Field = { ...field, sight: () => 0, distance: () => undefined };
    expect(coverOf(apart, field.cellOf(0, 0), field.bodyAt(1, 0), melee)).toBe('no-shot');
    expect(coverOf(apart, field.bodyAt(0, 0, 2, 2), field.bodyAt(3, 0), ranged)).toBe('no-shot');
  });
});

describe('worked examples', () => {
  test.each([
    ['6,5', 9, 2, 'cover'],
    ['6,5', 6, 9, 'cover'],
    ['6,5', 5, 1, 'clear'],
    ['6,5', 2, 5, 'clear'],
    ['6,6', 9, 2, 'clear'],
    ['6,6', 6, 9, 'cover'],
    ['6,6', 7, 5, 'clear'],
  ])(
    '[KZ-EX-08] Low Cover at (%s), attacker at (%i,%i): %s; Hovering: clear',
    (low, x, y, cover) => {
      const field = board({ [low]: 'o' });
      const target = field.bodyAt(5, 5);
      expect(coverOf(field, field.bodyAt(x, y), target, ranged)).toBe(cover);
      const hovering = { ...ranged, ignoreLow: true };
      expect(coverOf(field, field.bodyAt(x, y), target, hovering)).toBe('clear');
    },
  );

  test.each([
    ['a wall', 8, 5, 'no-shot'],
    ['a wall', 8, 6, 'no-shot'],
    ['a wall', 8, 8, 'no-shot'],
    ['a wall', 8, 9, 'cover'],
    ['a wall', 8, 4, 'cover'],
    ['a wall', 5, 9, 'clear'],
    ['a pillar', 8, 5, 'no-shot'],
    ['a pillar', 8, 6, 'cover'],
    ['a pillar', 8, 8, 'cover'],
  ])('[KZ-EX-09] behind %s, attacker at (%i,%i): %s', (behind, x, y, cover) => {
    const field = board(behind === 'a wall' ? { '6,5': '#', '6,6': '#' } : { '6,5': '#' });
    expect(coverOf(field, field.bodyAt(x, y), field.bodyAt(5, 5), ranged)).toBe(cover);
  });

  test('[KZ-EX-25][KZ-COVER-04][KZ-COVER-20] Eve, Prone behind boxes', () => {
    const field = board({ '6,5': 'o', '6,6': 'o' });
    const eve = field.bodyAt(5, 5);
    const prone = { ...ranged, prone: true };
    expect(coverOf(field, field.bodyAt(8, 6), eve, prone)).toBe('no-shot');
    expect(coverOf(field, field.bodyAt(6, 9), eve, prone)).toBe('cover');
    expect(coverOf(field, field.bodyAt(4, 5), eve, { ...prone, melee: true })).toBe('clear');
    expect(coverOf(field, eve, field.bodyAt(8, 6), prone)).toBe('no-shot');
  });
});

describe('what adjacent Full Cover hides', () => {
  const SPAN = 6;
  const around = [-1, 0, 1].flatMap((cy) => [-1, 0, 1].map((cx) => [cx, cy] as const));
  const ring = around.filter(([cx, cy]) => cx !== 0 || cy !== 0);
  const offset = fc.integer({ min: -SPAN, max: SPAN });

  test('[KZ-INV-23][KZ-COVER-12][KZ-COVER-13][KZ-COVER-23] is what no line reaches', () => {
    fc.assert(
      fc.property(fc.subarray(ring), offset, offset, (pillars, dx, dy) => {
        fc.pre(dx !== 0 || dy !== 0);
        fc.pre(!pillars.some(([cx, cy]) => cx === dx && cy === dy));
        const field = board(
          Object.fromEntries(
            pillars.map(([cx, cy]) => [`${SPAN + cx},${SPAN + cy}`, '#' as const]),
          ),
          2 * SPAN + 1,
        );
        const attacker: Cell = field.cellOf(SPAN + dx, SPAN + dy);
        const found = coverOf(field, attacker, field.bodyAt(SPAN, SPAN), ranged);
        expect(found === 'no-shot').toBe(isHidden(pillars, dx, dy));
        expect(found === 'clear').toBe(!isHidden(pillars, dx, dy) && !isCovered(pillars, dx, dy));
      }),
      { numRuns: 4_000 },
    );
  });
});

type Offset = readonly [cx: number, cy: number];

/** KZ-COVER-12, KZ-COVER-13 and KZ-COVER-23 as they are written. */
function isHidden(pillars: readonly Offset[], dx: number, dy: number): boolean {
  const has = (cx: number, cy: number) => pillars.some(([x, y]) => x === cx && y === cy);
  const alone = pillars.some(([cx, cy]) => {
    if (cy === 0) return dy === 0 && dx * cx >= 1;
    if (cx === 0) return dx === 0 && dy * cy >= 1;
    return dx * cx === dy * cy && dx * cx >= 1;
  });
  const together = [-1, 1].some((s) =>
    [-1, 1].some((u) => {
      const row = has(s, 0) && has(s, u) && dx * s >= 1 && 0 <= dy * u && dy * u <= dx * s;
      const column = has(0, u) && has(s, u) && dy * u >= 1 && 0 <= dx * s && dx * s <= dy * u;
      return row || column || (has(s, 0) && has(0, u) && dx * s >= 1 && dy * u >= 1);
    }),
  );
  return alone || together;
}

/** KZ-COVER-09 to KZ-COVER-11 as they are written. */
function isCovered(pillars: readonly Offset[], dx: number, dy: number): boolean {
  return pillars.some(([cx, cy]) => {
    if (cx === 0 || cy === 0) return dx * cx + dy * cy >= 1;
    return dx * cx >= 1 && dy * cy >= 1;
  });
}
