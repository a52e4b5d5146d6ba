import type { MatchFile } from '@tablewright/engine/host';
import { catalogueProblems } from '@tablewright/words/testing';
import { expect, test } from 'vitest';
import {
  embeddedIn,
  matchAddress,
  packMatch,
  snippetOf,
  tableAddress,
  unpackMatch,
} from './embed-address.ts';
import { EMBED_TEXTS } from './embed-texts.ts';
import { EMBED_TEXTS_DE } from './embed-texts-de.ts';

const parts = (address: string) => new URL(address);
const FILE = {
  game: 'kazzam',
  seats: [{ name: 'Zoë „the fox“ 狐', player: 'human' }],
  answers: Array.from({ length: 9_000 }, (_, at) => ({ seat: at % 4, answer: `court(${at},2)` })),
} as unknown as MatchFile;

test('a match comes out of an address as it went in, and much smaller than it is', async () => {
  const packed = await packMatch(FILE);
  const { what, wish } = embeddedIn(
    parts(matchAddress('https://table.example', packed, { at: 12, language: 'de' })),
  );
  expect(what).toEqual({ kind: 'match', packed });
  expect(wish).toEqual({ at: 12, language: 'de', light: undefined });
  expect(JSON.parse(await unpackMatch(packed))).toEqual(FILE);
  expect(packed.length).toBeLessThan(JSON.stringify(FILE).length / 4);
});

test('what was cut off, is no match or would fill the memory is refused', async () => {
  const packed = await packMatch(FILE);
  await expect(unpackMatch(packed.slice(0, packed.length / 2))).rejects.toThrow();
  await expect(unpackMatch('AAAA')).rejects.toThrow();
  const bomb = await packMatch({ game: 'x'.repeat(5_000_000) } as unknown as MatchFile);
  expect(bomb.length).toBeLessThan(20_000);
  await expect(unpackMatch(bomb)).rejects.toThrow('too large');
});

test('the address of a table names it and nothing else', () => {
  const address = tableAddress('https://table.example', '32474b4eb089b81f', { light: 'dusk' });
  expect(address).toBe('https://table.example/embed/table/32474b4eb089b81f?light=dusk');
  expect(embeddedIn(parts(address)).what).toEqual({ kind: 'table', table: '32474b4eb089b81f' });
});

test.each([
  '/embed/match',
  '/embed/match#',
  '/embed/match#<b>',
  '/embed/table/',
  '/embed/table/a/b',
  '/embed/other#abc',
])('%s embeds nothing', (path) => {
  expect(embeddedIn(parts(`https://table.example${path}`)).what).toEqual({ kind: 'nothing' });
});

test('a name in the code for a page stays a name', () => {
  const code = snippetOf('https://table.example/embed/table/x?a=1&b=2', '"><script>');
  expect(code).toContain('title="&quot;&gt;&lt;script&gt;"');
  expect(code).toContain('src="https://table.example/embed/table/x?a=1&amp;b=2"');
});

test('an embedded match says in German all that it says in English', () => {
  const pair = { first: EMBED_TEXTS, other: EMBED_TEXTS_DE, locale: 'de', names: [] };
  expect(catalogueProblems(pair)).toEqual([]);
});
