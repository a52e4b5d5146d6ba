import { afterEach, describe, expect, test, vi } from 'vitest';
import { fate, me, open, soon, twoAt } from '../../test/asking.ts';
import { ApiClient, requestId, startTestServer, type TestServer } from '../../test/server.ts';
import { toy } from '../../test/toy.ts';
import type { ServerOptions } from '../app.ts';

let server: TestServer;

/** A server for one test. */
async function openWith(serving: Partial<ServerOptions> = {}): Promise<TestServer> {
  server = await startTestServer({ games: [toy] }, serving);
  return server;
}
afterEach(() => server.close());

const WISH = { game: 'toy', seats: [me('Lya'), open], entropy: 'ab'.repeat(8) };

/** A request as a browser sends it. */
function post(path: string, payload: unknown, headers: Record<string, string> = {}) {
  return server.app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { host: 'table.example', ...headers },
    payload: payload as object,
  });
}

/** The parts of the one cookie that a reply sets. */
function cookieIn(reply: Awaited<ReturnType<typeof post>>) {
  const [cookie = '', ...more] = [reply.headers['set-cookie'] ?? []].flat();
  expect(more).toEqual([]);
  const [pair = '', ...parts] = cookie.split('; ');
  const [name = '', value = ''] = pair.split('=');
  return { pair, name, value, parts: parts.sort() };
}

describe('a stranger who opens a table becomes a guest', () => {
  test('whom their browser knows by a cookie that no script reads and no other site sends', async () => {
    await openWith();
    const reply = await post('/tables', WISH);
    const { name, value, parts } = cookieIn(reply);
    expect(name).toBe('tablewright');
    expect(value).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(parts).toEqual(['HttpOnly', 'Max-Age=31536000', 'Path=/', 'SameSite=Strict']);
    expect(reply.body).not.toContain(value);
  });

  test('whose cookie is held to this host alone where it came by https', async () => {
    await openWith({ proxies: 1 });
    const { name, parts } = cookieIn(await post('/tables', WISH, { 'x-forwarded-proto': 'https' }));
    expect(name).toBe('__Host-tablewright');
    // The prefix holds only with Secure, the path / and no domain.
    expect(parts).toEqual(['HttpOnly', 'Max-Age=31536000', 'Path=/', 'SameSite=Strict', 'Secure']);
  });

  test('by http, whatever they write of it, where no proxy stands in front', async () => {
    await openWith();
    const { name, parts } = cookieIn(await post('/tables', WISH, { 'x-forwarded-proto': 'https' }));
    expect(name).toBe('tablewright');
    expect(parts).not.toContain('Secure');
  });

  test('and is the same guest from then on, with no other cookie', async () => {
    await openWith();
    const first = await post('/tables', WISH);
    const { table } = first.json() as { table: string };
    const cookie = cookieIn(first).pair;
    const second = await post('/tables', WISH, { cookie });
    expect(second.statusCode).toBe(200);
    expect(second.headers['set-cookie']).toBeUndefined();
    const own = await server.app.inject({ url: '/api/tables/mine', headers: { cookie } });
    const tables = (own.json() as { face: { table: string } }[]).map(({ face }) => face.table);
    expect(tables).toHaveLength(2);
    expect(tables).toContain(table);
  });

  test('but not one who only looks, or who brings a key', async () => {
    await openWith();
    const { table, friendKey } = await twoAt(server.url);
    for (const url of ['/api/games', '/api/tables', '/api/tables/mine', `/api/tables/${table}`]) {
      const reply = await server.app.inject({ url });
      expect(reply.headers['set-cookie']).toBeUndefined();
    }
    const shown = await post('/keys', { key: friendKey }, { authorization: `Bearer ${friendKey}` });
    expect(shown.statusCode).toBe(200);
    expect(shown.headers['set-cookie']).toBeUndefined();
  });

  test('by sitting down and by showing a key, too', async () => {
    await openWith();
    const host = await ApiClient.guest(server.url);
    const opened = await host.open({ game: 'toy', seats: [me('Lya'), open] });
    const sitDown = { invite: opened.invites[0]?.key, name: 'Tom', entropy: 'cd'.repeat(8) };
    const seated = await post(`/tables/${opened.table}/seats`, sitDown);
    const { pair } = cookieIn(seated);
    const reply = await server.app.inject({
      url: `/api/tables/${opened.table}`,
      headers: { cookie: pair },
    });
    expect(reply.json().you).toEqual({ seats: [1], host: false });
    expect(cookieIn(await post('/keys', { key: opened.seats[0]?.key })).pair).not.toBe(pair);
  });
});

describe('without a key', () => {
  test('a known request is not answered again', async () => {
    await openWith();
    const { table, host, friend } = await twoAt(server.url);
    const act = { kind: 'manage', chat: false } as const;
    const request = { ...act, id: requestId() };
    const { seq } = await host.act(table, request, 0);
    expect(await host.act(table, request, 0)).toEqual({ seq });
    const stranger = new ApiClient(server.url);
    for (const seat of [undefined, 0]) {
      expect(await fate(stranger.act(table, request, seat))).toBe('401 no-key');
    }
    // Nor with a key of another table.
    const other = await friend.open({ game: 'toy', seats: [me('Tom'), open] });
    const elsewhere = new ApiClient(server.url, other.seats[0]?.key);
    expect(await fate(elsewhere.act(table, request))).toBe('403 wrong-key');
  });

  test('nothing is deleted and nobody invited, and the reason is the missing key', async () => {
    await openWith();
    const { table, host, friend } = await twoAt(server.url);
    const stranger = new ApiClient(server.url);
    const both = (client: ApiClient) =>
      Promise.all([
        fate(client.ask('DELETE', `/tables/${table}`)),
        fate(client.ask('POST', `/tables/${table}/invites`, { kind: 'watch' })),
      ]);
    expect(await both(stranger)).toEqual(['401 no-key', '401 no-key']);
    expect(await both(friend)).toEqual(['403 not-allowed', '403 not-allowed']);
    expect(await fate(host.ask('DELETE', `/tables/${table}`))).toBe('done');
    expect(await fate(host.ask('DELETE', `/tables/${table}`))).toBe('404 no-such-table');
  });
});

describe('pages of other sites', () => {
  const evil = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };

  test('change nothing, whatever they ask for, and are told nothing by their cookie', async () => {
    await openWith();
    const reply = await post('/tables', WISH, { host: 'table.example' });
    const cookie = cookieIn(reply).pair;
    const { table } = reply.json() as { table: string };
    const before = await server.service.store.entries(table, 0, 99);
    const key = 'a'.repeat(43);
    const act = { kind: 'close', id: requestId() };
    for (const [path, body] of [
      ['/guests', undefined],
      ['/guests/links', undefined],
      ['/guests/devices', { link: key }],
      ['/tables', WISH],
      ['/keys', { key }],
      [`/tables/${table}/acts`, { act }],
      [`/tables/${table}/seats`, { name: 'Tom', entropy: 'cd'.repeat(8) }],
      [`/tables/${table}/seats/0/key`, undefined],
      [`/tables/${table}/invites`, { kind: 'invite' }],
      [`/tables/${table}/chat`, { id: 'line0001', text: 'hello' }],
    ] as const) {
      const refused = await post(path, body, { ...evil, cookie });
      expect([path, refused.statusCode, refused.json().error.code]).toEqual([
        path,
        403,
        'wrong-origin',
      ]);
      expect(refused.headers['set-cookie']).toBeUndefined();
    }
    const deleted = await server.app.inject({
      method: 'DELETE',
      url: `/api/tables/${table}`,
      headers: { ...evil, cookie, host: 'table.example' },
    });
    expect(deleted.statusCode).toBe(403);
    expect(await server.service.store.entries(table, 0, 99)).toEqual(before);
  });

  test('are not allowed to read anything', async () => {
    await openWith();
    for (const method of ['GET', 'OPTIONS'] as const) {
      const reply = await server.app.inject({
        method,
        url: '/api/tables',
        headers: { ...evil, 'access-control-request-method': 'POST' },
      });
      const allowed = Object.keys(reply.headers).filter((name) =>
        name.startsWith('access-control'),
      );
      expect(allowed).toEqual([]);
    }
  });

  test('are other pages than one’s own, behind a proxy too', async () => {
    await openWith({ proxies: 1 });
    const forwarded = { host: '10.0.0.1:4100', 'x-forwarded-host': 'table.example' };
    const own = { ...forwarded, origin: 'https://table.example', 'sec-fetch-site': 'same-origin' };
    expect((await post('/guests', undefined, own)).statusCode).toBe(200);
    const inner = { ...forwarded, origin: 'https://10.0.0.1:4100' };
    expect((await post('/guests', undefined, inner)).statusCode).toBe(403);
  });
});

describe('who asks too much', () => {
  const guest = (headers: Record<string, string> = {}, query = '') =>
    post(`/guests${query}`, undefined, headers);

  test('is refused with a reason, and others are not', async () => {
    await openWith({ proxies: 1, limits: { requests: 1, openings: 100, connections: 9 } });
    const from = (address: string) => ({ 'x-forwarded-for': `6.6.6.6, ${address}` });
    const statuses: number[] = [];
    for (let i = 0; i < 12; i += 1) {
      const reply = await server.app.inject({ url: '/api/tables', headers: from('1.1.1.1') });
      statuses.push(reply.statusCode);
      if (reply.statusCode !== 200) {
        expect(reply.json().error).toMatchObject({ code: 'too-many' });
      }
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
    expect(
      (await server.app.inject({ url: '/api/tables', headers: from('2.2.2.2') })).statusCode,
    ).toBe(200);
    // The page itself is still served.
    const page = await server.app.inject({
      url: '/',
      headers: { accept: 'text/html', ...from('1.1.1.1') },
    });
    expect(page.statusCode).toBe(200);
  });

  test('is refused after fewer looks at the past, which make more work', async () => {
    await openWith({ limits: { requests: 1, openings: 100, connections: 9 } });
    const look = async () => {
      const reply = await server.app.inject({ url: '/api/tables/nowhere1234/past/0?seat=0' });
      return reply.json().error.code;
    };
    expect([await look(), await look(), await look()]).toEqual([
      'no-such-table',
      'no-such-table',
      'too-many',
    ]);
  });

  test('cannot get more by writing the address otherwise', async () => {
    await openWith({ limits: { requests: 100, openings: 2, connections: 9 } });
    expect((await guest()).statusCode).toBe(200);
    expect((await guest({}, '/')).statusCode).toBe(200);
    for (const query of ['', '/', '?x=1', '/?x=1']) {
      const reply = await guest({}, query);
      expect([query, reply.statusCode]).toEqual([query, 429]);
    }
    for (const path of ['/tables', '/tables?x=1']) {
      expect((await post(path, WISH)).statusCode).toBe(429);
    }
  });

  test('makes no more guests in other ways than by asking for them', async () => {
    await openWith({ limits: { requests: 100, openings: 2, connections: 9 } });
    const made = vi.spyOn(server.service.store, 'addGuest');
    const key = 'a'.repeat(43);
    for (let i = 0; i < 5; i += 1) await post('/keys', { key });
    const sitDown = { name: 'Tom', entropy: 'cd'.repeat(8) };
    for (let i = 0; i < 5; i += 1) await post('/tables/abcd1234/seats', sitDown);
    expect(made.mock.calls.length).toBeLessThanOrEqual(2);
  });

  test('has so many streams at a time, and another when one has ended', async () => {
    await openWith({ limits: { requests: 1_000, openings: 100, connections: 2 } });
    const { host, table } = await twoAt(server.url);
    const path = `/tables/${table}/stream`;
    const ends: (() => void)[] = [];
    const streams = [0, 1].map(() =>
      host.stream(path, () => new Promise((resolve) => ends.push(() => resolve(true)))),
    );
    await soon(() => expect(ends).toHaveLength(2));
    expect(await fate(host.stream(path, () => true))).toBe('429 too-many');
    ends[0]?.();
    await streams[0];
    await soon(async () => expect(await fate(host.stream(path, () => true))).toBe('done'));
    ends[1]?.();
    await Promise.all(streams);
  });

  test('holds no line by asking for a stream without reading it, or for one that is not there', async () => {
    await openWith({ limits: { requests: 1_000, openings: 100, connections: 1 } });
    const { host, table, hostKey } = await twoAt(server.url);
    const authorization = `Bearer ${hostKey}`;
    for (let i = 0; i < 3; i += 1) {
      const url = `${server.url}/api/tables/${table}/stream`;
      expect((await fetch(url, { method: 'HEAD', headers: { authorization } })).status).toBe(200);
      expect(await fate(host.stream('/tables/abcd1234/stream', () => true))).toBe(
        '404 no-such-table',
      );
    }
    await soon(async () =>
      expect(await fate(host.stream(`/tables/${table}/stream`, () => true))).toBe('done'),
    );
  });
});
