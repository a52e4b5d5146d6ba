import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderOf } from './folders.ts';

/** The text of a game's rulebook in a language; in English where it was not translated, nothing for a game that has none. */
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
