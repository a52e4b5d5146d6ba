import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Choice, fallbackAnswer, type Game, seededSource, toWire } from '@tablewright/engine';
import { answerAtRandom, LAWS, randomMatch } from '@tablewright/engine/laws';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../games/registry/src/index.ts';
import { root } from './parts.ts';
import { pattern } from './reference.ts';

const MATCHES = 12;
const MOST_ANSWERS = 1200;
const ORDINALS = ['the first', 'the second', 'the third'];

/** The rows below a heading of a page, cell by cell. */
function rowsOf(page: string, heading: string): readonly (readonly string[])[] {
  const [, part = ''] = page.split(`\n### ${heading}\n`);
  const [lines = ''] = part.split('\n### ');
  const rows = lines.split('\n').filter((line) => line.startsWith('| `'));
  return rows.map((line) =>
    line
      .slice(2, -2)
      .split(/(?<!\\)\| ?/)
      .map((cell) => cell.trim()),
  );
}

/** What the page says of the choices of one key. */
interface Row {
  readonly key: string;
  readonly always: boolean;
  /** What may be the default, in the words of the page. */
  readonly defaults: readonly string[];
}

function choiceRows(page: string): readonly Row[] {
  return rowsOf(page, 'Choices').map(([about = '', , , usual = '']) => ({
    key: /`([^`]+)`/.exec(about)?.[1] ?? '',
    always: about.includes('**always**'),
    defaults: usual === '' ? [] : usual.split(' or '),
  }));
}

/** Whether the default of a choice is what its row says. */
function isSaid(choice: Choice, { defaults }: Row): boolean {
  const taken = fallbackAnswer(choice);
  if (defaults.length === 0) {
    const { fallback: _, ...without } = choice as Choice & { readonly fallback?: unknown };
    return JSON.stringify(taken) === JSON.stringify(fallbackAnswer(without as Choice));
  }
  return defaults.some((said) => {
    if (said === 'depends') return true;
    if (choice.kind === 'one' && ORDINALS.includes(said)) return ORDINALS.indexOf(said) === taken;
    return said.replaceAll('`', '') === String(toWire(choice, taken));
  });
}

/** Defaults that a page says otherwise, as random matches meet them. */
function wrongDefaults(game: Game, rows: readonly Row[]): readonly string[] {
  const found = new Set<string>();
  for (let index = 0; index < MATCHES; index += 1) {
    const match = randomMatch(game, `columns/${index}`);
    const random = seededSource(`columns/${index}`);
    for (let count = 0; count < MOST_ANSWERS && !match.over; count += 1) {
      for (const choice of match.choices) {
        const { key } = choice.why;
        const row =
          rows.find((one) => one.key === key) ?? rows.find((one) => pattern(one.key).test(key));
        if (row === undefined) throw new Error(`no row for ${key}`);
        if (!isSaid(choice, row)) {
          const taken = JSON.stringify(toWire(choice, fallbackAnswer(choice)));
          found.add(
            `${row.key}: ${row.defaults.join(' or ') || 'the first legal one'}, not ${taken}`,
          );
        }
        if (choice.always === true && !row.always) found.add(`${row.key} is asked always`);
      }
      answerAtRandom(match, random);
    }
  }
  return [...found].sort();
}

const READY = GAMES.filter((entry) => entry.status === 'ready');

describe.each(READY)('the page of $id', (entry) => {
  const page = readFileSync(join(root, 'docs', 'scenarios', `${entry.id}.md`), 'utf8');

  test('says the default of every choice that random matches meet, and what is asked always', async () => {
    const rows = choiceRows(page);
    expect(rows.length).toBeGreaterThan(0);
    expect(wrongDefaults(await entry.load(), rows)).toEqual([]);
  }, 120_000);

  test('lists the codes of refusals, with when they come', () => {
    const codes = rowsOf(page, 'Refusals').map(([code = '']) => code.replaceAll('`', ''));
    const source = readFileSync(join(root, 'packages/engine/src/result.ts'), 'utf8');
    const [union = ''] = /readonly code:[\s\S]*?;/.exec(source) ?? [];
    expect(codes).toEqual([...union.matchAll(/'([a-z-]+)'/g)].map(([, code]) => code));
  });

  test('says that a single legal answer is taken unasked, as a law of every game has it', async () => {
    expect(page).toContain('A single legal answer is taken unasked');
    const [law, ...others] = LAWS.filter(({ title }) => title.includes('a single legal answer'));
    expect(others).toEqual([]);
    const settings = { matches: 3, seed: 'columns', mostAnswers: MOST_ANSWERS };
    expect(law?.check(await entry.load(), settings)).toEqual([]);
  }, 120_000);
});
