import { get } from 'node:http';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { answering, soon, twoAt } from '../../test/asking.ts';
import { gateBefore } from '../../test/gate.ts';
import { type ApiClient, startTestServer, type TestServer } from '../../test/server.ts';
import { toy } from '../../test/toy.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ games: [toy] });
});
afterAll(() => server.close());

describe('a stream', () => {
  test('tells what is missed since a number, and then what happens', async () => {
    const { host, friend, table } = await twoAt(server.url);
    const act = (client: ApiClient, choice: string) => client.act(table, answering(choice, 'red'));
    await act(host, '2.0');
    await act(friend, '3.0');
    const heard = await host.stream(`/tables/${table}/stream?seq=3`, async (message) => {
      if (message.type !== 'update') return false;
      if (message.seq === 4) await act(host, '4.0');
      return message.seq === 5;
    });
    const updates = heard.filter(({ type }) => type === 'update');
    expect(updates).toMatchObject([
      { seq: 4, keep: 1, answeredBy: [1] },
      { seq: 5, keep: 2, answeredBy: [0] },
    ]);
  });

  test('is one line of JSON for each message, and is not kept by anybody on the way', async () => {
    const { table, watch } = await twoAt(server.url);
    const response = await fetch(`${server.url}/api/tables/${table}/stream`, {
      headers: { authorization: `Bearer ${watch}` },
    });
    expect(response.headers.get('content-type')).toContain('application/x-ndjson');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    const reader = response.body?.getReader();
    const first = new TextDecoder().decode((await reader?.read())?.value);
    expect(first.endsWith('\n')).toBe(true);
    for (const line of first.trimEnd().split('\n')) expect(JSON.parse(line)).toHaveProperty('type');
    await reader?.cancel();
  });

  test('ends when its table is deleted', async () => {
    const { host, friend, table } = await twoAt(server.url);
    const heard = await friend.stream(`/tables/${table}/stream`, async ({ type }) => {
      if (type === 'update') await host.ask('DELETE', `/tables/${table}`);
      return false;
    });
    expect(heard.at(-1)).toEqual({ type: 'gone', table });
  });

  test('that cannot begin holds no line', async () => {
    const plenty = { requests: 1_000_000, openings: 1_000_000 };
    const narrow = await startTestServer(
      { games: [toy] },
      { limits: { ...plenty, connections: 1 } },
    );
    onTestFinished(() => narrow.close());
    const { host, table } = await twoAt(narrow.url);
    vi.spyOn(narrow.service.play, 'watch').mockRejectedValueOnce(new Error('the disk is full'));
    const heard = () => host.stream(`/tables/${table}/stream`, () => true);
    await expect(heard()).rejects.toMatchObject({ code: 'down' });
    expect(await heard()).toMatchObject([{ type: 'table' }]);
  });

  test('whose reader is gone before it began is not listened to for good', async () => {
    const { table, hostKey } = await twoAt(server.url);
    const { asked, go } = gateBefore(server, 'watch');
    const closed = new Promise((resolve) => {
      server.app.server.once('request', ({ socket }) => socket.once('close', resolve));
    });
    const url = `${server.url}/api/tables/${table}/stream?seat=0`;
    const headers = { authorization: `Bearer ${hostKey}` };
    const request = get(url, { agent: false, headers }).on('error', () => {});
    await asked;
    request.destroy();
    await closed;
    go();
    await soon(() => expect(server.service.registry.subscriptions.watched()).not.toContain(table));
  });
});
