import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerMessage } from '@tablewright/protocol';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SeatDriver } from '../../test/crash/driver.ts';
import { startNode } from '../../test/ops/child.ts';
import { ApiClient, ApiRefusal, requestId, startTestServer } from '../../test/server.ts';
import { createServer } from '../app.ts';
import { type Service, startService } from '../service.ts';
import { sqliteStore } from '../store/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import { Traffic } from './traffic.ts';

let folder: string;
let folders = 0;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tablewright-shutdown-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function freshFolder(): string {
  folders += 1;
  return join(folder, `${folders}`);
}

async function until(what: () => boolean): Promise<void> {
  while (!what()) await new Promise((resolve) => setTimeout(resolve, 5));
}

const PLAYERS = [
  { kind: 'me', name: 'Lya' },
  { kind: 'me', name: 'Tom' },
] as const;

async function drivers(url: string): Promise<SeatDriver[]> {
  const host = await ApiClient.guest(url);
  const { table, seats } = await host.open({ game: 'bingo-deathmatch', seats: [...PLAYERS] });
  return seats.map(({ seat, key }) => {
    const driver = new SeatDriver({ table, seat, key }, ({ fallback }) => fallback);
    driver.connect(url);
    return driver;
  });
}

/** Acts by HTTP again and again until it is refused or nobody listens; what was acknowledged. */
async function actUntilClosed(host: ApiClient, table: string) {
  const acknowledged = new Map<string, number>();
  let listed = false;
  const acting = (async () => {
    for (;;) {
      const id = requestId();
      listed = !listed;
      const { seq } = await host.act(table, { kind: 'manage', id, listed });
      acknowledged.set(id, seq);
    }
  })().catch((thrown: unknown) => thrown);
  await until(() => acknowledged.size > 5);
  return { acknowledged, acting };
}

test('what is sent while a node closes is acknowledged and kept, or not acknowledged', async () => {
  const data = freshFolder();
  const node = await startNode({ DATA: data });
  const playing = await Promise.all(Array.from({ length: 4 }, () => drivers(node.told)));
  const host = await ApiClient.guest(node.told);
  const { table } = await host.open({ game: 'bingo-deathmatch', seats: [...PLAYERS] });
  const byHttp = await actUntilClosed(host, table);
  await until(() => playing.flat().every(({ acknowledged }) => acknowledged.length > 3));
  const heard: ServerMessage[] = [];
  const stream = host.stream(`/tables/${table}/stream?seat=0`, (message) => {
    heard.push(message);
    return false;
  });
  await until(() => heard.length > 0);
  node.kill('SIGTERM');
  expect(await node.ended()).toBe(0);
  // The stream came to its end, and did not break off.
  expect(await stream).toEqual(heard);
  const end = await byHttp.acting;
  if (end instanceof ApiRefusal) expect(end.code).toBe('busy');
  else expect(end).toBeInstanceOf(TypeError);

  const store = await sqliteStore(join(data, 'tablewright.db'));
  const kept = async (of: string) => {
    const entries = await store.entries(of, 0, 100_000);
    return new Map(entries.map(({ seq, entry }) => [entry.id?.split('/')[1], seq]));
  };
  const inTable = await kept(table);
  for (const [id, seq] of byHttp.acknowledged) expect([id, inTable.get(id)]).toEqual([id, seq]);
  for (const driver of playing.flat()) {
    expect(driver.wrong).toEqual([]);
    const inLog = await kept(driver.known?.table ?? '');
    for (const { id, seq } of driver.acknowledged) {
      expect([id, inLog.get(id)]).toEqual([id, seq]);
    }
    driver.close();
  }
  await store.close();
});

test('sockets come back by themselves once there is a node again', async () => {
  const data = freshFolder();
  const node = await startNode({ DATA: data });
  const socket = io(node.told, {
    path: '/live',
    transports: ['websocket'],
    reconnectionDelay: 10,
    reconnectionDelayMax: 50,
  });
  let connected = 0;
  socket.on('connect', () => {
    connected += 1;
  });
  await until(() => connected === 1);
  node.kill('SIGTERM');
  expect(await node.ended()).toBe(0);
  const next = await startNode({ DATA: data, PORT: new URL(node.told).port });
  await until(() => connected === 2);
  socket.close();
  next.kill('SIGTERM');
  expect(await next.ended()).toBe(0);
});

/** A server whose traffic can be held up. */
async function heldServer(): Promise<{
  url: string;
  service: Service;
  traffic: Traffic;
  close: () => Promise<void>;
}> {
  const file = join(freshFolder(), 'tables.db');
  const service = await startService({ place: { kind: 'sqlite', file }, report: () => {} });
  const traffic = new Traffic();
  const server = await createServer({ webRoot: folder, service, traffic });
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  return { url, service, traffic, close: () => server.close() };
}

test('a node that closes says so at once and begins nothing new', async () => {
  const { url, service, traffic, close } = await heldServer();
  const ready = await fetch(`${url}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready' }]);
  expect(ready.headers.get('cache-control')).toBe('no-store');
  const host = await ApiClient.guest(url);
  const replied = traffic.begin();
  const closed = close();
  void traffic.close();
  const closing = await fetch(`${url}/readyz`);
  expect([closing.status, await closing.json()]).toEqual([
    503,
    { status: 'not ready', reason: 'closing' },
  ]);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  const wish = { game: 'bingo-deathmatch', seats: [...PLAYERS] };
  await expect(host.open(wish)).rejects.toMatchObject({ code: 'busy', status: 503 });
  await expect(host.ask('GET', '/tables')).rejects.toMatchObject({ code: 'busy' });
  await expect(host.socket()).rejects.toThrow();
  replied();
  await closed;
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();
  await service.close();
});

test('acts under way are acknowledged before the node goes, by socket and by HTTP', async () => {
  const { url, service, close } = await heldServer();
  const host = await ApiClient.guest(url);
  const wish = { game: 'bingo-deathmatch', seats: [...PLAYERS] };
  const tables = [(await host.open(wish)).table, (await host.open(wish)).table];
  const socket = await host.socket();
  const ended = new Promise((resolve) => socket.once('disconnect', resolve));
  // The disk takes its time.
  const disk = Promise.withResolvers<void>();
  const store: Pick<{ -readonly [K in keyof Store]: Store[K] }, 'append' | 'table'> = service.store;
  const { append, table } = store;
  let writing = 0;
  const asked = new Set<string>();
  store.append = async (steps) => {
    writing += steps.length;
    await disk.promise;
    return append(steps);
  };
  store.table = (id) => {
    asked.add(id);
    return table(id);
  };
  const act = () => ({ kind: 'manage', id: requestId(), listed: true }) as const;
  const bySocket = socket.emitWithAck('act', { table: tables[0], seat: 0, act: act() });
  await until(() => writing === 1);
  asked.clear();
  const byHttp = host.act(tables[1] ?? '', act(), 0);
  await until(() => asked.has(tables[1] ?? ''));
  const closed = close();
  disk.resolve();
  expect(await bySocket).toEqual({ ok: true, value: { seq: 2 } });
  expect(await byHttp).toEqual({ seq: 2 });
  expect(await ended).toBe('transport close');
  await closed;
  await service.close();
});

test('a node whose store does not answer is not ready', async () => {
  const { url, service, close } = await heldServer();
  await service.close();
  const response = await fetch(`${url}/readyz`);
  expect([response.status, await response.json()]).toEqual([
    503,
    { status: 'not ready', reason: 'store' },
  ]);
  await close();
});

test('the turn of a bot that waits is free for another node', async () => {
  const file = join(freshFolder(), 'tables.db');
  const server = await startTestServer({ place: { kind: 'sqlite', file }, botPause: 3_600_000 });
  const host = await ApiClient.guest(server.url);
  const { table } = await host.open({
    game: 'bingo-deathmatch',
    listed: true,
    seats: [
      { kind: 'bot', name: 'Ines', policy: 'heuristic' },
      { kind: 'bot', name: 'Karl', policy: 'heuristic' },
      { kind: 'open' },
    ],
  });
  // Whoever looks on makes the bots wait.
  const watched = await server.service.play.watch(
    table,
    -1,
    {},
    () => {},
    () => {},
  );
  expect(watched.ok).toBe(true);
  await host.act(table, { kind: 'fill', id: requestId(), seat: 2, policy: 'heuristic' });
  expect(await server.service.store.claim('heir', Date.now())).toEqual([]);
  await server.close();
  expect(server.reports).toEqual([]);
  const store = await sqliteStore(file);
  expect(await store.claim('heir', Date.now())).toEqual([table]);
  await store.close();
});
