import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiClient, requestId } from '../../test/server.ts';
import { readSettings } from '../settings.ts';
import { createLog } from './log.ts';
import { Metrics } from './metrics.ts';
import { type ServingNode, serve } from './serve.ts';

let folder: string;
let node: ServingNode;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tablewright-metrics-'));
  const settings = readSettings({ PORT: '0', METRICS_PORT: '0', DATA: folder });
  const log = createLog('silent');
  node = await serve({ settings, log, webRoot: import.meta.dirname, botPause: 0 });
});
afterAll(async () => {
  await node.close();
  rmSync(folder, { recursive: true });
});

async function scraped(): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${node.metrics?.port}/metrics`);
  expect(response.headers.get('content-type')).toContain('text/plain');
  return response.text();
}

/** The value of a figure; 0 while there is none. */
async function figure(name: string): Promise<number> {
  const line = (await scraped()).split('\n').find((text) => text.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1) ?? 0);
}

test('what a node does is counted', async () => {
  const host = await ApiClient.guest(node.url);
  const { table } = await host.open({
    game: 'bingo-deathmatch',
    seats: [
      { kind: 'me', name: 'Lya' },
      { kind: 'bot', name: 'Ines', policy: 'heuristic' },
    ],
  });
  await host.stream(`/tables/${table}/stream`, async (message) => {
    if (message.type !== 'update') return false;
    const [choice] = message.seen.choices;
    if (choice === undefined) return message.seen.outcome !== undefined;
    const answer = choice.fallback as never;
    await host
      .act(table, { kind: 'answer', id: requestId(), choice: choice.name, answer })
      .catch((thrown) => expect(thrown.code).toBe('stale'));
    return (await figure('tablewright_streams')) === 1 && message.seq > 12;
  });
  const stale = await figure('tablewright_refused_total{code="stale"}');
  const socket = await host.socket();
  const answer = { kind: 'answer', id: requestId(), choice: '1.0', answer: 'x' } as const;
  const acted = await socket.emitWithAck('act', { table, act: answer });
  expect(acted.error.code).toBe('stale');
  await expect(host.act('nowhere0', answer)).rejects.toThrow('no-such-table');
  expect(await figure('tablewright_sockets')).toBe(1);
  socket.close();

  const person = await figure('tablewright_answers_total{by="person"}');
  const bot = await figure('tablewright_answers_total{by="bot"}');
  expect(person).toBeGreaterThan(0);
  expect(bot).toBeGreaterThan(0);
  expect(await figure('tablewright_bot_decision_seconds_count')).toBeGreaterThanOrEqual(bot);
  expect(await figure('tablewright_append_entries_sum')).toBeGreaterThanOrEqual(person + bot);
  expect(await figure('tablewright_append_seconds_count')).toBeGreaterThan(0);
  expect(await figure('tablewright_refused_total{code="stale"}')).toBe(stale + 1);
  expect(await figure('tablewright_refused_total{code="no-such-table"}')).toBe(1);
  expect(await figure('tablewright_live_tables')).toBe(1);
});

test('the process and its event loop are watched too', async () => {
  const text = await scraped();
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  expect(text).toContain('process_resident_memory_bytes');
});

test('metrics are served on an address of their own, and nothing else is there', async () => {
  const elsewhere = await fetch(`${node.url}/metrics`);
  expect(elsewhere.status).toBe(404);
  const other = `http://127.0.0.1:${node.metrics?.port}`;
  expect((await fetch(`${other}/`)).status).toBe(404);
  expect((await fetch(`${other}/metrics`, { method: 'POST' })).status).toBe(404);
});

test('an error of the store is counted by what it was asked for', async () => {
  const alone = new Metrics();
  alone.storeFailed('append');
  expect(await alone.text()).toContain('tablewright_store_errors_total{method="append"} 1');
});
