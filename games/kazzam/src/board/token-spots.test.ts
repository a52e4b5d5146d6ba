import { expect, test } from 'vitest';
import { begin, floor, ours, theirs } from '../../test/table.ts';
import { courtOf } from '../explain/index.ts';
import type { Creature } from '../model.ts';
import { tokenSpots } from './token-spots.ts';

/** Ana at (1,1), and what stands around her: `x`, `y` and side of each. */
function around(...others: readonly (readonly [number, number, number])[]) {
  const athletes = [ours('Ana', '1,1'), theirs('Bo', '7,4')];
  const court = begin({ court: floor(8, 5), athletes, turn: 'Ana' });
  const ana = court.of('Ana');
  const creatures = [
    ana,
    ...others.map(([x, y, side]): Creature => {
      return { ...ana, cell: court.cell(x, y), width: side, height: side, mob: true };
    }),
  ];
  return tokenSpots(courtOf(court.state), creatures);
}

test('pieces that share no square are drawn as ever', () => {
  expect(around([2, 1, 1], [3, 3, 2]).size).toBe(0);
});

test('a mob has its letters on a square of its own where nobody else stands', () => {
  const spots = around([1, 1, 2]);
  expect(spots.get(0)).toMatchObject({ scale: 1, letters: undefined });
  expect(spots.get(1)).toMatchObject({ scale: 1, letters: { x: 60, y: 20 } });
});

test('mobs in one place are smaller and have their letters apart', () => {
  const spots = around([3, 2, 2], [3, 2, 2], [3, 2, 2]);
  const drawn = [1, 2, 3].map((id) => spots.get(id));
  expect(new Set(drawn.map((spot) => `${spot?.dx}/${spot?.dy}`)).size).toBe(3);
  expect(new Set(drawn.map((spot) => `${spot?.letters?.x}/${spot?.letters?.y}`)).size).toBe(3);
  expect(drawn.every((spot) => (spot?.scale ?? 1) < 1)).toBe(true);
});

test('where mobs fill every square between them, none has its letters on an athlete', () => {
  const spots = around([1, 1, 2], [1, 1, 2]);
  const letters = [1, 2].map((id) => spots.get(id)?.letters);
  expect(letters).not.toContainEqual({ x: 20, y: 20 });
  expect(letters[0]).not.toEqual(letters[1]);
});

test('four in one square have a corner each; more are counted', () => {
  const corner = (id: number, spots: ReturnType<typeof around>) => {
    const { dx = 0, dy = 0, below = 0 } = spots.get(id) ?? {};
    return [dx > 0, dy > 0, below];
  };
  const five = around([1, 1, 1], [1, 1, 1], [1, 1, 1], [1, 1, 1]);
  expect([0, 1, 2, 3, 4].map((id) => corner(id, five))).toEqual([
    [false, false, 0],
    [true, true, 0],
    [true, false, 0],
    [false, true, 1],
    [false, true, 0],
  ]);
});

test('plates of mobs that overlap lie on no athlete and on no other plate', () => {
  const spots = around([0, 0, 2], [1, 1, 2], [1, 0, 2], [0, 1, 2]);
  const corners = [
    [0, 0],
    [1, 1],
    [1, 0],
    [0, 1],
  ];
  const plates = corners.map(([x = 0, y = 0], at) => {
    const letters = spots.get(at + 1)?.letters;
    return { x: x * 40 + (letters?.x ?? 0), y: y * 40 + (letters?.y ?? 0) };
  });
  // Ana is on the square from (40,40) to (80,80).
  expect(plates.filter(({ x, y }) => x > 40 && x < 80 && y > 40 && y < 80)).toEqual([]);
  for (const [at, one] of plates.entries()) {
    for (const other of plates.slice(at + 1)) {
      expect(Math.abs(one.x - other.x) >= 40 || Math.abs(one.y - other.y) >= 20).toBe(true);
    }
  }
});
