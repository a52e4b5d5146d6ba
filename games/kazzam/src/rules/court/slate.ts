/** What nothing is written on. */
export const BLANK = -1;

const spare: Int16Array[] = [];

/** How many slates of one's own are made at once, which takes little longer than one. */
const SHEET = 64;

let sheet = new Int16Array(0);
let used = 0;

/** A slate of one's own. */
export function newSlate(squares: number): Int16Array {
  if (used + squares > sheet.length) {
    sheet = new Int16Array(SHEET * squares).fill(BLANK);
    used = 0;
  }
  used += squares;
  return sheet.subarray(used - squares, used);
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
