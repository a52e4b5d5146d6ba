import { readFile } from 'node:fs/promises';
import type { Game, Result } from '@tablewright/engine';
import {
  type Comparison,
  compareRules,
  type Match,
  type MatchFile,
  openFile,
  readMatchFile,
} from '@tablewright/engine/host';
import type { ReadyGame, RegistryEntry } from '@tablewright/registry';
import { WrongInput } from './exit.ts';

/** The games that the commands know, and where their folders are. */
export interface Catalogue {
  readonly entries: readonly RegistryEntry[];
  /** Games of the tests: rules and their files can be tried by their ids, but nobody is offered them. */
  readonly toys: readonly Game[];
  /** The folder of a game: its RULES.md, sources and scenarios. */
  folderOf(id: string): string;
  /** A module that exports `loadGame(id)`, for workers. */
  readonly module: string;
}

/** The entry of a game that can be played. Throws {@link WrongInput}. */
export function readyGame({ entries }: Catalogue, id: string): ReadyGame {
  const entry = entries.find((other) => other.id === id);
  if (entry === undefined) {
    const known = entries.filter(({ status }) => status === 'ready').map((other) => other.id);
    throw new WrongInput(`there is no game "${id}"; games are ${known.join(', ')}`);
  }
  if (entry.status !== 'ready') throw new WrongInput(`${entry.title} cannot be played yet`);
  return entry;
}

/** Loads a game by its id. Throws {@link WrongInput}. */
export function gameNamed(catalogue: Catalogue, id: string): Promise<Game> {
  return readyGame(catalogue, id).load();
}

/** The same for commands that try rules: toys are found, too. Throws {@link WrongInput}. */
export async function gameOrToy(catalogue: Catalogue, id: string): Promise<Game> {
  return catalogue.toys.find((toy) => toy.id === id) ?? gameNamed(catalogue, id);
}

/** Reads a JSON file. Throws {@link WrongInput} if it is missing or no JSON. */
export async function readJson(path: string): Promise<unknown> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (thrown) {
    const { code } = thrown as NodeJS.ErrnoException;
    const why = code === 'ENOENT' ? 'there is no such file' : `it cannot be read (${code})`;
    throw new WrongInput(`${path}: ${why}`);
  }
  try {
    return JSON.parse(text);
  } catch (thrown) {
    throw new WrongInput(`${path} is not JSON: ${(thrown as Error).message}`);
  }
}

/** Reads a match file, and loads its game. Throws {@link WrongInput}. */
export async function readMatch(
  catalogue: Catalogue,
  path: string,
): Promise<{ game: Game; file: MatchFile }> {
  const read = readMatchFile(await readJson(path));
  if (!read.ok) throw new WrongInput(`${path}: ${read.error}`);
  return { game: await gameOrToy(catalogue, read.value.game), file: read.value };
}

/**
 * Rebuilds a match, also one that rules of another version have played if everything comes out the
 * same. Throws {@link WrongInput} if the rules refuse the file.
 */
export function loadMatch(game: Game, file: MatchFile, path: string): Match {
  return replayed(path, () => openFile(game, file));
}

/** What comes of a file that rules of another version have played. Throws {@link WrongInput}. */
export function compareMatch(game: Game, file: MatchFile, path: string): Comparison {
  return replayed(path, () => compareRules(game, file));
}

function replayed<T>(path: string, replay: () => Result<T, string>): T {
  let result: Result<T, string>;
  try {
    result = replay();
  } catch (thrown) {
    throw new WrongInput(`${path}: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
  }
  if (!result.ok) throw new WrongInput(`${path}: ${result.error}`);
  return result.value;
}

/** A whole number from the command line. Throws {@link WrongInput}. */
export function wholeNumber(name: string, text: string, least: number, most?: number): number {
  const value = /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isSafeInteger(value) && value >= least && value <= (most ?? value)) return value;
  const range = most === undefined ? `of at least ${least}` : `from ${least} to ${most}`;
  throw new WrongInput(`--${name} must be a whole number ${range}, not "${text}"`);
}

/** `k=v` settings from the command line. Throws {@link WrongInput}. */
export function settings(pairs: readonly string[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const pair of pairs) {
    const at = pair.indexOf('=');
    if (at < 1) throw new WrongInput(`--option takes name=value, not "${pair}"`);
    const name = pair.slice(0, at);
    if (Object.hasOwn(found, name)) throw new WrongInput(`--option ${name} is given twice`);
    found[name] = pair.slice(at + 1);
  }
  return found;
}

/** A list from the command line: `a,b,c`. Throws {@link WrongInput} on an empty entry. */
export function commaList(name: string, text: string): string[] {
  const items = text.split(',').map((item) => item.trim());
  if (items.includes('')) throw new WrongInput(`--${name} has an empty entry: "${text}"`);
  return items;
}
