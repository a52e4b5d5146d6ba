import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameNames } from './names.ts';

/** The game that a new one begins as. Its files end in `.txt`, so that no tool takes them for code. */
const TEMPLATE = join(import.meta.dirname, '../../template');

/** The page about its scenarios lies among the documents, not in the folder of the game. */
export const PAGE = 'page.md';

/** The files of a new game by their paths in its folder, in the order of paths. */
export function gameFiles(names: GameNames): ReadonlyMap<string, string> {
  const paths = globSync('**/*.txt', { cwd: TEMPLATE }).sort();
  return new Map(
    paths.map((path): [string, string] => [
      filled(path.replaceAll('\\', '/').replace(/\.txt$/, ''), names),
      filled(readFileSync(join(TEMPLATE, path), 'utf8'), names),
    ]),
  );
}

/** A text with the names of the game in its gaps. */
function filled(text: string, { id, variable, type, title, prefix }: GameNames): string {
  return text
    .replaceAll('__id__', id)
    .replaceAll('__name__', variable)
    .replaceAll('__Name__', type)
    .replaceAll('__Title__', title)
    .replaceAll('__XX__', prefix)
    .replaceAll('__xx__', prefix.toLowerCase());
}
