import { describe, expect, test } from 'vitest';
import { sit } from '../../../test/rig.ts';
import type { AreaShape } from '../../content/spell.ts';
import { byCells, cellsOf, creaturesIn } from './area.ts';

const SIDE = 9;

/** The squares of an area as a picture: whoever casts stands at 1, 4 unless said otherwise. */
function picture(shape: AreaShape, x: number, y: number, from: readonly [number, number] = [1, 4]) {
  const rows = Array.from({ length: SIDE }, () => '.'.repeat(SIDE));
  const rig = sit({ rows });
  const caster = rig.hero({}, ...from);
  const cells = cellsOf(rig.t, caster, shape, y * SIDE + x);
  expect(new Set(cells).size).toBe(cells.length);
  return rows
    .map((row, at) =>
      [...row].map((_, column) => (cells.includes(at * SIDE + column) ? 'X' : '.')).join(''),
    )
    .map((row) => row.replace(/\.+$/, ''))
    .join('/')
    .replace(/\/+$/, '');
}

describe('the squares of an area', () => {
  test.each<[string, AreaShape, number, number, string]>([
    ['a radius', { is: 'radius', feet: 5 }, 4, 4, '///...XXX/...XXX/...XXX'],
    ['a radius of less than a square', { is: 'radius', feet: 4 }, 4, 4, '////....X'],
    ['a radius at the edge', { is: 'radius', feet: 9 }, 0, 0, 'XX/XX'],
    ['around the caster', { is: 'around', feet: 5 }, 8, 8, '///XXX/XXX/XXX'],
    ['a square with a middle', { is: 'square', feet: 15 }, 4, 4, '///...XXX/...XXX/...XXX'],
    ['a square beside its middle', { is: 'square', feet: 10 }, 4, 4, '////....XX/....XX'],
    ['a square of no more than a foot', { is: 'square', feet: 1 }, 4, 4, '////....X'],
    ['a square over the edge', { is: 'square', feet: 10 }, 8, 8, '////////........X'],
    ['a wall across a row', { is: 'wall', length: 15 }, 5, 4, '///.....X/.....X/.....X'],
    ['a wall across a column', { is: 'wall', length: 20 }, 1, 1, '/XXXX'],
    ['a wall askew', { is: 'wall', length: 15 }, 4, 1, '/...XXX'],
    ['a wall across the near slope', { is: 'wall', length: 10 }, 5, 1, '/.....X/.....X'],
    ['a wall over the edge', { is: 'wall', length: 25 }, 8, 0, '........X/........X/........X'],
    ['a wall on the diagonal', { is: 'wall', length: 25 }, 5, 0, '...XXXXX'],
    ['a ring', { is: 'ring', feet: 10 }, 4, 4, '//..XXXXX/..X...X/..X...X/..X...X/..XXXXX'],
    ['a rectangle', { is: 'rectangle', width: 15, length: 5 }, 4, 4, '////...XXX'],
    [
      'a high rectangle',
      { is: 'rectangle', width: 5, length: 20 },
      4,
      4,
      '///....X/....X/....X/....X',
    ],
    ['a line', { is: 'line', length: 15, width: 5 }, 3, 4, '////...XXX'],
    ['a line to the edge', { is: 'line', length: 60, width: 5 }, 3, 4, '////...XXXXXX'],
    ['a steep line', { is: 'line', length: 20, width: 5 }, 2, 2, '...X/...X/..X'],
    ['a line nowhere', { is: 'line', length: 15, width: 5 }, 1, 4, ''],
    ['a cone', { is: 'cone', length: 15 }, 8, 4, '///...XX/..XXX/...XX'],
    ['a cone downwards', { is: 'cone', length: 20 }, 1, 8, '/////.X/XXX/XXX/XXXX'],
    ['a cone askew', { is: 'cone', length: 10 }, 3, 2, '//..XX/..XX'],
    ['a cone nowhere', { is: 'cone', length: 15 }, 1, 4, ''],
  ])('[DT-MAG-12] %s', (_what, shape, x, y, is) => {
    expect(picture(shape, x, y)).toBe(is);
  });

  test('[DT-ARC-309] a line leads away from its caster in any direction', () => {
    const line = { is: 'line', length: 10, width: 5 } as const;
    expect(picture(line, 3, 3, [4, 4])).toBe('//..X/...X');
    expect(picture(line, 4, 5, [4, 4])).toBe('/////....X/....X');
    expect(picture(line, 2, 3, [4, 4])).toBe('///.XX');
  });

  test('[DT-MAG-12] there are none for whoever is out of the scene', () => {
    const rig = sit({ rows: ['...'] });
    const mage = rig.hero({}, 0);
    mage.place = { at: 'away' };
    expect(cellsOf(rig.t, mage, { is: 'radius', feet: 20 }, 0)).toEqual([]);
  });
});

describe('who is in an area', () => {
  test('[DT-SAVE-08] on a map whoever stands on its squares and lives, once, the nearest to the caster first', () => {
    const rig = sit({ rows: ['..........'] });
    const [far, mage, near, dead, out] = [7, 0, 5, 6, 9].map((x) => rig.hero({}, x));
    if (!far || !mage || !near || !dead || !out) throw new Error('nobody is here');
    const same = rig.foe('thug', 7);
    dead.life = 'dead';
    const inside = creaturesIn(rig.t, mage, { is: 'radius', feet: 10 }, { cell: 6 });
    expect(inside).toEqual([near, far, same]);
    out.place = { at: 'away' };
    expect(byCells(rig.t, [0, 9, 6])).toEqual([mage, dead]);
  });

  test.each<[AreaShape, readonly number[]]>([
    [{ is: 'radius', feet: 10 }, [30, 40, 50]],
    [{ is: 'radius', feet: 9 }, [40]],
    [{ is: 'ring', feet: 10 }, [30, 40, 50]],
    [{ is: 'square', feet: 20 }, [30, 40, 50]],
    [{ is: 'square', feet: 10 }, [40]],
    [{ is: 'rectangle', width: 5, length: 20 }, [30, 40, 50]],
    [{ is: 'rectangle', width: 20, length: 10 }, [40]],
    [{ is: 'line', length: 60, width: 5 }, [40]],
    [{ is: 'cone', length: 60 }, [40]],
    [{ is: 'wall', length: 60 }, [40]],
    [{ is: 'around', feet: 30 }, [0, 30]],
    [{ is: 'around', feet: 29 }, [0]],
  ])(
    '[DT-MOVE-06] without a map %o takes in who is as near to its middle as it reaches',
    (shape, feet) => {
      const rig = sit();
      const [mage, away] = [rig.hero({}, 0), rig.hero({}, 40)];
      const [middle, ...others] = [40, 50, 30].map((x) => rig.foe('thug', x));
      if (middle === undefined) throw new Error('nobody is here');
      away.place = { at: 'away' };
      const inside = creaturesIn(rig.t, mage, shape, { creature: middle });
      const at = inside.map(({ place }) => (place.at === 'line' ? place.feet : place.at));
      expect(at).toEqual(feet);
      expect(others).toHaveLength(2);
    },
  );
});
