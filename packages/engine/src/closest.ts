/**
 * The known word that somebody may have meant who wrote another one: nothing if none is like it.
 * A word that is all of the other but for what stands before or after it counts as like it.
 */
export function closestWord(word: string, known: readonly string[]): string | undefined {
  const wanted = word.toLowerCase();
  let best: string | undefined;
  let least = Math.max(1, Math.floor(wanted.length / 3)) + 1;
  for (const other of known) {
    const distance = distanceOf(wanted, other.toLowerCase(), least);
    if (distance < least) {
      best = other;
      least = distance;
    }
  }
  return best ?? known.find((other) => isPartOf(wanted, other.toLowerCase()));
}

/** ` (did you mean "…"?)`, or nothing where no known word is like it. */
export function didYouMean(word: string, known: readonly string[]): string {
  const closest = closestWord(word, known);
  return closest === undefined ? '' : ` (did you mean "${closest}"?)`;
}

/** Letters that a part has to have before it says anything. */
const TELLING = 4;

function isPartOf(word: string, other: string): boolean {
  const [short, long] = word.length < other.length ? [word, other] : [other, word];
  return short.length >= TELLING && long.includes(short);
}

/** Letters to add, drop, change or swap with the next; `most` if there are more. */
function distanceOf(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) >= most) return most;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next[j] = Math.min(
        (row[j] ?? most) + 1,
        (next[j - 1] ?? most) + 1,
        (row[j - 1] ?? most) + (same ? 0 : 1),
        swapped ? (before[j - 2] ?? most) + 1 : most,
      );
    }
    before = row;
    row = next;
  }
  return Math.min(row[b.length] ?? most, most);
}
