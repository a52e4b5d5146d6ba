import type { NextTable, ServerMessage } from '@tablewright/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answering, fate, invitation, look, me, open } from '../../test/asking.ts';
import { ApiClient, requestId, startTestServer, type TestServer } from '../../test/server.ts';
import { toy } from '../../test/toy.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ games: [toy] });
});
afterAll(() => server.close());

const ENTROPY = 'ef'.repeat(8);
const OPTIONS = { phases: ['pick', 'pick'], undo: 'none' };
const PACE = { kind: 'days', days: 3 } as const;

const next = (client: ApiClient, table: string) =>
  client.ask<NextTable>('POST', `/tables/${table}/next`, { entropy: ENTROPY });

/** Lya, who opened the table, Tom and a bot have played; Ines watches by a link, in red and blue. */
async function finished({ playing = false } = {}) {
  const [host, friend, watcher] = await Promise.all([
    ApiClient.guest(server.url),
    ApiClient.guest(server.url),
    ApiClient.guest(server.url),
  ]);
  const { table, invites, watch } = await host.open({
    game: 'toy',
    options: OPTIONS,
    pace: PACE,
    seats: [me('Lya'), open, { kind: 'bot', name: 'Rook', policy: 'random' }],
  });
  const invite = invites[0]?.key;
  const seated = await friend.sit(table, { invite, name: 'Tom', mark: 7, seat: 1 });
  await watcher.ask('POST', '/keys', { key: watch });
  await host.act(table, answering('2.0', 'red'), 0);
  if (!playing) await friend.act(table, answering('3.0', 'blue'), 1);
  return { host, friend, watcher, table, friendKey: seated.key ?? '' };
}

describe('the next table', () => {
  test('is as the one before: settings, pace, bots, and each seat kept for its person', async () => {
    const { host, friend, table } = await finished();
    const { table: again, opened } = await next(friend, table);
    expect(opened).toMatchObject({ table: again, seats: [{ seat: 1 }] });
    expect(opened?.invites.map(({ seat }) => seat)).toEqual([undefined, 0]);
    const { face, you } = await look(friend, again);
    expect(you).toEqual({ seats: [1], host: true });
    expect(face).toMatchObject({
      game: 'toy',
      options: OPTIONS,
      pace: PACE,
      status: 'gathering',
      listed: false,
      after: table,
      seats: [
        { kind: 'open', mark: 0, offered: 'Lya' },
        { kind: 'person', name: 'Tom', mark: 7, entropy: `${ENTROPY}1`, host: true },
        { kind: 'bot', name: 'Rook', mark: 2, policy: 'random' },
      ],
    });
    expect((await look(host, table)).face.next).toEqual({ table: again, seat: 1 });
    expect((await look(host, again)).you).toEqual({ seats: [], host: false, offered: [0] });
  });

  test('is one, however many ask at once', async () => {
    const { host, friend, watcher, table } = await finished();
    const asked = await Promise.all([host, friend, host, friend].map((one) => next(one, table)));
    expect(new Set(asked.map((one) => one.table)).size).toBe(1);
    expect(asked.filter(({ opened }) => opened !== undefined)).toHaveLength(1);
    expect((await next(watcher, table)).table).toBe(asked[0]?.table);
  });

  test('is joined by those who sat there, in their own seats, without an invitation', async () => {
    const { host, friend, watcher, table } = await finished();
    const { table: again } = await next(host, table);
    expect(await fate(friend.sit(again, { seat: 0, name: 'Tom' }))).toBe('403 wrong-key');
    expect(await fate(watcher.sit(again, { seat: 1, name: 'Ines' }))).toBe('403 wrong-key');
    const stranger = await ApiClient.guest(server.url);
    expect(await fate(stranger.sit(again, { name: 'Eve' }))).toBe('403 wrong-key');
    expect(await friend.sit(again, { name: 'Tom', mark: 7 })).toMatchObject({ seat: 1 });
    expect(await friend.sit(again, { seat: 1, name: 'Tom' })).toEqual({ seat: 1 });
    const { face, you } = await look(friend, again);
    expect([face.status, you]).toEqual(['playing', { seats: [1], host: false }]);
    expect(face.seats[1]).not.toHaveProperty('host');
    expect(face.seats[0]).toMatchObject({ name: 'Lya', host: true });
  });

  test('is joined by a program that has nothing but the key of its seat', async () => {
    const { host, table, friendKey } = await finished();
    const program = new ApiClient(server.url, friendKey);
    expect(await fate(next(program, table))).toBe('403 wrong-key');
    const { table: again } = await next(host, table);
    expect((await next(program, table)).table).toBe(again);
    const { key } = await program.sit(again, { seat: 1, name: 'Tom' });
    expect((await look(new ApiClient(server.url, key), again)).you.seats).toEqual([1]);
  });

  test('is watched by whoever watched, once they go there; by nobody else', async () => {
    const { host, watcher, table } = await finished();
    expect(await fate(next(watcher, table))).toBe('403 not-allowed');
    const { table: again } = await next(host, table);
    expect(await fate(look(watcher, again))).toBe('403 wrong-key');
    await next(watcher, table);
    expect((await look(watcher, again)).you).toEqual({ seats: [], host: false });
    const stranger = await ApiClient.guest(server.url);
    expect(await fate(next(stranger, table))).toBe('403 wrong-key');
  });

  test('is watched no more by the way from the old one, once its host shuts that out', async () => {
    const { host, friend, watcher, table } = await finished();
    const { table: again } = await next(host, table);
    await next(watcher, table);
    await invitation(host, again, 'watch');
    expect(await fate(next(watcher, table))).toBe('403 wrong-key');
    expect(await fate(look(watcher, again))).toBe('403 wrong-key');
    expect(await fate(next(friend, table))).toBe('done');
  });

  test('is told to all who are at the finished table, spectators too', async () => {
    const { host, watcher, table } = await finished();
    const named = (message: ServerMessage) =>
      message.type === 'table' && message.face.next !== undefined;
    let opened: Promise<unknown> | undefined;
    const heard = await watcher.stream(`/tables/${table}/stream?seat=-1`, (message) => {
      opened ??= next(host, table);
      return named(message);
    });
    await opened;
    expect(heard.filter(named)).toHaveLength(1);
  });

  test('is not opened before the match is over', async () => {
    const { host, table } = await finished({ playing: true });
    expect(await fate(next(host, table))).toBe('403 not-allowed');
    const { table: gathering } = await host.open({ game: 'toy', seats: [me('Lya'), open] });
    expect(await fate(next(host, gathering))).toBe('409 not-begun');
  });

  test('is another, once its host has closed or deleted it', async () => {
    const { host, friend, table } = await finished();
    const first = await next(host, table);
    await host.act(first.table, { kind: 'close', id: requestId() });
    const second = await next(friend, table);
    expect(second.table).not.toBe(first.table);
    await friend.ask('DELETE', `/tables/${second.table}`);
    const third = await next(host, table);
    expect(third.opened).toBeDefined();
    expect((await look(friend, table)).face.next).toEqual({ table: third.table, seat: 0 });
  });

  test('begins at once, and its bots play, where all others are bots', async () => {
    const host = await ApiClient.guest(server.url);
    const { table } = await host.open({
      game: 'toy',
      options: { phases: ['pick'] },
      seats: [me('Lya'), { kind: 'bot', name: 'Rook', policy: 'random' }],
    });
    await host.act(table, answering('1.0', 'red'), 0);
    const { table: again } = await next(host, table);
    await host.act(again, answering('1.0', 'red'), 0);
    expect((await look(host, again)).face.status).toBe('finished');
  });

  test('keeps the seat of somebody for whom a bot has played to the end', async () => {
    const { host, friend, table } = await finished({ playing: true });
    await friend.act(table, { kind: 'replace', id: requestId(), seat: 1, policy: 'random' }, 1);
    await host.stream(
      `/tables/${table}/stream?seat=0`,
      (message) => message.type === 'table' && message.face.status === 'finished',
    );
    const { table: again } = await next(host, table);
    expect((await look(host, again)).face.seats[1]).toMatchObject({ kind: 'open', offered: 'Tom' });
    expect(await friend.sit(again, { seat: 1, name: 'Tom' })).toMatchObject({ seat: 1 });
  });
});

test('the host is named by their seat, until they give it away', async () => {
  const host = await ApiClient.guest(server.url);
  const { table, invites } = await host.open({ game: 'toy', seats: [me('Lya'), open, open] });
  const hosts = async () => (await look(host, table)).face.seats.map((seat) => seat.host === true);
  expect(await hosts()).toEqual([true, false, false]);
  await host.act(table, { kind: 'stand', id: requestId() }, 0);
  expect(await hosts()).toEqual([false, false, false]);
  const friend = await ApiClient.guest(server.url);
  await friend.sit(table, { invite: invites[0]?.key, name: 'Tom', seat: 0 });
  await host.sit(table, { invite: invites[0]?.key, name: 'Lya', seat: 1 });
  expect(await hosts()).toEqual([false, true, false]);
});
