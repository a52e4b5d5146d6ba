import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerMessage } from '@tablewright/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from '../../test/postgres.ts';
import { ApiClient, requestId } from '../../test/server.ts';
import { createServer } from '../app.ts';
import { type Service, startService } from '../service.ts';
import { createLog } from './log.ts';

let folder: string;
let postgres: TestPostgres;
let running = true;
let service: Service;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tablewright-log-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  postgres = await startPostgres();
}, 60_000);
afterAll(async () => {
  if (running) await postgres.stop();
  rmSync(folder, { recursive: true });
});

/** A log of everything, down to what only developers want to know. */
function listeningLog() {
  const lines: string[] = [];
  return { lines, log: createLog('trace', { write: (line) => lines.push(line) }) };
}

/** What the log says of requests, without what differs from run to run. */
function requestsIn(lines: readonly string[]): string[] {
  return lines
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === 'request' || msg === 'socket')
    .map(({ method, route, status }) => `${method} ${route} ${status}`);
}

async function until(what: () => boolean): Promise<void> {
  while (!what()) await new Promise((resolve) => setTimeout(resolve, 5));
}

test('what is logged commands no terminal', () => {
  const { lines, log } = listeningLog();
  log.error({ err: new Error('\u009b2J\u202e') }, 'a table');
  expect(lines).toEqual([expect.stringMatching(/^[^\p{Cc}\p{Bidi_Control}]+\n$/u)]);
  expect(JSON.parse(lines[0] ?? '').err.message).toBe('\u009b2J\u202e');
});

test('no key, no password and no secret is ever logged, whatever happens', async () => {
  const { lines, log } = listeningLog();
  const address = await postgres.database('log');
  const secrets = new Set(['tablewright:tablewright']);
  const report = (what: string, thrown: unknown): void => log.error({ err: thrown }, what);

  service = await startService({ place: { kind: 'postgres', address }, report, botPause: 0 });
  const server = await createServer({ webRoot: folder, service, logger: log });
  const url = await server.listen({ host: '127.0.0.1', port: 0 });

  // A browser with a cookie opens a table.
  const entropy = '5ec4e7'.repeat(4);
  secrets.add(entropy);
  const seats = [{ kind: 'me', name: 'Lya' }, { kind: 'open' }];
  const opening = await fetch(`${url}/api/tables?key=key-in-a-query`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'bingo-deathmatch', seats, entropy }),
  });
  secrets.add('key-in-a-query');
  const cookie = opening.headers.get('set-cookie')?.split(';')[0] ?? '';
  secrets.add(cookie.slice(cookie.indexOf('=') + 1));
  const opened = await opening.json();
  const { table } = opened;
  for (const { key } of [...opened.seats, ...opened.invites]) secrets.add(key);
  secrets.add(opened.watch);
  const kept = await service.store.table(table);
  secrets.add(kept?.secret ?? '');
  await fetch(`${url}/api/tables/mine`, { headers: { cookie } });

  // A program with a bearer key sits down by an invitation in a body.
  const friend = await ApiClient.guest(url);
  secrets.add(friend.key ?? '');
  const seated = await friend.sit(table, { invite: opened.invites[0].key, name: 'Tom' });
  secrets.add(seated.key ?? '');
  await friend.ask('POST', '/keys', { key: opened.seats[0].key });
  const { key: another } = await friend.ask<{ key: string }>(
    'POST',
    `/tables/${table}/seats/1/key`,
  );
  secrets.add(another);
  const { key: invite } = await new ApiClient(url, another)
    .ask<{ key: string }>('POST', `/tables/${table}/invites`, { kind: 'hand', seat: 1 })
    .catch(() => ({ key: 'none' }));
  secrets.add(invite);

  // Requests that fail: keys that open nothing, bodies that are none, addresses with a key.
  const wrong = 'W'.repeat(43);
  secrets.add(wrong);
  const asWrong = { authorization: `Bearer ${wrong}` };
  await fetch(`${url}/api/tables/mine`, { headers: asWrong });
  await fetch(`${url}/api/tables/mine`, { headers: { authorization: `Basic ${wrong}` } });
  await fetch(`${url}/match/7?seat=${wrong}`, { headers: { accept: 'text/html' } });
  await fetch(`${url}/invite/${wrong}`);
  await fetch(`${url}/api/${wrong}`);
  await fetch(`${url}/api/keys`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"key":"${wrong}`,
  });
  await fetch(`${url}/%zz${wrong}`);

  // A socket and a stream.
  const socket = await new ApiClient(url, another).socket();
  await socket.emitWithAck('watch', { table });
  await new ApiClient(url, wrong).socket().then((one) => one.close());
  await friend.stream(`/tables/${table}/stream?seat=1`, ({ type }: ServerMessage) => {
    return type === 'table';
  });

  // The database goes away in the middle of it all.
  running = false;
  await postgres.stop();
  const act = { kind: 'manage', id: requestId(), listed: true } as const;
  await friend.act(table, act, 1).catch(() => {});
  await until(() => lines.some((line) => line.includes('"err"')));
  await service.lobby.listed().catch((thrown) => report('listed', thrown));
  socket.close();
  await until(() => requestsIn(lines).includes('GET /live 101'));
  await server.close();
  await service.close().catch((thrown) => report('closing', thrown));

  const all = lines.join('');
  expect(requestsIn(lines)).toEqual(
    expect.arrayContaining([
      'POST /api/tables 200',
      'GET /api/tables/mine 200',
      'POST /api/tables/:table/seats 200',
      'POST /api/tables/:table/seats/:seat/key 200',
      'GET /api/tables/mine 403',
      'GET /api/tables/mine 400',
      'POST /api/keys 400',
      'GET (page) 200',
      'GET (page) 404',
      'GET (unreadable) 400',
      'GET /api/tables/:table/stream 200',
      'GET /live 101',
    ]),
  );
  expect(lines.some((line) => line.includes('"err":{"name"'))).toBe(true);
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(3);
    expect(all).not.toContain(secret);
  }
});

test('a database that cannot be reached is reported without its password', async () => {
  const { lines, log } = listeningLog();
  const place = { kind: 'postgres', address: 'postgres://me:geheim@127.0.0.1:1/x' } as const;
  const error = await startService({ place, report: () => {} }).catch((thrown) => thrown);
  log.error({ err: error }, 'start');
  log.error(error);
  const carried = { client: { connectionParameters: { password: 'geheim' } } };
  log.error({ thrown: Object.assign(new Error('lost'), carried) }, 'under another name');
  expect(lines).toHaveLength(3);
  for (const line of lines) {
    expect(line).toContain(line.includes('another name') ? 'lost' : 'ECONNREFUSED');
    expect(line).not.toContain('geheim');
  }
});

test('what is below the level is not logged', () => {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => lines.push(line) });
  log.info('quiet');
  log.warn('loud');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 'warn', msg: 'loud' }]);
});
