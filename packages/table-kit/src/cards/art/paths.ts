/** A point in the box of a picture. */
export type Point = readonly [x: number, y: number];

/** A coordinate as it stands in a path: a tenth of a unit is finer than any screen. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);

/** The point so far from another in a direction, in turns clockwise from above. */
export function towards([x, y]: Point, turn: number, far: number): Point {
  const angle = turn * 2 * Math.PI;
  return [x + far * Math.sin(angle), y - far * Math.cos(angle)];
}

/** A line through points. */
export function line(points: readonly Point[]): string {
  return points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`).join('');
}

/** A soft line through points. */
export function soft(points: readonly Point[]): string {
  const [first, ...others] = points;
  if (first === undefined) return '';
  let path = `M${short(first[0])} ${short(first[1])}`;
  let [px, py] = first;
  for (const [x, y] of others) {
    const mid = short((px + x) / 2);
    path += `C${mid} ${short(py)} ${mid} ${short(y)} ${short(x)} ${short(y)}`;
    [px, py] = [x, y];
  }
  return path;
}

/** A circle. */
export function circle([x, y]: Point, r: number): string {
  return `M${short(x - r)} ${short(y)}a${short(r)} ${short(r)} 0 1 0 ${short(2 * r)} 0a${short(r)} ${short(r)} 0 1 0 ${short(-2 * r)} 0z`;
}

/** A star of so many points. */
export function star(at: Point, r: number, points = 4, inner = 0.32): string {
  const corners = Array.from({ length: 2 * points }, (_, i) =>
    towards(at, i / (2 * points), i % 2 === 0 ? r : r * inner),
  );
  return `${line(corners)}z`;
}
