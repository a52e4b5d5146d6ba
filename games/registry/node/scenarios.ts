import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findGame } from '../src/index.ts';
import type { Titles } from '../src/scenarios.ts';
import { folderOf } from './folders.ts';

/** The scenario files of a game on Node, by name without the ending, in the order of names. */
export async function readScenarios(id: string): Promise<ReadonlyMap<string, unknown>> {
  if (findGame(id)?.status !== 'ready') return new Map();
  const folder = join(folderOf(id), 'scenarios');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  return new Map(
    await Promise.all(
      files.map(
        async (name): Promise<[string, unknown]> => [
          name.replace(/\.json$/, ''),
          JSON.parse(await readFile(join(folder, name), 'utf8')),
        ],
      ),
    ),
  );
}

/** What the scenarios of a game are called in languages besides English, on Node. */
export async function readTitles(id: string): Promise<Titles> {
  if (findGame(id)?.status !== 'ready') return {};
  const folder = join(folderOf(id), 'scenarios');
  const files = (await readdir(folder)).flatMap((name) => {
    const [, language] = /^titles-([a-z]+)\.ts$/.exec(name) ?? [];
    return language === undefined ? [] : [{ name, language }];
  });
  const read = files.map(async ({ name, language }) => {
    const titles = await import(pathToFileURL(join(folder, name)).href);
    return [language, titles[`TITLES_${language.toUpperCase()}`]] as const;
  });
  return Object.fromEntries(await Promise.all(read)) as Titles;
}
