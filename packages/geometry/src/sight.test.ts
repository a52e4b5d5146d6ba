import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineBetween, type Point, SIGHT } from './index.ts';

const at = (x: number, y: number): Point => ({ x, y });
const past = (...walls: readonly Point[]) => {
  const set = new Set(walls.map(({ x, y }) => `${x},${y}`));
  return (x: number, y: number): boolean => set.has(`${x},${y}`);
};

describe('past one pillar at (2,1), from (0,0)', () => {
  const pillar = past(at(2, 1));
  test.each([
    ['to (4,1) a line runs beside it to the middle', at(4, 1), SIGHT.centre],
    ['to (5,2) lines reach the edge and not the middle', at(5, 2), SIGHT.part],
    ['to (4,2) only lines that touch its corners remain', at(4, 2), SIGHT.none],
    ['to (3,0) nothing is in the way', at(3, 0), SIGHT.centre],
  ])('%s', (_, to, sight) => {
    expect(lineBetween(at(0, 0), to, pillar)).toBe(sight);
  });
});

describe('diagonal neighbours', () => {
  test('are hidden by two walls that touch at their corner', () => {
    expect(lineBetween(at(0, 0), at(1, 1), past(at(1, 0), at(0, 1)))).toBe(SIGHT.none);
  });
  test('are seen past one wall', () => {
    expect(lineBetween(at(0, 0), at(1, 1), past(at(1, 0)))).toBe(SIGHT.centre);
  });
});

test('neither end is in its own way', () => {
  expect(lineBetween(at(1, 1), at(4, 3), past(at(1, 1), at(4, 3)))).toBe(SIGHT.centre);
  expect(lineBetween(at(1, 1), at(1, 1), past(at(1, 1)))).toBe(SIGHT.centre);
});

const SPAN = 6;
const coordinate = fc.integer({ min: 0, max: SPAN - 1 });
const square = fc.record({ x: coordinate, y: coordinate });
const walls = fc.array(square, { maxLength: 10 });

test('that there is a line holds in both directions', () => {
  fc.assert(
    fc.property(square, square, walls, (a, b, blocked) => {
      const there = lineBetween(a, b, past(...blocked));
      const back = lineBetween(b, a, past(...blocked));
      expect(there === SIGHT.none).toBe(back === SIGHT.none);
    }),
    { numRuns: 2_000 },
  );
});

test('one more wall never shows more', () => {
  fc.assert(
    fc.property(square, square, walls, square, (a, b, blocked, wall) => {
      expect(lineBetween(a, b, past(...blocked, wall))).toBeLessThanOrEqual(
        lineBetween(a, b, past(...blocked)),
      );
    }),
    { numRuns: 2_000 },
  );
});

test('what a freely drawn line shows is seen', () => {
  const place = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(
      square,
      square,
      walls,
      fc.array(fc.tuple(place, place, place, place), { minLength: 60, maxLength: 60 }),
      (a, b, blocked, draws) => {
        const others = blocked.filter((wall) => !same(wall, a) && !same(wall, b));
        const sight = lineBetween(a, b, past(...others));
        for (const [ax, ay, bx, by] of draws) {
          const start = at(a.x + ax, a.y + ay);
          if (!others.some((wall) => touches(start, at(b.x + 0.5, b.y + 0.5), wall)))
            expect(sight).toBe(SIGHT.centre);
          if (!others.some((wall) => touches(start, at(b.x + bx, b.y + by), wall)))
            expect(sight).not.toBe(SIGHT.none);
        }
      },
    ),
    { numRuns: 500 },
  );
});

function same(a: Point, b: Point): boolean {
  return a.x === b.x && a.y === b.y;
}

/** What floating point may lose. */
const LOST = 1e-9;

/** Clips the segment to the closed square: the other, inexact way to find out, which is not sure of a miss by a hair. */
function touches(from: Point, to: Point, { x, y }: Point): boolean {
  let low = 0;
  let high = 1;
  for (const [start, length, edge] of [
    [from.x, to.x - from.x, x],
    [from.y, to.y - from.y, y],
  ] as const) {
    if (length === 0) {
      if (start < edge - LOST || start > edge + 1 + LOST) return false;
      continue;
    }
    const one = (edge - LOST - start) / length;
    const other = (edge + 1 + LOST - start) / length;
    low = Math.max(low, Math.min(one, other));
    high = Math.min(high, Math.max(one, other));
  }
  return low <= high;
}
