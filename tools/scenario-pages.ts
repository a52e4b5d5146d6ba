/**
 * Writes into `docs/scenarios/<game>.md` what the code of each game asks, draws and tells, between
 * two marks. With `--check` it only checks whether the pages are up to date; named games limit it to
 * those.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readScenario } from '@tablewright/engine/testing';
import ts from 'typescript';
import { root } from './parts.ts';
import { type Refusal, referenceOf, withReference } from './reference.ts';
import { whatIsAsked } from './scenario-pages/what-is-asked.ts';
import { whatHappens } from './what-happens.ts';

const named = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const games = readdirSync(join(root, 'games')).filter(
  (name) =>
    existsSync(join(root, 'games', name, 'RULES.md')) &&
    (named.length === 0 || named.includes(name)),
);
const rulesOf = (game: string) =>
  ts.sys
    .readDirectory(
      join(root, 'games', game, 'src'),
      ['.ts'],
      ['**/board', '**/print', '**/testing'],
    )
    .filter((file) => !/\.(test|d)\.ts$/.test(file));

const base = ts.readConfigFile(join(root, 'tsconfig.rules.json'), ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent(base.config, ts.sys, root);
const refusals = join(root, 'packages/engine/src/result.ts');
const program = ts.createProgram(games.flatMap(rulesOf), {
  ...options,
  incremental: false,
  noCheck: true,
});

const stale: string[] = [];
for (const game of games) {
  const wanted = new Set(rulesOf(game));
  // In a fixed order, however they import each other.
  const files = program
    .getSourceFiles()
    .filter(({ fileName }) => wanted.has(fileName))
    .sort((a, b) => (a.fileName < b.fileName ? -1 : 1));
  const events = files.find(({ fileName }) => fileName.endsWith(`${game}/src/events.ts`));
  if (events === undefined) throw new Error(`games/${game}/src/events.ts is missing`);
  const told = whatHappens(program, events);
  const reference = referenceOf({ ...whatIsAsked(program, files), told, refusals: refusalCodes() });
  const page = join(root, 'docs', 'scenarios', `${game}.md`);
  const before = existsSync(page) ? readFileSync(page, 'utf8') : `# Scenarios of ${game}\n`;
  const after = withReference(before, reference);
  if (after === before) continue;
  stale.push(relative(root, page));
  if (!process.argv.includes('--check')) writeFileSync(page, after);
}

if (!process.argv.includes('--check')) {
  for (const page of stale) console.log(`${page} is written anew`);
} else if (stale.length > 0) {
  console.error(`not what the code says any more: ${stale.join(', ')}; run "npm run pages"`);
  process.exitCode = 1;
}

/** The codes of refusals that a scenario file may name, each with the comment above it. */
function refusalCodes(): readonly Refusal[] {
  const text = readFileSync(refusals, 'utf8');
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
