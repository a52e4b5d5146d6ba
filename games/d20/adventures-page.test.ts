import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { deadEnds, looseFlags, lostEndings, unreachable } from './src/content/adventures/solve.ts';
import { listsOfFormat } from './test/format-lists.ts';
import { playedByBots, read } from './test/own-adventure.ts';

const PAGE = readFileSync(join(import.meta.dirname, '../../docs/adventures.md'), 'utf8');
const [, json = ''] = /```json\n([\s\S]*?)```/.exec(PAGE) ?? [];
const LISTS = listsOfFormat();

/** What stands between a heading and the next one of its kind. */
const under = (heading: string): string =>
  PAGE.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
/** The entries of a list, each with the fields that stand beside it. */
const entries = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/^- `([\w-]+)`(?: \(([^)]*)\))?:/gm)].map(([, name = '', fields = '']) => [
      name,
      [...fields.matchAll(/`([\w-]+)`/g)].map(([, field]) => field),
    ]),
  );
const quoted = (text: string): readonly string[] =>
  [...text.matchAll(/`([^`\n]+)`/g)].map(([, word = '']) => word);

describe('the page of adventures', () => {
  test('has each condition and each deed with its fields, and no other', () => {
    expect(entries(under('Conditions'))).toEqual(LISTS.conditions);
    expect(entries(under('Deeds'))).toEqual(LISTS.deeds);
  });

  test('has each list of words, and the tags of tasks', () => {
    const [words = '', tags = ''] = under('Words').split('Tags of tasks:');
    const lines = words.split('\n').filter((line) => line.startsWith('- '));
    expect(lines.map(quoted)).toEqual(LISTS.words);
    expect(quoted(tags)).toEqual(LISTS.tags);
  });

  test('names each field', () => {
    const named = new Set(quoted(PAGE));
    expect(LISTS.fields.filter((field) => !named.has(field))).toEqual([]);
  });

  test('[DT-TAB-03] has an example that is read, has no dead end, and is played to its end', () => {
    const example = read(JSON.parse(json));
    if (!example.ok) throw new Error(JSON.stringify(example.error, undefined, 1));
    const { value } = example;
    expect(deadEnds(value)).toEqual([]);
    expect(unreachable(value)).toEqual([]);
    expect(lostEndings(value)).toEqual([]);
    expect(looseFlags(value)).toEqual({ neverSet: [], neverRead: [] });
    for (const seed of ['a', 'b', 'c']) expect(playedByBots(value, seed).over).toBe(true);
  });
});
