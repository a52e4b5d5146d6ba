import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Choice, fallbackAnswer, type Game } from '@tablewright/engine';
import { answerAtRandom, LAWS, randomMatch } from '@tablewright/engine/laws';
import { readScenario } from '@tablewright/engine/testing';
import { pattern } from '@tablewright/game-suite/page';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../games/registry/src/index.ts';
import { root } from './parts.ts';

const MATCHES = 6;
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

/** Whether the default of a choice is what its row says; `taken` is how an answer would name it. */
function isSaid(choice: Choice, taken: unknown, { defaults }: Row): boolean {
  const answer = fallbackAnswer(choice);
  if (defaults.length === 0) {
    if (!('fallback' in choice) || choice.fallback === undefined) return true;
    const silent: Choice = Object.create(choice, { fallback: { value: undefined } });
    return JSON.stringify(answer) === JSON.stringify(fallbackAnswer(silent));
  }
  return defaults.some((said) => {
    if (said === 'depends') return true;
    if (choice.kind === 'one' && ORDINALS.includes(said)) {
      return choice.options[ORDINALS.indexOf(said)]?.id === taken;
    }
    return said.replaceAll('`', '') === String(taken);
  });
}

/** What a page says otherwise than random matches meet it. */
function wrongRows(game: Game, rows: readonly Row[]): readonly string[] {
  const found = new Set<string>();
  for (let index = 0; index < MATCHES; index += 1) {
    const match = randomMatch(game, `columns/${index}`);
    const random = drawn(index);
    for (let count = 0; count < MOST_ANSWERS && !match.over; count += 1) {
      for (const choice of match.choices) {
        const { key } = choice.why;
        const row =
          rows.find((one) => one.key === key) ?? rows.find((one) => pattern(one.key).test(key));
        if (row === undefined) throw new Error(`no row for ${key}`);
        const { choices } = match.seatView(choice.seat);
        const taken = choices.find(({ why }) => why.key === key)?.fallback;
        if (!isSaid(choice, taken, row)) {
          const said = row.defaults.join(' or ') || 'the first legal one';
          found.add(`${row.key}: ${said}, not ${JSON.stringify(taken)}`);
        }
        if (choice.always === true && !row.always) found.add(`${row.key} is asked always`);
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

  test('says the default of every choice that random matches meet, and what is asked always', async () => {
    const rows = choiceRows(page);
    expect(rows.length).toBeGreaterThan(0);
    expect(wrongRows(await entry.load(), rows)).toEqual([]);
  }, 240_000);

  test('lists the codes that "refused" may name', () => {
    const codes = rowsOf(page, 'Refusals').map(([code = '']) => code.replaceAll('`', ''));
    expect(codes.length).toBeGreaterThan(0);
    expect(codes.filter((code) => !mayName(code))).toEqual([]);
  });

  test('says that a single legal answer is taken unasked, as a law of every game has it', async () => {
    expect(page).toContain('A single legal answer is taken unasked');
    const [law, ...others] = LAWS.filter(({ title }) => title.includes('a single legal answer'));
    expect(others).toEqual([]);
    const settings = { matches: 3, seed: 'columns', mostAnswers: MOST_ANSWERS };
    expect(law?.check(await entry.load(), settings)).toEqual([]);
  }, 120_000);
});
