import { globSync, readFileSync } from 'node:fs';
import { seededSource } from '@tablewright/engine/host';

/** Lines of a passage. */
const LINES = 8;

/**
 * Passages of eight lines of source, drawn at random, each line of all files as likely as any other; as Stryker
 * takes them (`file.ts:9-16`). The same seed draws the same ones.
 *
 * @param globs what is drawn from; those that begin with `!` are left out, and so are tests
 * @throws RangeError when `count` is no number above 0
 */
export function passagesOf(
  globs: readonly string[],
  { count, seed }: { readonly count: number; readonly seed: string },
): readonly string[] {
  if (!(Number.isInteger(count) && count > 0)) {
    throw new RangeError('--sample takes how many passages to draw, such as 60');
  }
  const wanted = globs.filter((glob) => !glob.startsWith('!'));
  const exclude = globs.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1));
  const passages = globSync(wanted, { exclude: [...exclude, '**/*.test.ts'] })
    .sort()
    .flatMap((file) => {
      const lines = readFileSync(file, 'utf8').split('\n').length;
      return Array.from({ length: Math.ceil(lines / LINES) }, (_, at) => {
        const from = at * LINES + 1;
        return `${file}:${from}-${from + LINES - 1}`;
      });
    });
  const random = seededSource(seed);
  const drawn: string[] = [];
  while (drawn.length < count && passages.length > 0) {
    const [passage] = passages.splice(random.index(passages.length, 'passage'), 1);
    if (passage !== undefined) drawn.push(passage);
  }
  return drawn;
}
