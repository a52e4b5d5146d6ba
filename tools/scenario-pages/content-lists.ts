import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { table } from './table.ts';

/**
 * A list of a game's content: the head of a table, then its rows. A row that is one cell short leaves
 * its last cell to the page, where somebody writes what the content cannot say of itself.
 */
export type ContentList = readonly (readonly string[])[];

/** Lists of content by `<game>/<name>`, as pages name them. */
export type ContentLists = ReadonlyMap<string, ContentList>;

/** Where a package says that it gives such lists. */
const ENTRY = './content-lists';

/** The lists that games give by their own packages; a game may give none. */
export async function contentListsOf(
  folder: string,
  games: readonly string[],
): Promise<ContentLists> {
  const lists = new Map<string, ContentList>();
  for (const game of games) {
    const manifest = join(folder, game, 'package.json');
    const entry = existsSync(manifest)
      ? JSON.parse(readFileSync(manifest, 'utf8')).exports?.[ENTRY]
      : undefined;
    if (entry === undefined) continue;
    const given = await import(pathToFileURL(join(folder, game, entry)).href);
    for (const [name, list] of Object.entries<ContentList>(given.CONTENT_LISTS)) {
      lists.set(`${game}/${name}`, list);
    }
  }
  return lists;
}

const BLOCK =
  /^<!-- list: (\S+), written by `npm run pages` -->\n([\s\S]*?)<!-- end of the list -->/gm;

/** The names of the lists that a page shows. */
export function listsShownBy(page: string): readonly string[] {
  return [...page.matchAll(BLOCK)].map(([, name = '']) => name);
}

/** A page with its lists as they are now; those of other games stay as they are. */
export function withLists(page: string, lists: ContentLists): string {
  return page.replace(BLOCK, (block, name: string, before: string) => {
    const list = lists.get(name);
    if (list === undefined) return block;
    const begin = `<!-- list: ${name}, written by \`npm run pages\` -->`;
    return `${begin}\n\n${shown(list, before)}\n\n<!-- end of the list -->`;
  });
}

/** What rows of a page are about that still have to be written by hand. */
export function unwrittenIn(page: string): readonly string[] {
  return [...page.matchAll(BLOCK)].flatMap(([, , text = '']) =>
    cellsOf(text)
      .filter((row) => row.at(-1) === TO_WRITE)
      .map(([id = '']) => id),
  );
}

/** Stands where a page has still to say something. */
const TO_WRITE = '…';

function shown([head = [], ...rows]: ContentList, before: string): string {
  const kept = new Map(cellsOf(before).map((row) => [row[0], row.at(-1)]));
  const whole = rows.map((row) =>
    row.length < head.length ? [...row, kept.get(row[0]) || TO_WRITE] : row,
  );
  return table(head, whole);
}

/** The rows of a table, cell by cell. */
function cellsOf(text: string): readonly (readonly string[])[] {
  const lines = text.split('\n').filter((line) => line.startsWith('| '));
  return lines.map((line) =>
    line
      .slice(2, -2)
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim()),
  );
}
