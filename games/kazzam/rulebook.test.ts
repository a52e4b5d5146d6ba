import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rulebookSuite } from '@tablewright/table-kit/rulebook-suite';
import { expect, test } from 'vitest';
import { kazzam } from './src/index.ts';
import { PLAN } from './table-plan.ts';

await rulebookSuite(kazzam, import.meta.dirname);

test('the form of a new table refers to chapters that there are', () => {
  const book = readFileSync(join(import.meta.dirname, 'rulebook/en.md'), 'utf8');
  const places = new Set([...book.matchAll(/\{#([a-z-]+)/g)].map(([, place]) => place));
  const read = PLAN.first.flatMap(({ reads = {} }) => Object.values(reads));
  expect(read).not.toEqual([]);
  expect(read.filter((place) => !places.has(place))).toEqual([]);
});
