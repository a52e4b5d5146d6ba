import { io } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { answering, me, open, soon, twoAt } from '../../test/asking.ts';
import { gateBefore } from '../../test/gate.ts';
import { ApiClient, requestId, startTestServer, type TestServer } from '../../test/server.ts';
import { toy } from '../../test/toy.ts';
import { Wire } from '../../test/wire.ts';

let server: TestServer;
let wires: Wire[] = [];
let servers: TestServer[] = [];

beforeAll(async () => {
  server = await startTestServer({ games: [toy] });
});
afterEach(async () => {
  for (const { socket } of wires) socket.close();
  for (const other of servers) await other.close();
  wires = [];
  servers = [];
  vi.restoreAllMocks();
});
afterAll(() => server.close());

/** A socket that is closed with the test. */
async function wireOf(client: ApiClient): Promise<Wire> {
  const wire = await Wire.of(client);
  wires.push(wire);
  return wire;
}

/** Tries to open a socket with these headers: the socket, or why it was not opened. */
function connect(url: string, headers: Record<string, string>, auth = {}): Promise<Wire | Error> {
  const socket = io(url, {
    path: '/live',
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: headers,
    auth,
  });
  const wire = new Wire(socket);
  wires.push(wire);
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(wire));
    socket.once('connect_error', resolve);
  });
}

/** Another key for a seat. */
async function lock(client: ApiClient, table: string, seat = 0): Promise<ApiClient> {
  const path = `/tables/${table}/seats/${seat}/key`;
  return new ApiClient(server.url, (await client.ask<{ key: string }>('POST', path)).key);
}

describe('who opens a socket', () => {
  test('is known by the cookie of their browser', async () => {
    const { table, host } = await twoAt(server.url);
    const cookie = `other=1; tablewright=${host.key}`;
    const wire = (await connect(server.url, { cookie })) as Wire;
    expect(await wire.ask('watch', { table })).toMatchObject({ ok: true, value: { seat: 0 } });
  });

  test('is known by the key that they bring rather than by the cookie', async () => {
    const { table, host, friendKey } = await twoAt(server.url);
    const cookie = `tablewright=${host.key}`;
    const wire = (await connect(server.url, { cookie }, { key: friendKey })) as Wire;
    expect(await wire.ask('watch', { table })).toMatchObject({ value: { seat: 1 } });
  });

  test('with a wrong key is refused whatever they ask for', async () => {
    const { table } = await twoAt(server.url);
    const wire = await wireOf(new ApiClient(server.url, 'x'.repeat(43)));
    expect(await wire.fate('watch', { table })).toBe('wrong-key');
    expect(await wire.fate('leave', { table })).toBe('wrong-key');
    const odd = (await connect(server.url, {}, { key: { toString: 1 } })) as Wire;
    expect(await odd.fate('watch', { table })).toBe('no-key');
  });

  test('as a stranger watches what is listed, and nothing else', async () => {
    const host = await ApiClient.guest(server.url);
    const listed = await host.open({ game: 'toy', seats: [me('Lya'), open], listed: true });
    const hidden = await host.open({ game: 'toy', seats: [me('Lya'), open] });
    const stranger = await wireOf(new ApiClient(server.url));
    expect(await stranger.ask('watch', { table: listed.table })).toMatchObject({
      value: { seat: -1 },
    });
    expect(await stranger.fate('watch', { table: hidden.table })).toBe('no-key');
    expect(await stranger.fate('watch', { table: listed.table, seat: 0 })).toBe('no-key');
    expect(await stranger.fate('say', { table: listed.table, id: 'line0001', text: 'hello' })).toBe(
      'not-allowed',
    );
    const act = { kind: 'close', id: requestId() };
    expect(await stranger.fate('act', { table: listed.table, act })).toBe('not-allowed');
  });

  test('with an invitation or a key to watch may watch and nothing else', async () => {
    const host = await ApiClient.guest(server.url);
    const opened = await host.open({ game: 'toy', seats: [me('Lya'), open] });
    for (const key of [opened.watch, opened.invites[0]?.key, opened.invites[1]?.key]) {
      const wire = await wireOf(new ApiClient(server.url, key));
      expect(await wire.ask('watch', { table: opened.table })).toMatchObject({
        value: { seat: -1 },
      });
      expect(await wire.fate('watch', { table: opened.table, seat: 1 })).toBe('wrong-key');
      expect(await wire.fate('say', { table: opened.table, id: 'line0001', text: 'hello' })).toBe(
        'not-allowed',
      );
    }
  });

  test('from a page of another site is not let in, also with a cookie', async () => {
    const { host } = await twoAt(server.url);
    const cookie = `tablewright=${host.key}`;
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: `${server.url}.evil.example` },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      expect(await connect(server.url, { ...headers, cookie })).toBeInstanceOf(Error);
    }
    expect(await connect(server.url, { origin: server.url, cookie })).toBeInstanceOf(Wire);
  });

  test('by polling is not let in: one request opens a socket for good', async () => {
    const response = await fetch(`${server.url}/live/?EIO=4&transport=polling`);
    expect(response.status).toBe(400);
  });

  test('from a page behind a proxy that keeps the name of the host is let in', async () => {
    const other = await startTestServer({ games: [toy] }, { proxies: 1 });
    servers.push(other);
    const forwarded = { host: 'table.example', 'x-forwarded-host': 'table.example' };
    const own = { ...forwarded, origin: 'https://table.example' };
    expect(await connect(other.url, own)).toBeInstanceOf(Wire);
    expect(await connect(other.url, { ...own, origin: 'https://evil.example' })).toBeInstanceOf(
      Error,
    );
  });

  test('while the store fails harms nobody: they are refused', async () => {
    const { table, hostKey } = await twoAt(server.url);
    const lost: unknown[] = [];
    const catchers = process.listeners('unhandledRejection');
    process.removeAllListeners('unhandledRejection');
    process.on('unhandledRejection', (thrown) => lost.push(thrown));
    try {
      vi.spyOn(server.service.store, 'guest').mockRejectedValueOnce(new Error('the disk is full'));
      const wire = await wireOf(new ApiClient(server.url, hostKey));
      // Unhandled rejections are found out of between two turns of the event loop.
      for (let turn = 0; turn < 5; turn += 1) await new Promise((then) => setImmediate(then));
      expect(await wire.fate('watch', { table })).not.toBe('done');
      expect(lost).toEqual([]);
    } finally {
      process.removeAllListeners('unhandledRejection');
      for (const catcher of catchers) process.on('unhandledRejection', catcher);
    }
  });
});

describe('a stolen key of a seat', () => {
  test('is out at once when the seat gets another lock, and hears nothing more', async () => {
    const { host, table, hostKey } = await twoAt(server.url);
    const thief = await wireOf(new ApiClient(server.url, hostKey));
    await thief.watch(table, { seat: 0 });
    const own = await lock(host, table);
    expect(await thief.hears('locked')).toEqual({ type: 'locked', table, seat: 0 });
    thief.heard.length = 0;
    await own.act(table, answering('2.0', 'red'));
    await thief.caughtUp();
    expect(thief.heard).toEqual([]);
  });

  test('opens nothing any more on the socket that was opened with it', async () => {
    const { host, table, hostKey } = await twoAt(server.url);
    const thief = await wireOf(new ApiClient(server.url, hostKey));
    await thief.watch(table, { seat: 0 });
    const own = await lock(host, table);
    await thief.hears('locked');
    const act = answering('3.0', 'red');
    expect(await thief.fate('act', { table, seat: 0, act })).toBe('wrong-key');
    expect(await thief.fate('act', { table, act })).toBe('wrong-key');
    expect(await thief.fate('watch', { table, seat: 0 })).toBe('wrong-key');
    expect(await thief.fate('say', { table, id: 'line0001', text: 'mine' })).toBe('wrong-key');
    expect(await thief.fate('past', { table, answers: 0, seat: 0 })).toBe('wrong-key');
    expect(await own.ask('GET', `/tables/${table}`)).toMatchObject({ you: { seats: [0] } });
  });

  test('opens nothing on a socket that had not watched yet', async () => {
    const { host, table, hostKey } = await twoAt(server.url);
    const thief = await wireOf(new ApiClient(server.url, hostKey));
    await thief.caughtUp();
    await lock(host, table);
    expect(await thief.fate('act', { table, act: answering('3.0', 'red') })).toBe('wrong-key');
    expect(await thief.fate('watch', { table, seat: 0 })).toBe('wrong-key');
  });

  test('opens nothing on a socket of a guest who came in with it', async () => {
    const { host, table, hostKey } = await twoAt(server.url);
    const guest = await ApiClient.guest(server.url);
    await guest.ask('POST', '/keys', { key: hostKey });
    const thief = await wireOf(guest);
    await thief.watch(table, { seat: 0 });
    await lock(host, table);
    await thief.hears('locked');
    expect(await thief.fate('act', { table, seat: 0, act: answering('3.0', 'red') })).toBe(
      'wrong-key',
    );
    expect(await thief.fate('watch', { table, seat: 0 })).toBe('wrong-key');
  });

  test('of watching puts all spectators out, however they came, and nobody else', async () => {
    const { host, friend, table, watch } = await twoAt(server.url);
    const curious = await ApiClient.guest(server.url);
    await curious.ask('POST', '/keys', { key: watch });
    const [byKey, byPlace] = [
      await wireOf(new ApiClient(server.url, watch)),
      await wireOf(curious),
    ];
    const [lya, tom] = [await wireOf(host), await wireOf(friend)];
    for (const wire of [byKey, byPlace, lya]) await wire.watch(table, { seat: -1 });
    await tom.watch(table);
    const { key } = await host.ask<{ key: string }>('POST', `/tables/${table}/invites`, {
      kind: 'watch',
    });
    for (const wire of [byKey, byPlace, lya]) {
      expect(await wire.hears('locked')).toEqual({ type: 'locked', table, seat: -1 });
    }
    expect(await byKey.fate('watch', { table, seat: -1 })).toBe('wrong-key');
    expect(await byPlace.fate('watch', { table, seat: -1 })).toBe('wrong-key');
    expect(await lya.fate('watch', { table, seat: -1 })).toBe('done');
    await host.act(table, answering('2.0', 'red'));
    await tom.hears('update', ({ answers }) => answers === 1);
    expect(byKey.heard.map(({ type }) => type)).not.toContain('update');
    await curious.ask('POST', '/keys', { key });
    expect(await byPlace.fate('watch', { table, seat: -1 })).toBe('done');
  });

  test('costs the others who are there nothing, and the owner comes back', async () => {
    const { host, friend, table } = await twoAt(server.url);
    const [lya, tom] = [await wireOf(host), await wireOf(friend)];
    await lya.watch(table);
    await tom.watch(table);
    await lock(host, table);
    await lya.hears('locked');
    await lya.watch(table);
    expect(await lya.fate('act', { table, act: answering('2.0', 'red') })).toBe('done');
    await lya.hears('update', ({ answers }) => answers === 1);
    await tom.hears('update', ({ answers }) => answers === 1);
    expect(tom.heard.map(({ type }) => type)).not.toContain('locked');
  });

  test('does not get in by having asked just before the lock and arriving just after it', async () => {
    const { host, table, hostKey } = await twoAt(server.url);
    const thief = await wireOf(new ApiClient(server.url, hostKey));
    const { asked, go } = gateBefore(server, 'watch');
    const watching = thief.fate('watch', { table, seat: 0 });
    await asked;
    const own = await lock(host, table);
    go();
    expect(await watching).toBe('wrong-key');
    await own.act(table, answering('2.0', 'red'));
    await thief.caughtUp();
    expect(thief.heard).toEqual([]);
  });

  test('is shown as being there no longer', async () => {
    const { host, table, hostKey } = await twoAt(server.url);
    const thief = await wireOf(new ApiClient(server.url, hostKey));
    await thief.watch(table, { seat: 0 });
    const here = async () =>
      (await host.ask<{ face: { seats: { here?: boolean }[] } }>('GET', `/tables/${table}`)).face
        .seats[0]?.here;
    await soon(async () => expect(await here()).toBe(true));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      await lock(host, table);
      await thief.hears('locked');
      // The moment that they have to come back.
      await vi.advanceTimersByTimeAsync(2_000);
    } finally {
      vi.useRealTimers();
    }
    await soon(async () => expect(await here()).toBe(false));
  });
});

test('a replaced key to watch opens nothing any more on a socket that was opened with it', async () => {
  const { host, table, watch } = await twoAt(server.url);
  const watcher = await wireOf(new ApiClient(server.url, watch));
  await watcher.caughtUp();
  await host.ask('POST', `/tables/${table}/invites`, { kind: 'watch' });
  expect(await watcher.fate('watch', { table })).toBe('wrong-key');
});

test('a seat that is handed over is closed to who had it', async () => {
  const { friend, table } = await twoAt(server.url);
  const tom = await wireOf(friend);
  await tom.watch(table);
  const { key } = await friend.ask<{ key: string }>('POST', `/tables/${table}/invites`, {
    kind: 'hand',
    seat: 1,
  });
  const heir = await ApiClient.guest(server.url);
  await heir.sit(table, { invite: key, name: 'Ines' });
  await tom.hears('locked');
  expect(await tom.fate('watch', { table })).toBe('wrong-key');
  const ines = await wireOf(heir);
  expect(await ines.ask('watch', { table })).toMatchObject({ value: { seat: 1 } });
});

describe('who asks too much', () => {
  test('is refused with a reason, and then the socket is closed', async () => {
    const other = await startTestServer(
      { games: [toy] },
      { limits: { requests: 1, openings: 100, connections: 9 } },
    );
    servers.push(other);
    const stranger = await Wire.of(new ApiClient(other.url));
    wires.push(stranger);
    const ask = () => stranger.fate('leave', { table: 'nowhere1234' });
    const first = await Promise.all(Array.from({ length: 12 }, ask));
    expect(first.filter((code) => code === 'done')).toHaveLength(10);
    expect(first.slice(10)).toEqual(['too-many', 'too-many']);
    expect(stranger.socket.connected).toBe(true);
    // Whether or not they want to hear what became of it.
    for (let i = 0; i < 99; i += 1) stranger.socket.emit('leave', {}, () => {});
    for (let i = 0; i < 99; i += 1) stranger.socket.emit('leave', {});
    expect(await ask()).toBe('too-many');
    await stranger.closed();
  });

  test('is told so after fewer looks at the past, which make more work', async () => {
    const limits = { requests: 1, openings: 100, connections: 9 };
    const other = await startTestServer({ games: [toy] }, { limits });
    servers.push(other);
    const stranger = await Wire.of(new ApiClient(other.url));
    wires.push(stranger);
    const look = () => stranger.fate('past', { table: 'nowhere1234', answers: 0 });
    expect([await look(), await look(), await look()]).toEqual([
      'no-such-table',
      'no-such-table',
      'too-many',
    ]);
  });

  test('counts for all sockets of one address together, and for no other', async () => {
    const limits = { requests: 1, openings: 100, connections: 9 };
    const other = await startTestServer({ games: [toy] }, { limits, proxies: 1 });
    servers.push(other);
    const from = async (address: string) =>
      (await connect(other.url, { 'x-forwarded-for': address })) as Wire;
    const [one, two, far] = [await from('1.1.1.1'), await from('1.1.1.1'), await from('2.2.2.2')];
    for (let i = 0; i < 10; i += 1) await one.ask('leave', { table: 'nowhere1234' });
    expect(await two.fate('leave', { table: 'nowhere1234' })).toBe('too-many');
    expect(await far.fate('leave', { table: 'nowhere1234' })).toBe('done');
  });

  test('has so many sockets at a time, and another when one was closed', async () => {
    const limits = { requests: 100, openings: 100, connections: 2 };
    const other = await startTestServer({ games: [toy] }, { limits });
    servers.push(other);
    const stranger = new ApiClient(other.url);
    const [one, two, three] = [
      await Wire.of(stranger),
      await Wire.of(stranger),
      await Wire.of(stranger),
    ];
    wires.push(one, two, three);
    await three.closed();
    expect([one.socket.connected, two.socket.connected]).toEqual([true, true]);
    one.socket.close();
    await soon(async () => {
      const again = await Wire.of(stranger);
      wires.push(again);
      expect(await again.fate('leave', { table: 'nowhere1234' })).toBe('done');
    });
  });

  test('in one message that is too large loses the socket', async () => {
    const { host, table } = await twoAt(server.url);
    const lya = await wireOf(host);
    lya.socket.emit('say', { table, id: 'line0001', text: 'x'.repeat(70_000) }, () => {});
    await lya.closed();
    expect(await (await wireOf(host)).fate('watch', { table })).toBe('done');
  });
});
