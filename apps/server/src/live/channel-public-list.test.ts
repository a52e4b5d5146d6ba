import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answering, fate, look, me, PICKS, twoAt } from '../../test/asking.ts';
import { ApiClient, requestId, startTestServer, type TestServer } from '../../test/server.ts';
import { toy } from '../../test/toy.ts';
import { wiresOfTests } from '../../test/wire.ts';

let server: TestServer;
const wireOf = wiresOfTests();

beforeAll(async () => {
  server = await startTestServer({ games: [toy] });
});
afterAll(() => server.close());

/** A table in the public list. */
async function listed() {
  const at = await twoAt(server.url);
  const manage = (deed: { listed?: boolean; chat?: boolean }) =>
    at.host.act(at.table, { kind: 'manage', id: requestId(), ...deed });
  const say = (text: string) =>
    at.host.ask('POST', `/tables/${at.table}/chat`, { id: requestId(), text });
  await manage({ listed: true });
  return { ...at, manage, say, stranger: new ApiClient(server.url) };
}

describe('a table that is taken off the public list', () => {
  test('shuts the line of a stranger, who hears nothing more and is not let in again', async () => {
    const { host, table, stranger, manage, say } = await listed();
    const wire = await wireOf(stranger);
    await wire.watch(table);
    await manage({ listed: false });
    expect(await wire.hears('locked')).toEqual({ type: 'locked', table, seat: -1 });
    wire.heard.length = 0;
    await say('now we are among ourselves');
    await host.act(table, answering('2.0', 'red'));
    await wire.caughtUp();
    expect(wire.heard).toEqual([]);
    expect(await wire.fate('watch', { table })).toBe('no-key');
    expect(await fate(look(stranger, table))).toBe('401 no-key');
  });

  test('ends the stream of a stranger, with the reason as its last line', async () => {
    const { table, stranger, manage } = await listed();
    const heard = await stranger.stream(`/tables/${table}/stream`, async ({ type }) => {
      if (type === 'update') await manage({ listed: false });
      return false;
    });
    expect(heard.at(-1)).toEqual({ type: 'locked', table, seat: -1 });
  });

  test('lets those come back who have a key to watch, or a seat', async () => {
    const { host, table, watch, manage, say } = await listed();
    const guest = await ApiClient.guest(server.url);
    await guest.ask('POST', '/keys', { key: watch });
    const watching = [new ApiClient(server.url, watch), guest, host];
    const spectators = await Promise.all(watching.map(wireOf));
    for (const wire of spectators) await wire.watch(table, { seat: -1 });
    await manage({ listed: false });
    for (const wire of spectators) {
      await wire.hears('locked');
      await wire.watch(table, { seat: -1 });
    }
    await say('welcome back');
    for (const wire of spectators) {
      expect(await wire.hears('chat')).toMatchObject({ text: 'welcome back' });
    }
  });

  test('disturbs nobody in a seat', async () => {
    const { host, friend, table, manage } = await listed();
    const [lya, tom] = [await wireOf(host), await wireOf(friend)];
    for (const wire of [lya, tom]) await wire.watch(table);
    await manage({ listed: false });
    for (const wire of [lya, tom]) {
      await wire.hears('table', ({ face }) => !face.listed);
      expect(wire.heard.map(({ type }) => type)).not.toContain('locked');
    }
    expect(await tom.fate('act', { table, act: answering('2.0', 'red') })).toBe('not-your-choice');
    expect(await lya.fate('act', { table, act: answering('2.0', 'red') })).toBe('done');
  });
});

describe('who watches goes on hearing', () => {
  test('when the host changes something else, or lists the table once more', async () => {
    const { table, stranger, manage } = await listed();
    const wire = await wireOf(stranger);
    await wire.watch(table);
    await manage({ chat: false });
    await manage({ listed: true });
    await wire.hears('table', ({ face }) => !face.chat);
    await wire.caughtUp();
    expect(wire.heard.map(({ type }) => type)).not.toContain('locked');
  });

  test('when a table that was not in the list is taken off it', async () => {
    const host = await ApiClient.guest(server.url);
    const seats = [me('Lya'), me('Tom')];
    const { table, watch } = await host.open({ game: 'toy', seats, options: PICKS });
    const wire = await wireOf(new ApiClient(server.url, watch));
    await wire.watch(table);
    const { seq } = await host.act(table, { kind: 'manage', id: requestId(), listed: false });
    await wire.hears('update', (update) => update.seq === seq);
    await wire.caughtUp();
    expect(wire.heard.map(({ type }) => type)).not.toContain('locked');
  });
});
