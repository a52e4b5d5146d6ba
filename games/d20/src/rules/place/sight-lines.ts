import { lineBetween, type Point } from '@tablewright/geometry';
import { terrainOf } from './terrain.ts';

/** Maps of which it is kept what is seen from where; a table has one at a time. */
const KEPT = 16;
const NOT_YET = -1;

/** What of each square of a map is seen from each other, found out when somebody asks; walls and thickets alone. */
class SightLines {
  readonly #rows: readonly string[];
  readonly #width: number;
  /** By the square from which one looks: for each square what is seen of it. */
  readonly #found = new Map<number, Int8Array>();

  constructor(rows: readonly string[]) {
    this.#rows = rows;
    this.#width = rows[0]?.length ?? 0;
  }

  between(from: Point, to: Point): number {
    const eye = from.y * this.#width + from.x;
    const at = to.y * this.#width + to.x;
    let found = this.#found.get(eye);
    if (found === undefined) {
      found = new Int8Array(this.#width * this.#rows.length).fill(NOT_YET);
      this.#found.set(eye, found);
    }
    const known = found[at];
    if (known !== undefined && known !== NOT_YET) return known;
    const line = lineBetween(from, to, (x, y) => terrainOf(this.#rows[y]?.[x]).hides === true);
    found[at] = line;
    return line;
  }
}

const byMap = new Map<string, SightLines>();
/** States are copied, their maps with them: mostly the same copy is asked about again. */
let last: { readonly rows: readonly string[]; readonly lines: SightLines } | undefined;

/** What of one square is seen from another, in a map without zones; see `SIGHT`. */
export function lineOnMap(rows: readonly string[], from: Point, to: Point): number {
  if (last?.rows !== rows) last = { rows, lines: linesOf(rows) };
  return last.lines.between(from, to);
}

function linesOf(rows: readonly string[]): SightLines {
  const key = rows.join('\n');
  const known = byMap.get(key);
  if (known !== undefined) return known;
  const lines = new SightLines([...rows]);
  const [oldest] = byMap.keys();
  if (byMap.size >= KEPT && oldest !== undefined) byMap.delete(oldest);
  byMap.set(key, lines);
  return lines;
}
