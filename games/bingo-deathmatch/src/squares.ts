/**
 * The grid of a card. A square is a name (`B1` to `O5`) outside and a number inside: column times
 * five plus row, both from 0, so `B1` is 0, `B2` is 1, `I1` is 5 and `O5` is 24. A set of squares
 * is a whole number of 25 bits, bit n for square n.
 */

/** The columns, left to right. */
export const LETTERS = ['B', 'I', 'N', 'G', 'O'] as const;
/** A column. */
export type Letter = (typeof LETTERS)[number];

/** The rows, top to bottom. */
export const NUMBERS = [1, 2, 3, 4, 5] as const;
/** A row. */
export type RowNumber = (typeof NUMBERS)[number];

/** A square by name. */
export type SquareName = `${Letter}${RowNumber}`;

/** The names of the squares by number. */
export const SQUARES: readonly SquareName[] = LETTERS.flatMap((letter) =>
  NUMBERS.map((row): SquareName => `${letter}${row}`),
);

/** A row or column. */
export interface Line {
  /** `column/B` or `row/3`. */
  readonly id: string;
  readonly kind: 'column' | 'row';
  /** The letter or number by which dice name it. */
  readonly face: Letter | RowNumber;
  /** Its squares as a set. */
  readonly mask: number;
  /** Its squares in order: top to bottom, or B to O. */
  readonly squares: readonly number[];
}

/** The columns B to O. */
export const COLUMNS: readonly Line[] = LETTERS.map((letter, column) =>
  lineOf(
    'column',
    letter,
    NUMBERS.map((_, row) => column * 5 + row),
  ),
);

/** The rows 1 to 5. */
export const ROWS: readonly Line[] = NUMBERS.map((number, row) =>
  lineOf(
    'row',
    number,
    LETTERS.map((_, column) => column * 5 + row),
  ),
);

/** All ten lines, columns first. */
export const LINES: readonly Line[] = [...COLUMNS, ...ROWS];

/** The number of a square, or -1 if there is none of that name. */
export function squareNamed(name: string): number {
  return (SQUARES as readonly string[]).indexOf(name);
}

/** The name of a square. Throws if there is no such square. */
export function squareName(square: number): SquareName {
  const name = SQUARES[square];
  if (name === undefined) throw new Error(`there is no square ${square}`);
  return name;
}

/** The names of a set's squares, by number. */
export function squaresIn(mask: number): SquareName[] {
  return SQUARES.filter((_, square) => (mask & (1 << square)) !== 0);
}

/** The set of these squares. Throws if a name is unknown. */
export function maskOf(names: readonly string[]): number {
  let mask = 0;
  for (const name of names) {
    const square = squareNamed(name);
    if (square < 0) throw new Error(`there is no square "${name}"`);
    mask |= 1 << square;
  }
  return mask;
}

/** How many squares a set has. */
export function countSquares(mask: number): number {
  let left = mask;
  let count = 0;
  while (left !== 0) {
    left &= left - 1;
    count += 1;
  }
  return count;
}

/** The column that a square lies in. */
export function columnOf(square: number): Line {
  return COLUMNS[Math.trunc(square / 5)] as Line;
}

/** The row that a square lies in. */
export function rowOf(square: number): Line {
  return ROWS[square % 5] as Line;
}

function lineOf(kind: Line['kind'], face: Line['face'], squares: readonly number[]): Line {
  const mask = squares.reduce((bits, square) => bits | (1 << square), 0);
  return { id: `${kind}/${face}`, kind, face, mask, squares };
}
