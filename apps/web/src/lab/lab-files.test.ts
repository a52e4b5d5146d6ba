import { reportOn, simulate } from '@tablewright/lab';
import { loadGame } from '@tablewright/registry';
import { createSpeaker } from '@tablewright/words';
import { catalogueProblems } from '@tablewright/words/testing';
import { describe, expect, test } from 'vitest';
import { breakdownsOf, mostSeen } from './breakdowns.ts';
import { csvOf, fileName, jsonOf, markdownOf } from './lab-files.ts';
import { labNames } from './lab-names.ts';
import { allTables, distributionOf, type LabSpeech, togetherLine } from './lab-tables.ts';
import { LAB_TEXTS } from './lab-texts.ts';
import { LAB_TEXTS_DE } from './lab-texts-de.ts';
import type { LabResult } from './messages.ts';

async function resultOf(id: string, matches: number): Promise<LabResult> {
  const game = await loadGame(id);
  const plan = { matches, seed: 'a, "b"', seats: ['random', 'random'] };
  const tally = simulate(game, plan);
  return {
    order: { game: id, plan },
    rulesVersion: game.version,
    settings: { star: 'wild' },
    report: reportOn(tally),
    tally,
    course: [],
    at: 0,
  };
}

async function speechOf(id: string): Promise<LabSpeech> {
  const { texts } = await loadGame(id);
  const seatName = (seat: number): string => String(seat + 1);
  const own = createSpeaker({ texts: LAB_TEXTS, locale: 'en', seatName });
  const speaker = createSpeaker({ texts, locale: 'en', seatName });
  return {
    words: (key, params) => own.say(params === undefined ? { key } : { key, params }),
    names: labNames(
      speaker,
      (policy) => policy,
      (_, value) => String(value),
    ),
    numbers: {
      number: (value) => value.toFixed(2),
      share: (rate) => `${(100 * rate).toFixed(1)} %`,
      when: (at) => new Date(at).toISOString(),
    },
  };
}

/** The cells of a CSV without line breaks within cells. */
const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );

describe.each(['bingo-deathmatch', 'bingo-adventure'])('what is kept of a run of %s', (id) => {
  test('as CSV has a row for every value of every distribution, and they add up', async () => {
    const result = await resultOf(id, 20);
    const [head = '', ...lines] = csvOf(result).trimEnd().split('\r\n');
    const rows = lines.map(cellsOf);
    expect(rows.every((cells) => cells.length === head.split(',').length)).toBe(true);
    for (const name of ['decisions', ...Object.keys(result.tally.numbers)]) {
      const of = rows.filter(([table]) => table === `distribution/${name}`);
      expect(of.reduce((sum, [, , count]) => sum + Number(count), 0)).toBe(20);
      const bins = distributionOf(result, name === 'decisions' ? '' : name);
      expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(20);
    }
  });

  test('as JSON is all that it was made from, with the plan that makes it again', async () => {
    const result = await resultOf(id, 5);
    const kept = JSON.parse(jsonOf(result)) as Record<string, unknown>;
    expect(kept).toMatchObject({ format: 'tablewright-lab', game: id, plan: result.order.plan });
    expect(reportOn(kept.tally as LabResult['tally']).hash).toBe(result.report.hash);
    expect(fileName(result)).toBe(`${id}-lab-5-a-b-`);
  });

  test('as a report names settings, seed and fingerprint, and every table of the page', async () => {
    const result = await resultOf(id, 20);
    const speech = await speechOf(id);
    const text = markdownOf(result, 'A run', speech);
    for (const part of ['# A run', 'a, "b"', result.report.hash, result.rulesVersion]) {
      expect(text).toContain(part);
    }
    const tables = allTables(result, speech);
    for (const { caption } of tables) expect(text).toContain(`## ${caption}`);
    expect(tables.flatMap(({ rows }) => rows.flat()).join()).not.toMatch(/undefined|NaN/);
  });
});

test('where all win together that is said once, and no seat is compared with another', async () => {
  const result = await resultOf('bingo-adventure', 40);
  const speech = await speechOf('bingo-adventure');
  const wins = result.report.seats[0]?.wins.count ?? 0;
  expect(togetherLine(result, speech)).toContain(`All win together: ${wins} of 40`);
  const captions = allTables(result, speech).map(({ caption }) => caption);
  expect(captions).not.toContain(LAB_TEXTS['lab.winners']);
  expect(breakdownsOf(result.report).filter(({ kind }) => kind === 'wins')).toEqual([]);
});

test('where seats win apart they are compared, also by what they had', async () => {
  const result = await resultOf('bingo-deathmatch', 40);
  const speech = await speechOf('bingo-deathmatch');
  expect(togetherLine(result, speech)).toBeUndefined();
  const captions = allTables(result, speech).map(({ caption }) => caption);
  expect(captions).toContain(LAB_TEXTS['lab.winners']);
  const breakdowns = breakdownsOf(result.report);
  expect(breakdowns.some(({ kind }) => kind === 'wins')).toBe(true);
  for (const { rates } of breakdowns) {
    expect(rates.length).toBeGreaterThan(1);
    expect(mostSeen(rates, 3).length).toBeLessThanOrEqual(3);
  }
});

test('the laboratory says in German all that it says in English', () => {
  const names = ['lab.bots', 'lab.median', 'lab.median.mark', 'lab.span'];
  const pair = { first: LAB_TEXTS, other: LAB_TEXTS_DE, locale: 'de', names };
  expect(catalogueProblems(pair)).toEqual([]);
});
