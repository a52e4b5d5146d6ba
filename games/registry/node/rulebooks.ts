import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderOf } from './folders.ts';

/** The text of a game's rulebook in a language, on Node; see `src/rulebooks.ts`. */
export async function readRulebookText(
  id: string,
  language: string,
): Promise<{ readonly text: string; readonly language: string } | undefined> {
  for (const one of [language, 'en']) {
    const path = join(folderOf(id), 'rulebook', `${one}.md`);
    if (existsSync(path)) return { text: await readFile(path, 'utf8'), language: one };
  }
  return undefined;
}

/** The positions that a rulebook shows, as parsed JSON; none for a game without a rulebook. */
export async function readDiagrams(id: string): Promise<unknown> {
  const path = join(folderOf(id), 'rulebook/diagrams.json');
  return existsSync(path) ? JSON.parse(await readFile(path, 'utf8')) : {};
}
