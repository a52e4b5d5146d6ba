import { type Cell, Grid, SightTable } from '@tablewright/geometry';
import type { Field } from '../../map/field.ts';
import type { Body } from '../court/footprint.ts';

const FLOOR = '.';
const FULL = '#';
const LOW = 'o';

/** A field for tests: one part, drawn. */
export interface PlainField extends Field {
  /** @throws RangeError outside the board */
  cellOf(x: number, y: number): Cell;
  /** A body by its top left square, 1x1 unless told. @throws RangeError outside the board */
  bodyAt(x: number, y: number, width?: number, height?: number): Body;
  /** The rows with `+` on these squares. @throws RangeError for one outside the board */
  drawn(cells: readonly Cell[]): readonly string[];
}

/**
 * A board of one part from its rows: `.` floor, `#` Full Cover, `o` Low Cover.
 *
 * @throws RangeError for rows of unequal length or another character
 */
export function plainField(rows: readonly string[]): PlainField {
  const grid = new Grid(rows[0]?.length ?? 0, rows.length);
  const signs = [...rows.join('')];
  if (rows.some((row) => row.length !== grid.width)) throw new RangeError('rows of unequal length');
  const stray = signs.find((sign) => sign !== FLOOR && sign !== FULL && sign !== LOW);
  if (stray !== undefined) throw new RangeError(`no such square: ${stray}`);

  const seen = new SightTable(
    grid,
    signs.map((sign) => sign === FULL),
  );
  const seenProne = new SightTable(
    grid,
    signs.map((sign) => sign !== FLOOR),
  );
  const cellOf = (x: number, y: number): Cell => {
    const cell = grid.cellAt(x, y);
    if (cell < 0) throw new RangeError(`no square (${x},${y})`);
    return cell;
  };
  const signAt = (cell: Cell): string => {
    const sign = signs[cell];
    if (sign === undefined) throw new RangeError(`no square ${cell}`);
    return sign;
  };
  return {
    distance: (a, b) => grid.distance(a, b),
    offset: (from, to) => ({ dx: grid.x(to) - grid.x(from), dy: grid.y(to) - grid.y(from) }),
    at: (from, dx, dy) => grid.cellAt(grid.x(from) + dx, grid.y(from) + dy),
    neighbours: (cell) => grid.neighbours(cell),
    isFull: (cell) => signAt(cell) === FULL,
    isLow: (cell) => signAt(cell) === LOW,
    sight: (from, to, prone) => (prone ? seenProne : seen).between(from, to),
    cellOf,
    bodyAt: (x, y, width = 1, height = 1) => ({ cell: cellOf(x, y), width, height }),
    drawn: (cells) => {
      const drawing = [...signs];
      for (const cell of cells) {
        signAt(cell);
        drawing[cell] = '+';
      }
      return rows.map((_, y) => drawing.slice(y * grid.width, (y + 1) * grid.width).join(''));
    },
  };
}
