import { UNIT } from './units.ts';

/**
 * The outline of some squares as the `d` of a path: every side on whose other side there is none of them.
 * @param width columns of the map
 */
export function outlineOf(cells: readonly number[], width: number): string {
  const all = new Set(cells);
  const sides: string[] = [];
  for (const cell of all) {
    const [column, row] = [cell % width, Math.floor(cell / width)];
    const [x, y] = [column * UNIT, row * UNIT];
    if (!all.has(cell - width)) sides.push(`M${x} ${y}h${UNIT}`);
    if (!all.has(cell + width)) sides.push(`M${x} ${y + UNIT}h${UNIT}`);
    if (column === 0 || !all.has(cell - 1)) sides.push(`M${x} ${y}v${UNIT}`);
    if (column === width - 1 || !all.has(cell + 1)) sides.push(`M${x + UNIT} ${y}v${UNIT}`);
  }
  return sides.join('');
}

/** All of some squares, as the `d` of a path. */
export const squaresOf = (cells: readonly number[], width: number): string =>
  cells
    .map(
      (cell) =>
        `M${(cell % width) * UNIT} ${Math.floor(cell / width) * UNIT}h${UNIT}v${UNIT}h-${UNIT}z`,
    )
    .join('');

/** The square of some that is nearest to their middle: where their sign stands. */
export function middleOf(cells: readonly number[], width: number): number | undefined {
  if (cells.length === 0) return undefined;
  const mean = (of: (cell: number) => number) =>
    cells.reduce((sum, cell) => sum + of(cell), 0) / cells.length;
  const [x, y] = [mean((cell) => cell % width), mean((cell) => Math.floor(cell / width))];
  const far = (cell: number) => ((cell % width) - x) ** 2 + (Math.floor(cell / width) - y) ** 2;
  return cells.reduce((best, cell) => (far(cell) < far(best) ? cell : best));
}
