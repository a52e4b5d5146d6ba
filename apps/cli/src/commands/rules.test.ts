import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { coverageOf, lacks, unplayed } from '@tablewright/game-suite/coverage';
import { describe, expect, test } from 'vitest';
import { run } from '../../test/run.ts';
import { toyCatalogue } from '../../test/toy-catalogue.ts';

const LEDGER = `
- **XX-RUN-01** Roll. - **XX-RUN-02** Rest.
| **XX-TAB-103** | 4 | see XX-RUN-01 |
- **XX-NOTE-01** Credits. - **XX-NOTE-02** Hand signs. - **Escape** is a word.
`;

function game(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'tablewright-rules-'));
  for (const name of ['src', 'scenarios']) mkdirSync(join(folder, name));
  for (const [name, text] of Object.entries({ 'RULES.md': LEDGER, ...files })) {
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

const COMPLETE = {
  'src/run.ts': `
    // XX-RUN-09 in a comment is nothing
    export const roll = { rule: 'XX-RUN-01' };
    export const rest = \`\${roll.rule} XX-RUN-02\`; const other = 'DU-RUN-8';
    export const row = ["XX-TAB-103"];`,
  'src/run.test.ts': `
    test('[XX-RUN-01] rolls', () => {});
    test.each([['[XX-RUN-02, XX-TAB-103] rests']])('%s', () => {});
    test('XX-NOTE-01 without brackets is nothing', () => {});
    test('[XX-NOTE-02] has five fingers', () => {});`,
  'scenarios/one.json': '{ "title": "[XX-RUN-01] a roll" }',
  'coverage.json':
    '{ "notBehavioural": { "XX-NOTE-02": "hand signs" }, "nothingToAssert": { "XX-NOTE-01": "credits" } }',
};

describe('rules for later', () => {
  const waiting = (later: Readonly<Record<string, string>>) =>
    coverageOf(game({ 'coverage.json': JSON.stringify({ later }) }));
  test('are named by id, by a stretch of numbers, or by how they begin; nothing is asked of them', () => {
    const { rules, unknown } = waiting({
      'XX-RUN-1..2': 'next year',
      'XX-T*': 'soon',
      'XX-NOTE-02': 'x',
    });
    const open = rules.filter((rule) => lacks(rule).length > 0).map(({ id }) => id);
    expect(open).toEqual(['XX-NOTE-01']);
    expect(rules[1]).toMatchObject({ id: 'XX-RUN-02', later: 'next year' });
    expect(unknown).toEqual([]);
  });
  test('that the ledger does not know are told', () => {
    expect(waiting({ 'XX-RUN-5..9': 'never' }).unknown).toEqual([
      { id: 'XX-RUN-5..9', at: 'coverage.json' },
    ]);
  });
});

describe('coverage of rules', () => {
  test('finds ids in strings of the rules and in brackets of titles, with their places', () => {
    const { rules, unknown } = coverageOf(game(COMPLETE));
    expect(rules).toEqual([
      {
        id: 'XX-RUN-01',
        cited: ['src/run.ts:3'],
        tests: ['src/run.test.ts:2', 'scenarios/one.json'],
      },
      { id: 'XX-RUN-02', cited: ['src/run.ts:4'], tests: ['src/run.test.ts:3'] },
      { id: 'XX-TAB-103', cited: ['src/run.ts:5'], tests: ['src/run.test.ts:3'] },
      { id: 'XX-NOTE-01', cited: [], tests: [], nothingToAssert: 'credits' },
      {
        id: 'XX-NOTE-02',
        cited: [],
        tests: ['src/run.test.ts:5'],
        notBehavioural: 'hand signs',
      },
    ]);
    expect(rules.flatMap(lacks)).toEqual([]);
    expect(unknown).toEqual([]);
  });

  test('says which worked examples no scenario plays, though they are said to be played', () => {
    const reason = 'a worked example, played as a scenario';
    const reasons = { 'XX-RUN-01': reason, 'XX-RUN-02': reason };
    const files = { ...COMPLETE, 'coverage.json': JSON.stringify({ notBehavioural: reasons }) };
    expect(unplayed(coverageOf(game(files)))).toEqual(['XX-RUN-02']);
  });

  test('the program prints the table and is content', async () => {
    const { code, out } = await run(['rules', 'dice-race'], [], toyCatalogue(game(COMPLETE)));
    expect(code).toBe(0);
    expect(out).toMatch(/XX-RUN-01 +src\/run\.ts:3 +src\/run\.test\.ts:2, scenarios\/one\.json/);
    expect(out).toMatch(
      /5 rules, 3 cited, 4 tested, 1 not behavioural, 1 with nothing to assert, 0/,
    );
  });

  test('an untested rule, an uncited one and a citation of no rule end with 1', async () => {
    const { 'src/run.test.ts': _, ...untested } = COMPLETE;
    const { code, out } = await run(
      ['rules', 'dice-race', '--missing'],
      [],
      toyCatalogue(game(untested)),
    );
    expect(code).toBe(1);
    expect(out).toMatch(/XX-RUN-02 +src\/run\.ts:4 +MISSING/);
    expect(out).not.toContain('XX-RUN-01');
    const uncited = game({ ...COMPLETE, 'src/run.ts': 'export const rule = "XX-RUN-77";' });
    const json = await run(['rules', 'dice-race', '--json'], [], toyCatalogue(uncited));
    expect(json.code).toBe(1);
    expect(JSON.parse(json.out)).toMatchObject({
      complete: false,
      totals: { cited: 0, lacking: 3 },
      unknown: [{ id: 'XX-RUN-77', at: 'src/run.ts:1' }],
    });
  });

  test('a game without a ledger is wrong input', async () => {
    const nowhere = join(tmpdir(), 'tablewright-nowhere');
    const { code, err } = await run(['rules', 'dice-race'], [], toyCatalogue(nowhere));
    expect(code).toBe(2);
    expect(err).toContain('RULES.md is missing');
  });
});
