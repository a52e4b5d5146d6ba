import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { answering, me, soon, twoAt } from '../../test/asking.ts';
import { ApiClient, startTestServer, type TestServer } from '../../test/server.ts';
import { toy } from '../../test/toy.ts';
import { wiresOfTests } from '../../test/wire.ts';

let server: TestServer;
const wireOf = wiresOfTests();

beforeAll(async () => {
  server = await startTestServer({ games: [toy] });
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => server.close());

/** Nobody here listens to a table any more. */
async function nobodyListens(table: string): Promise<void> {
  await soon(() => expect(server.service.registry.subscriptions.watched()).not.toContain(table));
}

describe('what is asked over a socket', () => {
  test('is a repeat under the same name, over a socket or by HTTP', async () => {
    const { host, table } = await twoAt(server.url);
    const lya = await wireOf(host);
    const act = answering('2.0', 'red');
    expect(await lya.ask('act', { table, act })).toEqual({ ok: true, value: { seq: 3 } });
    expect(await lya.ask('act', { table, act })).toEqual({ ok: true, value: { seq: 3 } });
    expect(await host.act(table, act)).toEqual({ seq: 3 });
  });

  test.each<[string, string, (table: string) => unknown]>([
    ['is nothing', 'act', () => undefined],
    ['is a text', 'watch', () => 'table'],
    ['has no table', 'watch', () => ({ seat: 0 })],
    ['has a table of a wrong name', 'watch', () => ({ table: '../etc' })],
    ['has more than it should', 'watch', (table) => ({ table, more: 1 })],
    ['has a number that is none', 'watch', (table) => ({ table, seq: -1 })],
    ['is no act', 'act', (table) => ({ table, act: { kind: 'dance', id: 'a-request' } })],
    ['has no name of its own', 'act', (table) => ({ table, act: { kind: 'return' } })],
    ['is empty talk', 'say', (table) => ({ table, id: 'line0001', text: ' ' })],
    ['is a line without a name of its own', 'say', (table) => ({ table, text: 'hello' })],
    ['is a past before the first', 'past', (table) => ({ table, answers: -1 })],
  ])('and %s is refused as malformed', async (_, event, body) => {
    const { host, table } = await twoAt(server.url);
    const lya = await wireOf(host);
    const reply = await lya.ask(event, body(table));
    expect(reply).toEqual({
      ok: false,
      error: { code: 'malformed', message: expect.stringMatching(/.+: .+/) },
    });
  });

  test('without waiting for a reply is not done', async () => {
    const { host, table } = await twoAt(server.url);
    const lya = await wireOf(host);
    lya.socket.emit('act', { table, act: answering('2.0', 'red') });
    await lya.caughtUp();
    expect(await server.service.store.entries(table, 2, 9)).toEqual([]);
  });

  test('is refused for the same reasons as by HTTP', async () => {
    const { host, table } = await twoAt(server.url);
    const lya = await wireOf(host);
    const act = (choice: string, answer: string) =>
      lya.fate('act', { table, act: answering(choice, answer) });
    expect(await act('9.0', 'red')).toBe('stale');
    expect(await act('2.0', 'green')).toBe('unknown-option');
    expect(await act('2.0', 'crash')).toBe('fault');
    expect(await lya.fate('watch', { table: 'nowhere1234' })).toBe('no-such-table');
    expect(await lya.fate('watch', { table, seat: 1 })).toBe('wrong-key');
    expect(await lya.fate('past', { table, answers: 9 })).toBe('out-of-range');
  });

  test('of the past is told as the seat saw it that is watched', async () => {
    const { host, table } = await twoAt(server.url);
    const lya = await wireOf(host);
    await lya.watch(table, { seat: -1 });
    const past = (part: object) =>
      lya.ask<{ view: { own: unknown } }>('past', { table, answers: 0, ...part });
    expect((await past({})).value?.view.own).toBe('hidden');
    expect((await past({ seat: 0 })).value?.view.own).toEqual(expect.any(Number));
  });

  test('of what was seen as an answer was told is replied to with a view for each event', async () => {
    const { host, table } = await twoAt(server.url);
    const lya = await wireOf(host);
    const told = await lya.ask('told', { table, answers: 0 });
    expect(told).toEqual({ ok: true, value: { changes: expect.any(Array) } });
    expect(await lya.fate('told', { table, answers: 9 })).toBe('out-of-range');
    expect(await lya.fate('told', { table, answers: 0, seat: 1 })).toBe('wrong-key');
  });

  test('to be said is heard by all who are there', async () => {
    const { host, friend, table } = await twoAt(server.url);
    const [lya, tom] = [await wireOf(host), await wireOf(friend)];
    await lya.watch(table);
    await tom.watch(table);
    const say = { table, id: 'line0001', text: 'hello' };
    expect(await lya.ask('say', say)).toEqual({ ok: true, value: { number: 1 } });
    // A reply that was lost is asked for again.
    expect(await lya.ask('say', say)).toEqual({ ok: true, value: { number: 1 } });
    const line = { type: 'chat', table, number: 1, seat: 0, name: 'Lya', text: 'hello' };
    expect(await tom.hears('chat')).toMatchObject(line);
    expect(await lya.hears('chat')).toMatchObject(line);
  });

  test('and at which the server fails is refused, and the socket goes on', async () => {
    const { host, table } = await twoAt(server.url);
    const lya = await wireOf(host);
    vi.spyOn(server.service.play, 'enter').mockRejectedValueOnce(new Error('the disk is full'));
    expect(await lya.fate('watch', { table })).toBe('down');
    expect(await lya.fate('watch', { table })).toBe('done');
  });

  test('by a line that the table has closed is nobody’s', async () => {
    const { host, friend, table } = await twoAt(server.url);
    const tom = await wireOf(friend);
    await tom.watch(table);
    await host.ask('DELETE', `/tables/${table}`);
    expect(await tom.hears('gone')).toEqual({ type: 'gone', table });
    expect(await tom.fate('act', { table, act: answering('2.0', 'red') })).toBe('no-such-table');
    expect(await tom.fate('watch', { table })).toBe('no-such-table');
    await nobodyListens(table);
  });
});

/** Somebody who has opened so many tables. */
async function hostOf(count: number): Promise<{ host: ApiClient; tables: string[] }> {
  const host = await ApiClient.guest(server.url);
  const tables: string[] = [];
  for (let i = 0; i < count; i += 1) {
    tables.push((await host.open({ game: 'toy', seats: [me('Lya'), { kind: 'open' }] })).table);
  }
  return { host, tables };
}

test('one socket watches at most fifty tables at a time', async () => {
  const { host, tables } = await hostOf(51);
  const lya = await wireOf(host);
  for (const table of tables.slice(0, 50)) await lya.watch(table);
  expect(await lya.fate('watch', { table: tables[50] })).toBe('too-many');
  // Coming back to one of them is no further one.
  expect(await lya.fate('watch', { table: tables[0] })).toBe('done');
  await lya.ask('leave', { table: tables[0] });
  expect(await lya.fate('watch', { table: tables[50] })).toBe('done');
});

test('one socket watches at most fifty tables, also when it asks for more at the same time', async () => {
  const { host, tables } = await hostOf(60);
  const lya = await wireOf(host);
  const fates = await Promise.all(tables.map((table) => lya.fate('watch', { table })));
  expect(fates.filter((fate) => fate === 'done')).toHaveLength(50);
  expect(fates.filter((fate) => fate === 'too-many')).toHaveLength(10);
  expect(
    tables.filter((table) => server.service.registry.subscriptions.watched().includes(table)),
  ).toHaveLength(50);
});
