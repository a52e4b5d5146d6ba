import type { Pattern, Placement } from '../rules/patterns.ts';
import { spacesIn } from '../rules/squares.ts';

/** A position in a printed form: row and column from the upper left. */
export type Dot = readonly [row: number, column: number];

/** A form as it is printed on a sheet. */
export interface PrintedForm {
  /** Size of the grid it is drawn in. */
  readonly rows: number;
  readonly columns: number;
  readonly dots: readonly Dot[];
  readonly gaps: readonly Dot[];
}

const KNOWN = new WeakMap<Pattern, readonly PrintedForm[]>();

/** The forms of a pattern that no turn makes equal, each as it is printed (BA-PATT-08). */
export function formsOf(pattern: Pattern): readonly PrintedForm[] {
  let forms = KNOWN.get(pattern);
  if (forms === undefined) {
    const found = findForms(pattern);
    // A pattern of one form stands on a square of three by three, as sheets print it.
    forms = found.length > 1 ? found : found.map(onSquare);
    KNOWN.set(pattern, forms);
  }
  return forms;
}

/** What a place of a form may be. */
export type Place = 'dot' | 'gap' | 'any';

/** The places of a form, row by row, as far as its dots reach. */
export function placesIn({ dots, gaps }: PrintedForm): readonly (readonly Place[])[] {
  const [height, width] = extentOf(dots);
  const has = (list: readonly Dot[], row: number, column: number): boolean =>
    list.some(([y, x]) => y === row && x === column);
  return Array.from({ length: height }, (_row, row) =>
    Array.from({ length: width }, (_column, column) =>
      has(dots, row, column) ? 'dot' : has(gaps, row, column) ? 'gap' : 'any',
    ),
  );
}

function findForms(pattern: Pattern): readonly PrintedForm[] {
  const seen = new Set<string>();
  const forms: PrintedForm[] = [];
  for (const placement of pattern.placements) {
    const { dots, gaps } = cornered(placement);
    const key = [0, 1, 2, 3].map((quarter) => keyOf(turnedBy(dots, quarter))).sort()[0] ?? '';
    if (seen.has(key)) continue;
    seen.add(key);
    const [rows, columns] = extentOf(dots);
    forms.push({ rows, columns, dots, gaps });
  }
  return forms;
}

function cornered({ dots, gaps }: Placement) {
  const list = positions(dots);
  const top = Math.min(...list.map(([row]) => row));
  const left = Math.min(...list.map(([, column]) => column));
  const move = ([row, column]: Dot): Dot => [row - top, column - left];
  return { dots: list.map(move), gaps: positions(gaps).map(move) };
}

function positions(spaces: number): readonly Dot[] {
  return spacesIn(spaces).map((space) => [Math.floor(space / 5), space % 5] as const);
}

function turnedBy(dots: readonly Dot[], quarters: number): readonly Dot[] {
  let list = dots;
  for (let i = 0; i < quarters; i += 1) list = list.map(([row, column]) => [column, -row] as const);
  return list;
}

function keyOf(dots: readonly Dot[]): string {
  const top = Math.min(...dots.map(([row]) => row));
  const left = Math.min(...dots.map(([, column]) => column));
  return dots
    .map(([row, column]) => `${row - top}.${column - left}`)
    .sort()
    .join(' ');
}

function onSquare({ rows, columns, dots, gaps }: PrintedForm): PrintedForm {
  const size = Math.max(3, rows, columns);
  const down = Math.floor((size - rows) / 2);
  const across = Math.floor((size - columns) / 2);
  const move = ([row, column]: Dot): Dot => [row + down, column + across];
  return { rows: size, columns: size, dots: dots.map(move), gaps: gaps.map(move) };
}

function extentOf(dots: readonly Dot[]): readonly [rows: number, columns: number] {
  return [
    Math.max(...dots.map(([row]) => row)) + 1,
    Math.max(...dots.map(([, column]) => column)) + 1,
  ];
}
