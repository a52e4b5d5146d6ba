import { expect, test } from 'vitest';
import { aRow, inOwn } from '../../../test/own-scene.ts';
import { sit } from '../../../test/rig.ts';
import type { Creature } from '../../model.ts';
import { cellsIn, placeIn, standsIn } from './areas.ts';

const HALL = {
  id: 'hall',
  rows: ['.......', '.......', '..##...', '.......', '.......'],
  zones: { start: [0, 0, 0, 4], pit: [1, 1, 3, 3], corner: [5, 4, 6, 4], wall: [2, 2, 3, 2] },
} as const;
const OTHER = {
  id: 'other',
  rows: ['..'],
  zones: { pit: [0, 0, 0, 0], only: [0, 0, 1, 0] },
} as const;

const inHall = (more: Parameters<typeof inOwn>[0] = {}) =>
  inOwn({ adventure: { maps: [OTHER, HALL] }, here: { map: 'hall' }, ...more });

const cellOf = ({ place }: Creature) => (place.at === 'square' ? place.cell : place.at);

test('[DT-OPT-15] a part of a map are its squares within its corners, without walls', () => {
  const { t } = inHall();
  expect(cellsIn(t, 'pit')).toEqual([8, 9, 10, 15, 22, 23, 24]);
  expect([
    cellsIn(t, 'corner'),
    cellsIn(t, 'wall'),
    cellsIn(t, 'only'),
    cellsIn(t, 'none'),
  ]).toEqual([[33, 34], [], [], []]);
  const line = inHall({ options: { positions: 'bands' } });
  expect(cellsIn(line.t, 'pit')).toEqual([]);
});

test('[DT-OPT-15] whoever is within the corners of a part stands in it', () => {
  const { t, first } = inHall();
  const at = (cell: number) => {
    first.place = { at: 'square', cell };
    return standsIn(t, first, 'pit');
  };
  const inside = Array.from({ length: 35 }, (_, cell) => cell).filter(at);
  expect(inside).toEqual([8, 9, 10, 15, 16, 17, 22, 23, 24]);
  expect(standsIn(t, first, 'none')).toBe(false);
});

test('[DT-OPT-15] without a map they stand in a part who began there', () => {
  const rig = inHall({
    here: {
      map: 'hall',
      foes: [aRow({ zone: 'pit', count: 1 }), aRow({ id: 'far', zone: 'corner', count: 1 })],
    },
    options: { positions: 'bands' },
  });
  const [[near], [far]] = [rig.rows('thugs'), rig.rows('far')];
  if (near === undefined || far === undefined) return;
  expect([near, far, rig.first].map((one) => standsIn(rig.t, one, 'pit'))).toEqual([
    true,
    false,
    false,
  ]);
  expect([near.place, rig.first.place]).toEqual([
    { at: 'line', feet: 40 },
    { at: 'line', feet: 0 },
  ]);
  const empty = inHall({ options: { positions: 'bands' } });
  expect(standsIn(empty.t, empty.first, 'pit')).toBe(false);
});

test('[DT-OPT-15] a party begins around the middle of its part, one to a square', () => {
  const rig = inHall({ party: [{}, {}, {}, {}, {}, {}], seats: 6 });
  expect(rig.heroes.map(cellOf)).toEqual([14, 7, 21, 0, 28, 8]);
});

test('[DT-OPT-15] others begin where their row does, else around the middle of the map, and never in a wall', () => {
  const rig = inHall({
    here: {
      map: 'hall',
      foes: [
        aRow({ zone: 'corner', count: 3 }),
        aRow({ id: 'mid', count: 2 }),
        aRow({ id: 'walled', zone: 'wall', count: 1 }),
      ],
    },
  });
  const cells = (id: string) => rig.rows(id).map(cellOf);
  expect([cells('thugs'), cells('mid'), cells('walled')]).toEqual([[33, 34, 25], [9, 10], [8]]);
});

test('[DT-OPT-15] where a map has no place left, nobody comes', () => {
  const rig = inOwn({
    adventure: { maps: [{ id: 'nook', rows: ['#.#'], zones: {} }] },
    here: { map: 'nook' },
    party: [{}, {}],
  });
  expect(rig.heroes.map(cellOf)).toEqual([1, 'away']);
});

test.each([
  [['............', '............', '............'], 12],
  [['..', '..', '..'], 2],
])(
  '[DT-GMC-01, DT-OPT-15] on a map laid in free play the party begins on the left, others on the right',
  (rows, width) => {
    const table = sit({ rows, options: { adventure: 'free' } });
    const [ash, thug] = [table.hero(), table.foe('thug')];
    const at = (creature: Creature, zone?: string) => {
      placeIn(table.t, creature, zone);
      return creature.place.at === 'square' ? creature.place.cell : -1;
    };
    table.state.laid = { title: 'A yard' };
    const part = Math.max(1, Math.floor(width / 4));
    const middle = (left: number, right: number) => width + Math.floor((left + right) / 2);
    expect([at(ash), at(thug), at(thug, 'start') % width < part]).toEqual([
      middle(0, part - 1),
      middle(width - part, width - 1),
      true,
    ]);
    ash.place = { at: 'away' };
    thug.place = { at: 'away' };
    // Where none was laid both begin in the middle.
    table.state.laid = undefined;
    expect(at(ash)).toBe(middle(0, width - 1));
  },
);
