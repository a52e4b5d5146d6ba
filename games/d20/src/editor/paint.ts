import { isRecord } from '../content/adventures/shape.ts';

/** The corners of a zone: `[x, y]` of the upper left and the lower right square. */
export type Corners = readonly [number, number, number, number];

/** The rows of a map with another letter on a square. */
export function painted(rows: readonly string[], x: number, y: number, letter: string): string[] {
  return rows.map((row, at) => (at === y ? row.slice(0, x) + letter + row.slice(x + 1) : row));
}

/** The rows of a map of another size: open ground comes, and what is outside goes. */
export function resized(rows: readonly string[], width: number, height: number): string[] {
  return Array.from({ length: height }, (_, y) =>
    (rows[y] ?? '').slice(0, width).padEnd(width, '.'),
  );
}

/** The zone between two squares, in whatever order. */
export function zoneBetween(
  from: readonly [number, number],
  to: readonly [number, number],
): Corners {
  const [x, x2] = [Math.min(from[0], to[0]), Math.max(from[0], to[0])];
  const [y, y2] = [Math.min(from[1], to[1]), Math.max(from[1], to[1])];
  return [x, y, x2, y2];
}

/** The zones of a map that may be a draft. */
export function zonesOf(value: unknown): Readonly<Record<string, Corners>> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) =>
      Array.isArray(one) && one.length === 4 && one.every((n) => typeof n === 'number')
        ? [[name, one as unknown as Corners]]
        : [],
    ),
  );
}

/** Whether a square lies in a zone. */
export const isIn = ([x, y, x2, y2]: Corners, at: readonly [number, number]): boolean =>
  at[0] >= x && at[0] <= x2 && at[1] >= y && at[1] <= y2;
