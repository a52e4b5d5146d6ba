import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { playedServer, tables } from '../../test/ops/tables.ts';
import { startPostgres, type TestPostgres } from '../../test/postgres.ts';
import { startTestServer } from '../../test/server.ts';
import type { StorePlace } from '../service.ts';
import { runProgram } from './program.ts';

const DAY = 86_400_000;

let folder: string;
let files = 0;
let filled: string;
let played: string;
let waiting: string;
let place: { kind: 'sqlite'; file: string };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tablewright-program-'));
  const source = { kind: 'sqlite', file: join(folder, 'source.db') } as const;
  const made = await playedServer(source);
  ({ played, waiting } = made);
  await made.server.close();
  filled = join(folder, 'backup.db');
  await tables(source, ['backup', filled]);
});
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(async () => {
  files += 1;
  place = { kind: 'sqlite', file: join(folder, `${files}.db`) };
  await tables(place, ['restore', filled]);
});

/** Changes the database behind everybody's back. */
function alter(statement: string, ...values: string[]): void {
  const database = new Sqlite(place.file);
  database.prepare(statement).run(...values);
  database.close();
}

test('tables are listed with how far they have come', async () => {
  const { code, out } = await tables(place, ['list']);
  expect(code).toBe(0);
  expect(out.split('\n')).toHaveLength(3);
  expect(out).toMatch(new RegExp(`${played} +bingo-adventure +\\S+ +finished +\\d+ `));
  const lines = (await tables(place, ['list', '--json'])).out.split('\n');
  const line = lines.map((text) => JSON.parse(text)).find(({ id }) => id === waiting);
  expect(line).toMatchObject({ game: 'bingo-deathmatch', status: 'gathering', entries: 1 });
});

test('a deleted table is gone, and cannot be deleted again', async () => {
  expect(await tables(place, ['delete', played])).toMatchObject({ code: 0 });
  expect((await tables(place, ['list'])).out).not.toContain(played);
  expect(await tables(place, ['delete', played])).toMatchObject({
    code: 1,
    err: `there is no table ${played}`,
  });
});

test('what need not be kept is deleted by the settings, and nothing without one', async () => {
  const later = { now: () => Date.now() + 8 * DAY };
  const none = await tables(place, ['retain'], later);
  expect(none.code).toBe(2);
  expect(none.err).toContain('RETAIN_FINISHED_DAYS');
  const retain = (retention: object) => tables(place, ['retain'], { ...later, retention });
  expect((await retain({ finished: 9, gathering: 9 })).out).toBe('0 tables deleted');
  expect((await retain({ finished: 7 })).out).toBe('1 table deleted');
  const { out } = await tables(place, ['list']);
  expect([out.includes(played), out.includes(waiting)]).toEqual([false, true]);
});

test('a table that is as its rules make it is sound', async () => {
  expect((await tables(place, ['verify', played])).out).toMatch(/is sound: \d+ entries played/);
  expect(await tables(place, ['verify'])).toMatchObject({ code: 0, err: '' });
});

test.each([
  ['a hash is another', `update log set body = replace(body, '"hash":"', '"hash":"0')`, 'log says'],
  ['an entry is missing', 'delete from log where seq = 4', 'comes after'],
  ['an entry is no JSON', `update log set body = '{' where seq = 4`, 'JSON'],
  ['there is no log', 'delete from log', 'it has no log'],
  ['its state is another', `update tables set status = 'playing'`, 'is kept as playing'],
  ['its promise is another', `update tables set commitment = 'x'`, 'not the promised one'],
])('a table is broken if %s', async (_, statement, problem) => {
  alter(statement);
  const ran = await tables(place, ['verify', played]);
  expect(ran.code).toBe(1);
  expect(ran.err).toContain(`${played} is broken: `);
  expect(ran.err).toContain(problem);
  expect(await tables(place, ['verify'])).toMatchObject({ code: 1 });
});

test('a table of later rules, or of a game that is not here, is not checked and not broken', async () => {
  alter('update tables set rules_version = ? where id = ?', '999', played);
  alter('update tables set game = ? where id = ?', 'chess', waiting);
  const ran = await tables(place, ['verify']);
  expect(ran.code).toBe(0);
  expect(ran.out).toContain(`${played} is not checked: it is played by rules 999; here are`);
  expect(ran.out).toContain('here are none');
  expect(ran.out).toContain('0 tables sound (0 entries played again), 2 of other rules, 0 broken');
});

test('a table of older rules is compared: everything comes out the same, or by which rule not', async () => {
  alter('update tables set rules_version = ?', '0');
  const same = await tables(place, ['verify']);
  expect(same).toMatchObject({ code: 0, err: '' });
  expect(same.out).toMatch(new RegExp(`${played} comes out the same as by rules 0: \\d+ entries`));
  expect(same.out).toContain('2 of older rules (2 come out the same, 0 do not)');
  // Of all answers, as one that told nothing could not be told otherwise.
  alter(`update log set body = replace(body, '"told":"', '"told":"0')`);
  const other = await tables(place, ['verify', played]);
  expect(other).toMatchObject({ code: 0, err: '' });
  expect(other.out).toMatch(
    new RegExp(`${played} comes out otherwise by rules \\d+ than by 0: answer \\d+ differs by BA-`),
  );
  expect((await tables(place, ['verify'])).out).toContain('(1 come out the same, 1 do not)');
});

test('a damaged table of older rules is repaired where they are', async () => {
  alter('update tables set rules_version = ? where id = ?', '0', played);
  alter('delete from log where match = ? and seq = 4', played);
  const ran = await tables(place, ['repair', played]);
  expect(ran.code).toBe(1);
  expect(ran.err).toContain(`${played} is played by rules 0; repair it where they are`);
});

test.each([
  [['nonsense'], 2, "unknown command 'nonsense'"],
  [['backup'], 2, "missing required argument 'file'"],
  [['list', '--loud'], 2, "unknown option '--loud'"],
  [['verify', 'nowhere'], 1, 'there is no table nowhere'],
])('%o ends with %i', async (args, code, said) => {
  const ran = await tables(place, args);
  expect(ran.code).toBe(code);
  expect(ran.err).toContain(said);
});

test('without tables the place is named', async () => {
  const nowhere = { kind: 'sqlite', file: join(folder, 'nowhere.db') } as const;
  for (const command of ['list', 'verify', 'retain']) {
    const ran = await tables(nowhere, [command], { retention: { idle: 1 } });
    expect(ran.code).toBe(1);
    expect(ran.err).toContain(`there are no tables yet: ${nowhere.file} does not exist`);
  }
});

test('help is given, and an environment that makes no sense is wrong usage', async () => {
  const help = await tables(place, ['--help']);
  expect(help.code).toBe(0);
  expect(help.out).toContain('Exit codes: 0 done, 1 failed, 2 wrong usage.');
  const said: string[] = [];
  const context = () => {
    throw new Error('PORT must be a whole number');
  };
  const setup = { out: () => {}, err: (line: string) => said.push(line), env: {}, context };
  expect(await runProgram(setup, ['list'])).toBe(2);
  expect(said).toEqual(['PORT must be a whole number']);
});

test('a database that cannot be reached is named without its password', async () => {
  const address = 'postgres://me:geheim@127.0.0.1:1/x';
  const ran = await tables({ kind: 'postgres', address }, ['list']);
  expect(ran.code).toBe(1);
  expect(ran.err).toContain('The database at DATABASE_URL cannot be used: connect ECONNREFUSED');
  expect(ran.err).not.toContain('geheim');
});

test('the nodes of a PostgreSQL database hear of a table that is deleted', async () => {
  const postgres: TestPostgres = await startPostgres();
  const shared: StorePlace = { kind: 'postgres', address: await postgres.database('gone') };
  const made = await playedServer(shared);
  const other = await startTestServer({ place: shared });
  const gone = new Promise((resolve) => {
    const hear = ({ type }: { type: string }): void => {
      if (type === 'gone') resolve(type);
    };
    void other.service.play.watch(made.waiting, 0, {}, hear, () => {
      void tables(shared, ['delete', made.waiting]);
    });
  });
  expect(await gone).toBe('gone');
  await Promise.all([made.server.close(), other.close()]);
  await postgres.stop();
});
