import { expect, test } from 'vitest';
import { begin, floor, ours, theirs } from '../../test/table.ts';
import {
  areNeighbours,
  courtOf,
  nameOfSquare,
  partAt,
  spotOf,
  squareNamed,
  squaresUnder,
  standingOn,
} from './index.ts';

/** Ana alone at D3. */
const at = () =>
  begin({ court: floor(8, 4), athletes: [ours('Ana', '3,2'), theirs('Bo', '7,3')], turn: 'Ana' });

test('[KM-GRID-01] squares are found by how options write them, and called by letter and row', () => {
  const here = at();
  const court = courtOf(here.state);
  const cell = here.cell(3, 2);
  expect(squareNamed(court, 'court(3,2)')).toBe(cell);
  expect(squareNamed(court, 'court(8,2)')).toBeUndefined();
  expect(squareNamed(court, 'attic(3,2)')).toBeUndefined();
  expect(nameOfSquare(court, cell)).toBe('D3');
  expect(spotOf(court, cell)).toMatchObject({ x: 3, y: 2 });
});

test('[KM-GEN-06] squares are numbered through all parts of a map; those of two parts never touch', () => {
  const { state } = begin(undefined, { seed: 'parts' });
  const court = courtOf(state);
  const [main, dungeon] = court.parts;
  if (main === undefined || dungeon === undefined) throw new Error('a part is missing');
  expect([main, dungeon].map(({ kind }) => kind)).toEqual(['court', 'dungeon']);
  expect(dungeon.first).toBe(main.first + main.columns * main.rows);
  expect(partAt(court, dungeon.first)).toBe(dungeon);
  expect(areNeighbours(court, dungeon.first - 1, dungeon.first)).toBe(false);
  expect(areNeighbours(court, main.first, main.first + main.columns + 1)).toBe(true);
});

test('a map stays the same object while no square of it changes', () => {
  const { state } = at();
  expect(courtOf(state)).toBe(courtOf({ ...state }));
  const changed = [{ cell: 0, kind: 'pit' }] as const;
  expect(courtOf({ ...state, changed: [...changed] }).kinds[0]).toBe('pit');
});

test('[KZ-CREEP-12] of a mob, only squares without anybody else on them are meant by a touch', () => {
  const here = at();
  const court = courtOf(here.state);
  const ana = here.of('Ana');
  const mob = { ...ana, cell: here.cell(2, 1), width: 2, height: 2, mob: true };
  expect(squaresUnder(court, mob)).toHaveLength(4);
  expect(standingOn(court, [ana, mob], ana.cell)).toEqual([1, 0]);
  expect(standingOn(court, [ana, mob], mob.cell)).toEqual([1]);
  expect(standingOn(court, [{ ...ana, cell: -1 }], ana.cell)).toEqual([]);
});
