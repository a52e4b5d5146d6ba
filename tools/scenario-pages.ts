/**
 * Writes into the pages below `docs` what the code says better than a person would keep it:
 *
 * - into `docs/scenarios/<game>.md` what the code of each game asks, draws and tells, between two marks;
 * - into every page the lists of content that it shows, each between marks of its own.
 *
 * With `--check` it only checks whether the pages are up to date; named games limit it to those. A game that is not
 * offered yet, without a manifest, is left out.
 */
import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readScenario } from '@tablewright/engine/testing';
import ts from 'typescript';
import { root } from './parts.ts';
import { type Refusal, referenceOf, withReference } from './reference.ts';
import {
  contentListsOf,
  listsShownBy,
  unwrittenIn,
  withLists,
} from './scenario-pages/content-lists.ts';
import { whatIsAsked } from './scenario-pages/what-is-asked.ts';
import { whatHappens } from './what-happens.ts';

const onlyChecks = process.argv.includes('--check');
const named = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const games = readdirSync(join(root, 'games')).filter(
  (name) =>
    existsSync(join(root, 'games', name, 'manifest.ts')) &&
    (named.length === 0 || named.includes(name)),
);

const stale = new Set<string>();
const faults: string[] = [];
const program = programOf(games);
for (const game of games) {
  const reference = referenceFor(game);
  change(`docs/scenarios/${game}.md`, `# Scenarios of ${game}\n`, (page) =>
    withReference(page, reference),
  );
}
await writeLists();

if (!onlyChecks) {
  for (const page of stale) console.log(`${page} is written anew`);
} else if (stale.size > 0) {
  faults.push(`not what the code says any more: ${[...stale].join(', ')}; run "npm run pages"`);
}
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;

/** Writes a page as it should be, or notes that it is not so. */
function change(path: string, empty: string, made: (page: string) => string): void {
  const file = join(root, path);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : empty;
  const after = made(before);
  if (after === before && existsSync(file)) return;
  stale.add(path);
  if (!onlyChecks) writeFileSync(file, after);
}

/** The lists of content in all pages; every list that a game gives is on some page. */
async function writeLists(): Promise<void> {
  const lists = await contentListsOf(join(root, 'games'), games);
  const shown = new Set<string>();
  for (const path of globSync('docs/**/*.md', { cwd: root }).sort()) {
    const page = readFileSync(join(root, path), 'utf8');
    const names = listsShownBy(page);
    if (names.length === 0) continue;
    for (const name of names) {
      shown.add(name);
      const isOurs = games.includes(name.split('/')[0] ?? '');
      if (isOurs && !lists.has(name)) faults.push(`${path}: no game gives a list "${name}"`);
    }
    change(path, '', (before) => withLists(before, lists));
    for (const id of unwrittenIn(withLists(page, lists))) {
      faults.push(`${path} has still to say what ${id} is: write it in place of the dots`);
    }
  }
  for (const name of lists.keys()) {
    if (!shown.has(name)) faults.push(`no page shows the list "${name}"`);
  }
}

/** The sources of games as the compiler knows them. */
function programOf(names: readonly string[]): ts.Program {
  const base = ts.readConfigFile(join(root, 'tsconfig.rules.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(base.config, ts.sys, root);
  return ts.createProgram(names.flatMap(rulesOf), {
    ...options,
    incremental: false,
    noCheck: true,
  });
}

function rulesOf(game: string): readonly string[] {
  const folder = join(root, 'games', game, 'src');
  const drawn = ['**/board', '**/builder', '**/editor', '**/shelf', '**/print', '**/report'];
  const apart = [...drawn, '**/explain', '**/testing'];
  return ts.sys
    .readDirectory(folder, ['.ts'], apart)
    .filter((file) => !/\.(test|d)\.ts$/.test(file));
}

/** What the code of a game asks, draws and tells, as a part of its page. */
function referenceFor(game: string): string {
  const wanted = new Set(rulesOf(game));
  // In a fixed order, however they import each other.
  const files = program
    .getSourceFiles()
    .filter(({ fileName }) => wanted.has(fileName))
    .sort((a, b) => (a.fileName < b.fileName ? -1 : 1));
  const events = files.find(({ fileName }) => fileName.endsWith(`${game}/src/events.ts`));
  if (events === undefined) throw new Error(`games/${game}/src/events.ts is missing`);
  const told = whatHappens(program, events);
  return referenceOf({ ...whatIsAsked(program, files), told, refusals: refusalCodes() });
}

/** The codes of refusals that a scenario file may name, each with the comment above it. */
function refusalCodes(): readonly Refusal[] {
  const text = readFileSync(join(root, 'packages/engine/src/result.ts'), 'utf8');
  const codes = [...text.matchAll(/\/\*\* (.+) \*\/\s*\| '([a-z-]+)'/g)];
  return codes
    .map(([, about = '', code = '']) => ({ code, about }))
    .filter(({ code }) => mayBeNamed(code));
}

/** Whether a scenario file may say that an answer is refused with a code. */
function mayBeNamed(code: string): boolean {
  const frame = { format: 'tablewright-scenario', formatVersion: 1, title: 'any', game: 'any' };
  try {
    readScenario({ ...frame, seats: 1, answers: [{ seat: 0, choose: 'any', refused: code }] });
    return true;
  } catch {
    return false;
  }
}
