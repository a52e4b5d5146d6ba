import { LONGEST_NOTE, type Notes } from '@tablewright/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fate, invitation, me, open, PICKS, twoAt } from '../../test/asking.ts';
import { ApiClient, requestId, startTestServer, type TestServer } from '../../test/server.ts';
import { toy } from '../../test/toy.ts';
import { wiresOfTests } from '../../test/wire.ts';

let server: TestServer;
const wireOf = wiresOfTests();

beforeAll(async () => {
  server = await startTestServer({ games: [toy] });
});
afterAll(() => server.close());

/** Lya and Tom, and Ada in a third seat. */
async function threeAt() {
  const [host, friend, third] = await Promise.all([1, 2, 3].map(() => ApiClient.guest(server.url)));
  if (host === undefined || friend === undefined || third === undefined) throw new Error();
  const seats = [me('Lya'), open, open];
  const { table, invites, watch } = await host.open({ game: 'toy', seats, options: PICKS });
  await friend.sit(table, { invite: invites[1]?.key, name: 'Tom' });
  await third.sit(table, { invite: invites[2]?.key, name: 'Ada' });
  return { host, friend, third, table, watcher: new ApiClient(server.url, watch) };
}

const whisper = (client: ApiClient, table: string, to: number, text: string, id = requestId()) =>
  client.ask<{ number: number }>('POST', `/tables/${table}/chat`, { id, to, text });
const notesOf = (client: ApiClient, table: string) =>
  client.ask<Notes>('GET', `/tables/${table}/notes`);
const write = (client: ApiClient, table: string, part: Record<string, unknown> = {}) =>
  client.ask('POST', `/tables/${table}/notes`, {
    pad: 'own',
    note: 'note0001',
    revision: 0,
    text: 'x',
    ...part,
  });

describe('a whisper', () => {
  test('comes by stream and by socket to its two ends, and is said once', async () => {
    const { host, friend, third, table } = await threeAt();
    const [lya, tom, ada] = [await wireOf(host), await wireOf(friend), await wireOf(third)];
    for (const wire of [lya, tom, ada]) await wire.watch(table);
    const id = requestId();
    expect(await whisper(friend, table, 0, 'the key', id)).toEqual({ number: 1 });
    expect(await whisper(friend, table, 0, 'the key', id)).toEqual({ number: 1 });
    const line = { id: requestId(), to: 1, text: 'which?' };
    expect(await lya.ask('say', { table, ...line })).toEqual({ ok: true, value: { number: 2 } });
    for (const wire of [lya, tom]) await wire.hears('whisper', ({ number }) => number === 2);
    await ada.caughtUp();
    expect(lya.heard.filter(({ type }) => type === 'whisper')).toHaveLength(2);
    // Who has come is all that she hears.
    expect(new Set(ada.heard.map(({ type }) => type))).toEqual(new Set(['table']));
    const path = `/tables/${table}/stream?whispered=1`;
    const told = await friend.stream(path, ({ type }) => type === 'whisper');
    expect(told.filter(({ type }) => type === 'whisper')).toMatchObject([
      { number: 2, seat: 0, to: 1, name: 'Lya', text: 'which?' },
    ]);
    expect(await tom.watch(table, { said: 0 })).toContainEqual(told.at(-1));
  });

  test('is a line, from a seat, to a seat', async () => {
    const { host, table, watcher } = await threeAt();
    expect(await fate(whisper(watcher, table, 0, 'psst'))).toBe('403 not-allowed');
    expect(await fate(whisper(new ApiClient(server.url), table, 0, 'psst'))).toBe('401 no-key');
    expect(await fate(whisper(host, table, 0, 'to me'))).toBe('403 not-allowed');
    expect(await fate(whisper(host, table, 9, 'psst'))).toBe('404 no-such-seat');
    for (const text of ['', 'x'.repeat(501), 'a\nb', 'a\u202eb', 'a\0b', '\ud800']) {
      expect(await fate(whisper(host, table, 1, text)), text).toBe('400 malformed');
    }
    for (const to of [-1, 0.5, '1', null]) {
      expect(await fate(whisper(host, table, to as number, 'psst'))).toBe('400 malformed');
    }
  });
});

test('in a pause nobody whispers or writes what others read; own notes are one’s own', async () => {
  const { host, friend, table } = await twoAt(server.url);
  await host.act(table, { kind: 'pause', id: requestId() });
  expect(await fate(whisper(friend, table, 0, 'was it you?'))).toMatch(/ paused$/);
  expect(await fate(write(friend, table, { pad: 'table' }))).toMatch(/ paused$/);
  expect(await fate(write(friend, table))).toBe('done');
});

describe('notes', () => {
  test('are written and read by HTTP and over a socket, and announced where all read them', async () => {
    const { host, friend, table } = await threeAt();
    const [lya, tom] = [await wireOf(host), await wireOf(friend)];
    await lya.watch(table);
    await tom.watch(table);
    const note = { pad: 'table', note: 'note0001', revision: 0, text: '- a torch' };
    expect(await lya.ask('note', { table, ...note })).toMatchObject({
      ok: true,
      value: { kept: true, note: { revision: 1, name: 'Lya' } },
    });
    await tom.hears('notes');
    expect(await write(friend, table, { ...note, revision: 1, text: 'Tom’s' })).toMatchObject({
      kept: true,
      note: { revision: 2, name: 'Tom' },
    });
    expect(await write(host, table, { ...note, revision: 1, text: 'Lya’s' })).toMatchObject({
      kept: false,
      note: { revision: 2, text: 'Tom’s' },
    });
    await write(host, table, { text: 'mine' });
    expect(await lya.ask('notes', { table })).toEqual({
      ok: true,
      value: await notesOf(host, table),
    });
    expect(await notesOf(friend, table)).toMatchObject({ own: [], table: [{ text: 'Tom’s' }] });
  });

  test('are for seats: not for spectators, strangers, or a host without a seat', async () => {
    const { table, watcher } = await threeAt();
    for (const client of [watcher, new ApiClient(server.url)]) {
      expect(await fate(notesOf(client, table))).toMatch(/^40[13] /);
      expect(await fate(write(client, table))).toMatch(/^40[13] /);
    }
    const host = await ApiClient.guest(server.url);
    const bots = [0, 1].map(
      (n) => ({ kind: 'bot', name: `Bot ${n}`, policy: 'heuristic' }) as const,
    );
    const own = await host.open({ game: 'toy', seats: bots, options: PICKS });
    expect(await fate(notesOf(host, own.table))).toMatch(/^403 /);
  });

  test('stay with a person on another device and under another key, and not with the seat', async () => {
    const { host, friend, friendKey, table } = await twoAt(server.url);
    await write(friend, table, { text: 'mine' });
    const laptop = new ApiClient(server.url, friendKey);
    expect((await notesOf(laptop, table)).own).toHaveLength(1);
    const path = `/tables/${table}/seats/1/key`;
    const locked = new ApiClient(server.url, (await friend.ask<{ key: string }>('POST', path)).key);
    expect(await fate(notesOf(laptop, table))).toMatch(/^40[13] wrong-key/);
    expect((await notesOf(locked, table)).own).toHaveLength(1);
    await whisper(host, table, 1, 'the key');
    const heir = await ApiClient.guest(server.url);
    await heir.sit(table, { invite: await invitation(locked, table, 'hand', 1), name: 'Ines' });
    expect((await notesOf(heir, table)).own).toEqual([]);
    expect(await fate(notesOf(locked, table))).toMatch(/^40[13] wrong-key/);
    // Whispers are the seat's.
    const told = await heir.stream(`/tables/${table}/stream`, ({ type }) => type === 'whisper');
    expect(told.at(-1)).toMatchObject({ to: 1, text: 'the key' });
  });

  test.each([
    ['a bidi character', 'a\u202eb', /line 1 .*reading direction \(U\+202E\)/],
    ['what cannot be seen', 'a\n\u200bb', /line 2 .*cannot be seen \(U\+200B\)/],
    ['NUL', 'a\0b', /control character \(U\+0000\)/],
    ['half a character', 'a\ud800', /means nothing/],
    ['piled marks', `a${'\u0301'.repeat(50)}`, /piles more than 5 marks/],
    ['too much', 'x'.repeat(LONGEST_NOTE + 1), /at most 2000 characters/],
  ])('with %s are refused by the name of what is wrong', async (_, text, why) => {
    const { host, table } = await twoAt(server.url);
    await expect(write(host, table, { text })).rejects.toMatchObject({
      code: 'malformed',
      message: expect.stringMatching(why),
    });
    expect((await notesOf(host, table)).own).toEqual([]);
  });

  test.each([
    '<script>alert(1)</script>',
    '[x](javascript:alert(1))',
    '> '.repeat(900),
    `${'- '.repeat(900)}x`,
  ])('may look like markup: they are kept as they are written (%j)', async (text) => {
    const { host, table } = await twoAt(server.url);
    await write(host, table, { text });
    expect((await notesOf(host, table)).own).toMatchObject([{ text: text.trim() }]);
  });

  test.each([
    { pad: 'other' },
    { pad: 1 },
    { note: 'short' },
    { note: '../../etc/passwd' },
    { revision: -1 },
    { revision: 1.5 },
    { text: null },
    { extra: 1 },
  ])('have their form: not %j', async (part) => {
    const { host, table } = await twoAt(server.url);
    expect(await fate(write(host, table, part))).toBe('400 malformed');
  });
});
