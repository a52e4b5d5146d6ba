/** What names a cell of a grid: the name of a square, its number, the id of a card. */
export type GridKey = string | number;

/** The cells of a grid, row by row; `undefined` is a gap where there is no cell. */
export type GridRows<K extends GridKey = GridKey> = readonly (readonly (K | undefined)[])[];

/** Where a cell is, counted from 0. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

/** A key as it was pressed. */
export interface GridPress {
  readonly key: string;
  /** Whether it was pressed with Ctrl, or with Cmd on a Mac. */
  readonly ctrl: boolean;
}

/** Every cell by the text of its key, with its place. */
export function placesOf<K extends GridKey>(
  rows: GridRows<K>,
): ReadonlyMap<string, GridPlace & { readonly key: K }> {
  const places = new Map<string, GridPlace & { readonly key: K }>();
  for (const [row, keys] of rows.entries()) {
    for (const [column, key] of keys.entries()) {
      if (key !== undefined) places.set(String(key), { key, row, column });
    }
  }
  return places;
}

/**
 * The cell that a key leads to, or `undefined` if the key does not move the focus. At an edge the
 * focus stays where it is; gaps are skipped.
 *
 * @param isOpen whether a cell can be chosen now; Page Up and Page Down go from one of them to the next
 */
export function cellAfterKey<K extends GridKey>(
  { key, ctrl }: GridPress,
  from: GridPlace,
  rows: GridRows<K>,
  isOpen: (cell: K) => boolean,
): K | undefined {
  const row = rows[from.row] ?? [];
  const here = row[from.column];
  if (ctrl) {
    if (key === 'Home') return cellsIn(rows)[0];
    return key === 'End' ? cellsIn(rows).at(-1) : undefined;
  }
  switch (key) {
    case 'ArrowLeft':
      return row.slice(0, from.column).findLast(isCell) ?? here;
    case 'ArrowRight':
      return row.slice(from.column + 1).find(isCell) ?? here;
    case 'ArrowUp':
      return columnOf(rows.slice(0, from.row), from.column).at(-1) ?? here;
    case 'ArrowDown':
      return columnOf(rows.slice(from.row + 1), from.column)[0] ?? here;
    case 'Home':
      return row.find(isCell);
    case 'End':
      return row.findLast(isCell);
    case 'PageDown':
      return nextOpen(cellsIn(rows), here, isOpen);
    case 'PageUp':
      return nextOpen(cellsIn(rows).toReversed(), here, isOpen);
    default:
      return undefined;
  }
}

/** The cell nearest to a place where there may be none any more; `undefined` in an empty grid. */
export function cellNearest<K extends GridKey>(
  { row, column }: GridPlace,
  rows: GridRows<K>,
): K | undefined {
  let nearest: K | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const place of placesOf(rows).values()) {
    const away = Math.abs(place.row - row) + Math.abs(place.column - column);
    if (away >= least) continue;
    least = away;
    nearest = place.key;
  }
  return nearest;
}

function isCell<K extends GridKey>(key: K | undefined): key is K {
  return key !== undefined;
}

function cellsIn<K extends GridKey>(rows: GridRows<K>): readonly K[] {
  return rows.flat().filter(isCell);
}

function columnOf<K extends GridKey>(rows: GridRows<K>, column: number): readonly K[] {
  return rows.map((row) => row[column]).filter(isCell);
}

/** The next cell after this one that can be chosen, starting over at the end; else this one. */
function nextOpen<K extends GridKey>(
  cells: readonly K[],
  here: K | undefined,
  isOpen: (cell: K) => boolean,
): K | undefined {
  const at = here === undefined ? -1 : cells.indexOf(here);
  const inTurn = [...cells.slice(at + 1), ...cells.slice(0, at + 1)];
  return inTurn.find(isOpen) ?? here;
}
