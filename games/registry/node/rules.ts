import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findGame } from '../src/index.ts';
import { folderOf } from './folders.ts';

/** The text of a game's RULES.md, on Node. Throws for a game that has none. */
export async function readRules(id: string): Promise<string> {
  if (findGame(id)?.status !== 'ready') throw new Error(`there are no rules of "${id}"`);
  return readFile(join(folderOf(id), 'RULES.md'), 'utf8');
}
