import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { topicsOf } from '../src/content/topics.ts';
import { GAME } from './content.ts';

const TOPICS = topicsOf(GAME.content);

const FOLDER = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8');

const LEDGER = [...read('RULES.md').matchAll(/\*\*([A-Z]{2,4}-[A-Z0-9]+-\d+[a-z]?)\*\*/g)].map(
  ([, id = '']) => id,
);

interface Reasons {
  readonly notBehavioural: Readonly<Record<string, string>>;
  readonly nothingToAssert: Readonly<Record<string, string>>;
  readonly later: Readonly<Record<string, string>>;
}
const REASONS = JSON.parse(read('coverage.json')) as Reasons;

/** Whether a pattern of `later` means a rule: itself, a stretch of numbers, all that begin so. */
function fits(pattern: string, id: string): boolean {
  if (pattern.endsWith('*')) return id.startsWith(pattern.slice(0, -1));
  const [, prefix = '', first, last] = /^(.*-)(\d+)\.\.(\d+)$/.exec(pattern) ?? [];
  if (first === undefined || !id.startsWith(prefix)) return id === pattern;
  const number = Number.parseInt(id.slice(prefix.length), 10);
  return number >= Number(first) && number <= Number(last);
}

/** Rules that hold now and that a player could look up. */
const inForce = LEDGER.filter(
  (id) =>
    !(id in REASONS.nothingToAssert) &&
    !(id in REASONS.notBehavioural) &&
    !Object.keys(REASONS.later).some((pattern) => fits(pattern, id)),
);

/** Ids that events, choices and abilities name. */
function citedElsewhere(): ReadonlySet<string> {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: FOLDER }).filter(
    (file) => !file.includes('.test.') && !file.includes('topics'),
  );
  return new Set(
    files.flatMap((file) =>
      [...read(file).matchAll(/'([^'\n]*)'/g)].flatMap(([, text = '']) =>
        [...text.matchAll(/\b[A-Z]{2,4}-[A-Z0-9]+-\d+[a-z]?\b/g)].map(([id]) => id),
      ),
    ),
  );
}

describe('the topics of the rules reference', () => {
  test('have names of their own and rules that exist, each once', () => {
    const ids = TOPICS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const known = new Set(LEDGER);
    for (const { id, rules } of TOPICS) {
      expect(rules.filter((rule) => !known.has(rule))).toEqual([]);
      expect([id, rules.length > 0, new Set(rules).size]).toEqual([id, true, rules.length]);
    }
  });
  test('leave out no rule in force that nothing else names', () => {
    const listed = new Set(TOPICS.flatMap(({ rules }) => rules));
    const cited = citedElsewhere();
    expect(inForce.filter((id) => !listed.has(id) && !cited.has(id))).toEqual([]);
  });
  test('name no rule that waits for something', () => {
    const waiting = (id: string) => Object.keys(REASONS.later).some((one) => fits(one, id));
    expect(TOPICS.flatMap(({ rules }) => rules.filter(waiting))).toEqual([]);
  });
});
