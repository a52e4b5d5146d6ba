import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findGame } from '../src/index.ts';
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
