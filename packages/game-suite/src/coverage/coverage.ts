import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { quotedIn, rowNamesIn } from './strings.ts';

/** A ledger or a `coverage.json` that is missing or cannot be read. */
export class CoverageError extends Error {}

/** A rule of the ledger and what stands for it. */
export interface RuleCoverage {
  readonly id: string;
  /** `file:line` of every string in the rules that holds the id. */
  readonly cited: readonly string[];
  /** `file:line` of every test title that holds the id in brackets, and of every row that such a title names. */
  readonly tests: readonly string[];
  /** Why no code can cite it. */
  readonly notBehavioural?: string;
  /** Why there is nothing that a test could assert; it then needs no code either. */
  readonly nothingToAssert?: string;
  /** What has to be built before it can hold; nothing is asked of it until then. */
  readonly later?: string;
}

/** How well a game's rules are covered. */
export interface Coverage {
  readonly rules: readonly RuleCoverage[];
  /** Ids that code, tests or `coverage.json` name and the ledger does not know. */
  readonly unknown: readonly { readonly id: string; readonly at: string }[];
}

/** The reason that `coverage.json` gives for an example that a scenario plays. */
const PLAYED = 'a worked example, played as a scenario';

/** Reasons by rule id, from a game's `coverage.json`. */
interface Reasons {
  readonly notBehavioural: Readonly<Record<string, string>>;
  readonly nothingToAssert: Readonly<Record<string, string>>;
  /** By id, by a stretch of numbers (`KC-HEX-40..54`), or by all that begin alike (`KT-*`). */
  readonly later: Readonly<Record<string, string>>;
}

const LEDGER_ID = /\*\*([A-Z]{2,4}-[A-Z0-9]+-\d+[a-z]?)\*\*/g;
const ANY_ID = /\b[A-Z]{2,4}-[A-Z0-9]+-\d+[a-z]?\b/g;
const IN_BRACKETS = /\[([^\]]*)\]/g;

/**
 * Reads a game's folder: the ids of its RULES.md, the strings of its sources, the titles of its
 * tests and scenarios. Throws {@link CoverageError} if the folder has no ledger.
 */
export function coverageOf(folder: string): Coverage {
  const ledger = join(folder, 'RULES.md');
  if (!existsSync(ledger)) throw new CoverageError(`${ledger} is missing`);
  const ids = new Set(
    [...readFileSync(ledger, 'utf8').matchAll(LEDGER_ID)].map(([, id]) => id ?? ''),
  );
  const prefixes = new Set([...ids].map(prefixOf));
  const cited = new Map<string, string[]>();
  const tests = new Map<string, string[]>();
  const unknown: { id: string; at: string }[] = [];
  const note = (where: Map<string, string[]>, id: string, at: string) => {
    if (!prefixes.has(prefixOf(id))) return;
    if (!ids.has(id)) unknown.push({ id, at });
    const list = where.get(id) ?? [];
    if (!list.includes(at)) list.push(at);
    where.set(id, list);
  };
  for (const file of filesIn(folder, '{*.test.ts,{src,test}/**/*.{ts,tsx}}')) {
    const isTest = /\.test\.tsx?$|^test\//.test(file);
    const source = readFileSync(join(folder, file), 'utf8');
    if (isTest) {
      for (const { text, line } of rowNamesIn(file, source)) {
        for (const [id] of text.matchAll(ANY_ID)) note(tests, id, `${file}:${line}`);
      }
    }
    for (const { text, line } of quotedIn(file, source)) {
      const at = `${file}:${line}`;
      if (isTest) for (const id of idsInBrackets(text)) note(tests, id, at);
      else for (const [id] of text.matchAll(ANY_ID)) note(cited, id, at);
    }
  }
  for (const file of filesIn(folder, 'scenarios/**/*.json')) {
    for (const id of idsInBrackets(titleOf(join(folder, file)))) note(tests, id, file);
  }
  const { notBehavioural, nothingToAssert, later } = reasonsIn(join(folder, 'coverage.json'));
  const waiting = waitingFor(later, ids);
  for (const pattern of Object.keys(later)) {
    const known = [...ids].some((id) => fits(pattern, id));
    if (!known) unknown.push({ id: pattern, at: 'coverage.json' });
  }
  for (const id of [...Object.keys(notBehavioural), ...Object.keys(nothingToAssert)]) {
    if (!ids.has(id)) unknown.push({ id, at: 'coverage.json' });
  }
  const rules = [...ids].map((id): RuleCoverage => {
    const reason = notBehavioural[id];
    const nothing = nothingToAssert[id];
    const waits = waiting.get(id);
    return {
      id,
      cited: cited.get(id) ?? [],
      tests: tests.get(id) ?? [],
      ...(reason === undefined ? {} : { notBehavioural: reason }),
      ...(nothing === undefined ? {} : { nothingToAssert: nothing }),
      ...(waits === undefined ? {} : { later: waits }),
    };
  });
  return { rules, unknown };
}

/** What a rule still lacks; empty if it is covered. */
export function lacks(rule: RuleCoverage): readonly ('citation' | 'test')[] {
  const missing: ('citation' | 'test')[] = [];
  if (rule.nothingToAssert !== undefined || rule.later !== undefined) return missing;
  if (rule.cited.length === 0 && rule.notBehavioural === undefined) missing.push('citation');
  if (rule.tests.length === 0) missing.push('test');
  return missing;
}

/** Worked examples that are said to be played as a scenario, and are not. */
export function unplayed({ rules }: Coverage): readonly string[] {
  const played = ({ tests }: RuleCoverage) => tests.some((at) => at.startsWith('scenarios/'));
  return rules
    .filter((rule) => rule.notBehavioural === PLAYED && !played(rule))
    .map(({ id }) => id);
}

/** What each rule waits for that has to wait. */
function waitingFor(
  later: Readonly<Record<string, string>>,
  ids: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const waiting = new Map<string, string>();
  for (const [pattern, reason] of Object.entries(later)) {
    for (const id of ids) if (fits(pattern, id)) waiting.set(id, reason);
  }
  return waiting;
}

/** Whether a pattern of `later` means a rule. */
function fits(pattern: string, id: string): boolean {
  if (pattern.endsWith('*')) return id.startsWith(pattern.slice(0, -1));
  const range = /^(.*-)(\d+)\.\.(\d+)$/.exec(pattern);
  if (range === null) return id === pattern;
  const [, prefix = '', first = '', last = ''] = range;
  const number = id.startsWith(prefix) ? Number.parseInt(id.slice(prefix.length), 10) : Number.NaN;
  return number >= Number(first) && number <= Number(last);
}

function prefixOf(id: string): string {
  return id.slice(0, id.indexOf('-'));
}

function idsInBrackets(text: string): string[] {
  return [...text.matchAll(IN_BRACKETS)].flatMap(([, inner]) =>
    [...(inner ?? '').matchAll(ANY_ID)].map(([id]) => id),
  );
}

function filesIn(folder: string, pattern: string): string[] {
  return globSync(pattern, { cwd: folder, exclude: ['**/node_modules/**'] })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}

function titleOf(path: string): string {
  const { title } = parsed(path) as { title?: unknown };
  return typeof title === 'string' ? title : '';
}

function reasonsIn(path: string): Reasons {
  const none = { notBehavioural: {}, nothingToAssert: {}, later: {} };
  return existsSync(path) ? { ...none, ...(parsed(path) as Partial<Reasons>) } : none;
}

function parsed(path: string): object {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof value === 'object' && value !== null) return value;
    throw new SyntaxError('no object');
  } catch (thrown) {
    throw new CoverageError(`${path} is not what it should be: ${(thrown as Error).message}`);
  }
}
