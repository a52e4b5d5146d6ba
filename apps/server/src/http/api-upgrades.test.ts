import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMatchFile } from '@tablewright/engine/host';
import { type DuelRules, duelOf } from '@tablewright/engine/testing';
import type { NextTable, Opened, Update } from '@tablewright/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fate, look, me, open } from '../../test/asking.ts';
import { startPostgres, type TestPostgres } from '../../test/postgres.ts';
import { ApiClient, requestId, startTestServer, type TestServer } from '../../test/server.ts';
import type { StorePlace } from '../service.ts';

let folder: string;
let postgres: TestPostgres;
let places = 0;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tablewright-upgrades-'));
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

const PLACES: readonly { name: string; fresh: (n: number) => Promise<StorePlace> }[] = [
  { name: 'a file', fresh: async (n) => ({ kind: 'sqlite', file: join(folder, `${n}.db`) }) },
  {
    name: 'PostgreSQL',
    fresh: async (n) => ({ kind: 'postgres', address: await postgres.database(`upgrades${n}`) }),
  },
];

describe.each(PLACES)('tables in $name', ({ fresh }) => {
  let place: StorePlace;
  let server: TestServer;

  beforeEach(async () => {
    places += 1;
    place = await fresh(places);
    server = await startTestServer({ place, games: [duelOf({ version: '1' })] });
  });
  afterEach(() => server.close());

  /** The server stops, and another release of it starts. */
  async function upgrade(rules: Omit<DuelRules, 'version'>, version = '2'): Promise<void> {
    expect(server.reports).toEqual([]);
    await server.close();
    server = await startTestServer({ place, games: [duelOf({ version, ...rules })] });
  }

  const at = (key: string | undefined) => new ApiClient(server.url, key);

  async function toldAt(client: ApiClient, table: string, seat: number): Promise<Update> {
    const heard = await client.stream(
      `/tables/${table}/stream?seat=${seat}`,
      ({ type }) => type === 'update',
    );
    return heard.at(-1) as Update;
  }

  /** A seat gives an answer, if it is asked. */
  async function answer(client: ApiClient, table: string, seat: number, what: string) {
    const { seen } = await toldAt(client, table, seat);
    const choice = seen.choices[0]?.name ?? '0.0';
    return client.act(table, { kind: 'answer', id: requestId(), choice, answer: what }, seat);
  }

  /** Lya, a guest, and Tom, a program with nothing but the key of his seat, have played. */
  async function played() {
    const host = await ApiClient.guest(server.url);
    const opened: Opened = await host.open({ game: 'duel', seats: [me('Lya'), open] });
    const { table } = opened;
    const seated = await at(opened.invites[0]?.key).sit(table, {
      invite: opened.invites[0]?.key,
      name: 'Tom',
    });
    for (const [turn, what] of ['wait', 'strike', 'strike', 'wait'].entries()) {
      await answer(turn % 2 === 0 ? host : at(seated.key), table, turn % 2, what);
    }
    return { table, lya: host.key, tom: seated.key, watch: opened.watch };
  }

  const next = (client: ApiClient, table: string) =>
    client.ask<NextTable>('POST', `/tables/${table}/next`, { entropy: 'ef'.repeat(8) });

  test('go on with a later release by which everything comes out the same', async () => {
    const { table, lya, tom } = await played();
    const before = await toldAt(at(lya), table, 0);
    await upgrade({ reshaped: true });
    const { face } = await look(at(lya), table);
    expect(face).toMatchObject({ rulesVersion: '2', upgraded: { from: '1', answers: 4 } });
    const { events, answeredBy, seen } = await toldAt(at(lya), table, 0);
    expect({ events, answeredBy, view: seen.view }).toEqual({
      events: before.events,
      answeredBy: before.answeredBy,
      view: before.seen.view,
    });
    await answer(at(lya), table, 0, 'wait');
    await upgrade({}, '3');
    await answer(at(tom), table, 1, 'wait');
    expect((await look(at(lya), table)).face.upgraded).toEqual({ from: '2', answers: 5 });
  });

  test('say what comes out otherwise, go on as a new match, and keep their secret', async () => {
    const { table, lya, tom, watch } = await played();
    await upgrade({ harder: 1 });
    const { face } = await look(at(lya), table);
    expect(face).toMatchObject({
      status: 'closed',
      rulesVersion: '1',
      otherwise: { version: '2', answer: 2, rule: 'DUEL-HURT-01', common: 1, played: 4 },
    });
    // What the node of before had kept tells what was told then.
    expect(await toldAt(at(tom), table, 1)).toMatchObject({
      answers: 1,
      otherwise: { was: { type: 'hurt' }, is: { type: 'hurt' }, events: [{ seq: 2 }, {}, {}] },
    });
    expect(await fate(answer(at(lya), table, 0, 'strike'))).toBe('409 wrong-rules-version');
    expect(await fate(at(lya).ask('GET', `/tables/${table}/file`))).toBe('403 not-allowed');
    expect(await fate(next(at(watch), table))).toBe('403 not-allowed');
    const { table: there, opened } = await next(at(tom), table);
    expect(opened).toBeUndefined();
    expect(await next(at(lya), table)).toEqual({ table: there });
    expect((await look(at(lya), there)).you).toEqual({ seats: [0], host: true });
    const { key } = await at(tom).sit(there, { seat: 1, name: 'Tom' });
    expect(await fate(at(tom).sit(there, { seat: 1, name: 'Tom' }))).toBe('409 begun');
    await answer(at(key), there, 1, 'strike');
    const stranger = await ApiClient.guest(server.url);
    expect(await fate(look(stranger, there))).toBe('403 wrong-key');
    for (const one of [table, there]) {
      expect(await fate(at(lya).ask('GET', `/tables/${one}/file`))).toBe('403 not-allowed');
    }
    await upgrade({ harder: 1 });
    expect((await toldAt(at(lya), there, 0)).answers).toBe(2);
    await at(lya).act(there, { kind: 'close', id: requestId() }, 0);
    const file = await at(lya).ask<object>('GET', `/tables/${table}/file`);
    expect(readMatchFile(file)).toMatchObject({ ok: true, value: { rulesVersion: '1' } });
    expect(await fate(at(lya).ask('GET', `/tables/${there}/file`))).toBe('done');
  });

  test('are exported once their host has closed them, and then do not go on', async () => {
    const { table, lya, tom } = await played();
    await upgrade({ harder: 1 });
    await at(lya).act(table, { kind: 'close', id: requestId() }, 0);
    const file = await at(tom).ask<object>('GET', `/tables/${table}/file`);
    expect(readMatchFile(file)).toMatchObject({
      ok: true,
      value: { rulesVersion: '1', answers: [{}, {}, {}, {}] },
    });
    expect(await fate(next(at(lya), table))).toBe('409 closed');
  });
});
