import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rulebookSuite } from '@tablewright/table-kit/rulebook-suite';
import { describe, expect, test } from 'vitest';
import { d20Content } from './src/content/index.ts';
import { d20 } from './src/index.ts';
import { HELP_TEXTS } from './src/texts/help/index.ts';
import { withTables } from './test/book-tables.ts';

await rulebookSuite(d20, import.meta.dirname);

const HOME = join(import.meta.dirname, 'rulebook');

describe('lists of the rulebook', () => {
  // Run with -u to write them anew after a change of content.
  test.each(['en', 'de'] as const)('are what the content is, in %s', async (language) => {
    const path = join(HOME, `${language}.md`);
    await expect(withTables(readFileSync(path, 'utf8'), language)).toMatchFileSnapshot(path);
  });
});

describe('what content does', () => {
  const { traits, heritages, roles, spells, hazards, blocks, gear } = d20Content();
  const said = (kind: string) =>
    Object.keys(HELP_TEXTS)
      .filter((key) => key.startsWith(`${kind}.`))
      .map((key) => key.slice(kind.length + 1, -'.help'.length));

  test.each([
    ['heritage', heritages],
    ['role', roles],
    ['spell', spells],
    ['hazard', hazards],
  ] as const)('is said of every %s', (kind, all) => {
    expect(said(kind).toSorted()).toEqual(Object.keys(all).toSorted());
  });

  test('is said of every condition, and of nothing that there is not', () => {
    const conditions = Object.values(traits).filter(({ rule }) => rule.startsWith('DT-COND-'));
    expect(conditions.map(({ id }) => id).filter((id) => !said('effect').includes(id))).toEqual([]);
    expect(said('effect').filter((id) => traits[id] === undefined)).toEqual([]);
    expect(said('block').filter((id) => blocks[id] === undefined)).toEqual([]);
    expect(said('gear').filter((id) => gear[id] === undefined)).toEqual([]);
  });
});
