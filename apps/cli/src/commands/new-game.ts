import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Game } from '@tablewright/engine';
import { seededSource } from '@tablewright/engine/host';
import { answerAtRandom, randomMatch } from '@tablewright/engine/laws';
import { goldenFiles } from '@tablewright/game-suite/golden';
import { USUAL } from '@tablewright/game-suite/settings';
import { EXIT, type ExitCode, WrongInput } from '../exit.ts';
import type { Catalogue } from '../input.ts';
import { type Io, outJson } from '../io.ts';
import { type GameNames, namesOf } from '../new-game/names.ts';
import { depending, listing, registered } from '../new-game/register.ts';
import { gameFiles, PAGE } from '../new-game/template.ts';

/** Matches that are kept, to be played again under changed rules. */
const KEPT = ['random-0', 'random-1'];

interface NewGameFlags {
  readonly json: boolean;
  readonly title?: string;
  readonly prefix?: string;
}

/** Writes a small game that works, and names it in the registry. */
export async function newGame(
  io: Io,
  catalogue: Catalogue,
  id: string,
  { json, title, prefix }: NewGameFlags,
): Promise<ExitCode> {
  const names = namesOf(id, title, prefix);
  const folder = catalogue.folderOf(id);
  if (existsSync(folder)) throw new WrongInput(`there is a folder ${folder} already`);
  const root = join(folder, '../..');
  const page = join(root, 'docs/scenarios', `${id}.md`);
  const files = new Map(
    [...gameFiles(names)].map(([path, text]) => [path === PAGE ? page : join(folder, path), text]),
  );
  writeAll(files);
  const golden = await playedOut(folder, names);
  writeAll(golden);
  const changed = [...register(join(root, 'games/registry'), names), list(root, names)];
  describe(root, id);
  format(root, [folder, join(root, 'games/registry')]);
  const written = [...files.keys(), ...golden.keys(), ...changed].map((path) =>
    relative(root, path),
  );
  if (json) outJson(io, { game: id, written: written.sort() });
  else {
    for (const path of written.sort()) io.out(path);
    io.out('');
    io.out('Now: npm install, which links the new package; then');
    io.out(`npx vitest run games/${id}, and npx tablewright play ${id}`);
  }
  return EXIT.fine;
}

function writeAll(files: ReadonlyMap<string, string>): void {
  for (const [path, text] of files) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

/** What is kept of its first matches: those of `playthroughs/` and of `test/fuzz-corpus/`. */
async function playedOut(
  folder: string,
  { variable }: GameNames,
): Promise<ReadonlyMap<string, string>> {
  const module = (await import(pathToFileURL(join(folder, 'src/index.ts')).href)) as Record<
    string,
    Game
  >;
  const game = module[variable];
  if (game === undefined) throw new Error(`${folder} exports no ${variable}`);
  const golden = [...goldenFiles(game, USUAL.transcript)].map(([name, text]): [string, string] => [
    join(folder, 'playthroughs', name),
    text,
  ]);
  const kept = KEPT.map((id): [string, string] => [
    join(folder, 'test/fuzz-corpus', `${id}.json`),
    matchAtRandom(game, id),
  ]);
  return new Map([...golden, ...kept]);
}

/** A match played at random to its end, as a match file. */
function matchAtRandom(game: Game, id: string): string {
  const match = randomMatch(game, id);
  const random = seededSource(id);
  while (!match.over) answerAtRandom(match, random);
  return `${JSON.stringify(match.toFile(), undefined, 2)}\n`;
}

/** Adds the game to the registry and to what the registry depends on; says which files changed. */
function register(registry: string, names: GameNames): readonly string[] {
  const [index, manifest] = [join(registry, 'src/index.ts'), join(registry, 'package.json')];
  writeFileSync(index, registered(readFileSync(index, 'utf8'), names));
  const depends = depending(readFileSync(manifest, 'utf8'), `@tablewright/${names.id}`);
  writeFileSync(manifest, depends);
  return [index, manifest];
}

/** Names its page on the page about the format of scenarios; says which file changed. */
function list(root: string, names: GameNames): string {
  const path = join(root, 'docs/scenarios.md');
  writeFileSync(path, listing(readFileSync(path, 'utf8'), names));
  return path;
}

/** Has the page of the game say what its code asks, draws and tells, as `npm run pages` does. */
function describe(root: string, id: string): void {
  runTool(root, 'tools/scenario-pages.ts', id);
}

/** Breaks the lines as the names need it, and sorts imports by them. */
function format(root: string, paths: readonly string[]): void {
  runTool(root, 'node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...paths);
}

function runTool(root: string, script: string, ...args: readonly string[]): void {
  const command = [join(root, script), ...args];
  const { status, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${script} failed: ${stderr}`);
}
