import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fate, look } from '../../test/asking.ts';
import { tables } from '../../test/ops/tables.ts';
import { startPostgres } from '../../test/postgres.ts';
import { ApiClient, requestId, startTestServer } from '../../test/server.ts';
import { postgresDatabase } from '../store/postgres-database.ts';

const seats = [
  { kind: 'me', name: 'Lya' },
  { kind: 'me', name: 'Tom' },
] as const;

let folder: string;
let files = 0;
let filled: string;
let place: { kind: 'sqlite'; file: string };
let table: string;
/** A table at which a seat is free and another was just taken. */
let gathering: string;
let host: ApiClient;
let friend: ApiClient;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tablewright-repair-'));
  const source = { kind: 'sqlite', file: join(folder, 'source.db') } as const;
  const server = await startTestServer({ place: source });
  host = await ApiClient.guest(server.url);
  ({ table } = await host.open({ game: 'bingo-deathmatch', seats: [...seats] }));
  for (let i = 0; i < 12; i += 1) await answerOnce(server.url);
  const open = { kind: 'open' } as const;
  const opened = await host.open({ game: 'bingo-deathmatch', seats: [seats[0], open, open] });
  gathering = opened.table;
  friend = await ApiClient.guest(server.url);
  await friend.sit(gathering, { invite: opened.invites[0]?.key, name: 'Tom' });
  await server.close();
  filled = join(folder, 'backup.db');
  await tables(source, ['backup', filled]);
});
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(async () => {
  files += 1;
  place = { kind: 'sqlite', file: join(folder, `${files}.db`) };
  await tables(place, ['restore', filled]);
});

/** Whoever is asked first answers with what the clock would give; the number under which it is kept. */
async function answerOnce(url: string): Promise<number> {
  const client = new ApiClient(url, host.key);
  for (const seat of [0, 1]) {
    const path = `/tables/${table}/stream?seat=${seat}`;
    const update = (await client.stream(path, ({ type }) => type === 'update')).at(-1);
    const [choice] = update?.type === 'update' ? update.seen.choices : [];
    if (choice === undefined) continue;
    const act = { kind: 'answer', id: requestId(), choice: choice.name } as const;
    const { seq } = await client.act(table, { ...act, answer: choice.fallback as never }, seat);
    return seq;
  }
  throw new Error('nobody is asked');
}

/** Changes the database behind everybody's back. */
function alter(statement: string, ...values: (string | number)[]): void {
  const database = new Sqlite(place.file);
  database.prepare(statement).run(...values);
  database.close();
}

const DAMAGES: readonly (readonly [string, string, string])[] = [
  ['an entry is no JSON', `update log set body = '{' where match = ? and seq = 8`, ': {'],
  ['an entry is nothing', `update log set body = 'null' where match = ? and seq = 8`, ': null'],
  [
    'an entry is of no kind',
    `update log set body = '{"kind":"x"}' where match = ? and seq = 8`,
    'x',
  ],
  [
    'a hash is another',
    `update log set body = replace(body, '"hash":"', '"hash":"0') where match = ? and seq = 8`,
    '"answer"',
  ],
  ['an entry is missing', 'delete from log where match = ? and seq = 8', ': it is not there'],
];

test.each(DAMAGES)('of a table people are told that it is damaged where %s', async (_, damage) => {
  alter(damage, table);
  const server = await startTestServer({ place });
  const client = new ApiClient(server.url, host.key);
  expect(await fate(look(client, table))).toBe('500 damaged');
  const refusal = await look(client, table).catch((thrown) => thrown);
  // Hashes would tell secrets.
  expect(refusal.message).not.toMatch(/[0-9a-f]{16}/);
  const socket = await client.socket();
  const watched = await socket.emitWithAck('watch', { table });
  expect(watched).toMatchObject({ ok: false, error: { code: 'damaged' } });
  socket.disconnect();
  expect(server.reports.join()).toMatch(new RegExp(`table ${table} is damaged`));
  expect(await fate(look(client, gathering))).toBe('done');
  // Its host may delete it all the same.
  expect(await fate(client.ask('DELETE', `/tables/${table}`))).toBe('done');
  await server.close();
});

test.each(DAMAGES)(
  'a table goes on after its last sound entry where %s',
  async (_, damage, body) => {
    alter(damage, table);
    const ran = await tables(place, ['repair', table]);
    expect(ran.code).toBe(0);
    expect(ran.err).toContain(`${table} is broken: `);
    const said = ran.out.split('\n');
    expect(said).toHaveLength(7);
    expect(said[0]).toContain('entry 8 is lost');
    expect(said[0]).toContain(body);
    expect(said[5]).toMatch(/^entry 13 is lost, of \S+Z: \{"kind":"answer"/);
    expect(said[6]).toBe(`${table} goes on after entry 7; 6 entries lost`);
    expect((await tables(place, ['verify'])).code).toBe(0);
    expect((await tables(place, ['repair', table])).out).toContain('nothing to repair');
    const server = await startTestServer({ place });
    const client = new ApiClient(server.url, host.key);
    // Who knew the table before the damage, and after it, is told what holds.
    for (const since of [5, 13]) {
      const path = `/tables/${table}/stream?seat=0&seq=${since}`;
      const update = (await client.stream(path, ({ type }) => type === 'update')).at(-1);
      expect(update).toMatchObject({ seq: 13, answers: 6, keep: Math.min(6, since - 1) });
    }
    expect(await answerOnce(server.url)).toBe(14);
    await server.close();
  },
);

test('a seat whose taking is lost is free, and may be taken again', async () => {
  alter(`update log set body = '?' where match = ? and seq = 2`, gathering);
  expect((await tables(place, ['repair', gathering])).out).toContain(
    'goes on after entry 1; 1 entry lost',
  );
  const server = await startTestServer({ place });
  const again = new ApiClient(server.url, friend.key);
  const invite = await new ApiClient(server.url, host.key).ask<{ key: string }>(
    'POST',
    `/tables/${gathering}/invites`,
    { kind: 'invite' },
  );
  expect(await again.sit(gathering, { invite: invite.key, name: 'Tom' })).toMatchObject({
    seat: 1,
  });
  await server.close();
});

test('what lists show of a table is made right', async () => {
  alter(`update tables set status = 'finished' where id = ?`, table);
  expect((await tables(place, ['repair', table])).out).toContain(
    'goes on after entry 13; 0 entries lost',
  );
  expect((await tables(place, ['verify'])).code).toBe(0);
});

test('what cannot be repaired is left as it is', async () => {
  alter(`update log set body = '?' where match = ? and seq = 1`, gathering);
  const ran = await tables(place, ['repair', gathering]);
  expect(ran.code).toBe(1);
  expect(ran.err).toContain('cannot be repaired: nothing of its log is sound');
  expect((await tables(place, ['list'])).out).toContain(gathering);
  expect((await tables(place, ['repair', 'nowhere1'])).err).toBe('there is no table nowhere1');
});

test('nothing is repaired under a server', async () => {
  const server = await startTestServer({ place });
  const ran = await tables(place, ['repair', table]);
  expect(ran).toMatchObject({ code: 1, err: `a server uses ${place.file}; stop it first` });
  await server.close();
});

test('a table in PostgreSQL is repaired likewise, while no server uses it', async () => {
  const postgres = await startPostgres();
  const address = await postgres.database('repair');
  const there = { kind: 'postgres', address } as const;
  const written = join(folder, 'there.jsonl');
  await tables(place, ['export', written]);
  expect(await tables(there, ['import', written])).toMatchObject({ code: 0 });
  const db = postgresDatabase(address);
  await sql`update log set body = '{' where match = ${table} and seq = 8`.execute(db);
  await sql`insert into nodes values ('alive', ${Date.now() + 60_000})`.execute(db);
  expect(await tables(there, ['repair', table])).toMatchObject({
    code: 1,
    err: 'servers use these tables; stop them first',
  });
  await sql`delete from nodes`.execute(db);
  await db.destroy();
  const ran = await tables(there, ['repair', table]);
  expect(ran.out).toContain(`${table} goes on after entry 7; 6 entries lost`);
  expect((await tables(there, ['verify'])).code).toBe(0);
  await postgres.stop();
});
