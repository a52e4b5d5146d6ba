/** What nothing is written on. */
export const BLANK = -1;

const spare: Int16Array[] = [];

let blank = new Int16Array(0);

/** A slate of one's own. */
export function newSlate(squares: number): Int16Array {
  if (blank.length !== squares) blank = new Int16Array(squares).fill(BLANK);
  return blank.slice();
}

/**
 * Lends a slate with a number for each square, all of them {@link BLANK}, for as long as `use` runs.
 * Ways are looked for so often that new ones would cost more than the search.
 */
export function withSlate<R>(squares: number, use: (slate: Int16Array) => R): R {
  const known = spare.pop();
  const slate = known !== undefined && known.length >= squares ? known : new Int16Array(squares);
  slate.fill(BLANK);
  try {
    return use(slate);
  } finally {
    spare.push(slate);
  }
}
