import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '@tablewright/engine';
import { answerAtRandom, LAWS, randomMatch } from '@tablewright/engine/laws';
import { readScenario } from '@tablewright/engine/testing';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../games/registry/src/index.ts';
import { root } from './parts.ts';
import { pattern } from './reference.ts';

const MATCHES = 3;
const MOST_ANSWERS = 1200;

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

/** The keys of choices that a page marks as asked always, and those that it does not. */
function keysOf(page: string): readonly { readonly key: string; readonly always: boolean }[] {
  return rowsOf(page, 'Choices').map(([about = '']) => ({
    key: /`([^`]+)`/.exec(about)?.[1] ?? '',
    always: about.includes('**always**'),
  }));
}

/** Numbers that look drawn, the same in every run. */
function drawn(seed: number) {
  let state = seed;
  return {
    index(count: number): number {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * count);
    },
  };
}

/** Choices of random matches that are asked always though the page does not say so. */
function unmarked(game: Game, page: string): readonly string[] {
  const keys = keysOf(page);
  const found = new Set<string>();
  for (let index = 0; index < MATCHES; index += 1) {
    const match = randomMatch(game, `columns/${index}`);
    const random = drawn(index);
    for (let count = 0; count < MOST_ANSWERS && !match.over; count += 1) {
      for (const { why, always } of match.choices) {
        if (always !== true) continue;
        const row =
          keys.find(({ key }) => key === why.key) ??
          keys.find(({ key }) => pattern(key).test(why.key));
        if (row?.always !== true) found.add(why.key);
      }
      answerAtRandom(match, random);
    }
  }
  return [...found].sort();
}

/** Whether a scenario file may say that an answer is refused so. */
function mayName(code: string): boolean {
  const frame = { format: 'tablewright-scenario', formatVersion: 1, game: 'any', title: 'any' };
  try {
    readScenario({ ...frame, seats: 2, answers: [{ seat: 0, choose: 'x', refused: code }] });
    return true;
  } catch {
    return false;
  }
}

const READY = GAMES.filter((entry) => entry.status === 'ready');

describe.each(READY)('the page of $id', (entry) => {
  const page = readFileSync(join(root, 'docs', 'scenarios', `${entry.id}.md`), 'utf8');

  test('marks every choice that is asked even with a single answer', async () => {
    expect(keysOf(page).length).toBeGreaterThan(0);
    expect(unmarked(await entry.load(), page)).toEqual([]);
  }, 120_000);

  test('lists every code that "refused" may name', () => {
    const listed = rowsOf(page, 'Refusals').map(([code = '']) => code.replaceAll('`', ''));
    const engine = readFileSync(join(root, 'packages/engine/src/result.ts'), 'utf8');
    const codes = [...engine.matchAll(/\| '([a-z-]+)'/g)].map(([, code = '']) => code);
    expect(codes.filter(mayName).length).toBeGreaterThan(6);
    expect(codes.filter((code) => mayName(code) && !listed.includes(code))).toEqual([]);
  });

  test('says that a single legal answer is taken unasked, as a law of every game has it', async () => {
    expect(page).toContain('A single legal answer is taken unasked');
    const [law, ...others] = LAWS.filter(({ title }) => title.includes('a single legal answer'));
    expect(others).toEqual([]);
    const settings = { matches: 3, seed: 'columns', mostAnswers: MOST_ANSWERS };
    expect(law?.check(await entry.load(), settings)).toEqual([]);
  }, 120_000);
});
