import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDiagrams, readRulebookText } from '@tablewright/registry/rulebooks';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { GAMES } from './index.ts';

const ROOT = join(import.meta.dirname, '../../..');

beforeAll(() => {
  // The files of the build are those of the tree.
  vi.stubGlobal(
    'fetch',
    async (address: string) => new Response(readFileSync(join(ROOT, address))),
  );
});

afterAll(() => {
  vi.unstubAllGlobals();
});

test('every game that can be played has a rulebook in both languages', async () => {
  for (const { id, status } of GAMES) {
    if (status !== 'ready') continue;
    for (const language of ['en', 'de']) {
      const read = await readRulebookText(id, language);
      expect([id, read?.language, read?.text.startsWith('# ')]).toEqual([id, language, true]);
    }
    expect(Object.keys((await readDiagrams(id)) as object)).not.toEqual([]);
  }
});

test('a language that nobody translated it to is read in English, and no book is nothing', async () => {
  expect((await readRulebookText('bingo-deathmatch', 'fr'))?.language).toBe('en');
  expect(await readRulebookText('d20', 'en')).toBeUndefined();
  expect(await readDiagrams('d20')).toEqual({});
});
