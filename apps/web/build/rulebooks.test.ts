import { GAMES } from '@tablewright/registry';
import { expect, test } from 'vitest';
import { readRulebooks } from './rulebooks.ts';

const files = await readRulebooks();

test('every game that can be played has a rulebook in both languages', () => {
  const ready = GAMES.filter(({ status }) => status === 'ready').map(({ id }) => id);
  const written = files.map(({ game, language }) => `${game} ${language}`);
  expect(written.sort()).toEqual(ready.flatMap((id) => [`${id} de`, `${id} en`]).sort());
});

test('a file holds chapters in the words of the game, at an address that changes with them', () => {
  for (const { path, source } of files) {
    expect(path).toMatch(/^assets\/[\w-]+-(?:en|de)-[\w-]{8}\.json$/);
    const chapters = JSON.parse(source) as { id: string; sections: unknown[] }[];
    expect(chapters.length).toBeGreaterThan(3);
    expect(source).not.toContain('{=');
  }
  expect(new Set(files.map(({ path }) => path)).size).toBe(files.length);
});
