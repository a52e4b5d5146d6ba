import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { playedServer, tables } from '../../test/ops/tables.ts';
import type { TestServer } from '../../test/server.ts';

let folder: string;
let folders = 0;
let server: TestServer;
let served: { kind: 'sqlite'; file: string };
let played: string;
let backup: string;
/** A folder of each test's own. */
let own: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tablewright-backup-'));
  served = { kind: 'sqlite', file: join(folder, 'served.db') };
  ({ server, played } = await playedServer(served));
  backup = join(folder, 'backup.db');
  const ran = await tables(served, ['backup', backup]);
  expect(ran).toMatchObject({ code: 0, err: '' });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  folders += 1;
  own = join(folder, `${folders}`);
});

function placeIn(name = 'tables.db') {
  return { kind: 'sqlite', file: join(own, name) } as const;
}

test('a backup of a server that runs is restored whole into an empty place', async () => {
  const place = placeIn();
  expect((await tables(place, ['restore', backup, '--check'])).code).toBe(0);
  const list = await tables(place, ['list', '--json']);
  expect(list.out).toBe((await tables(served, ['list', '--json'])).out);
  expect((await tables(place, ['verify'])).out).toContain('2 tables sound');
  expect(existsSync(`${place.file}.part`)).toBe(false);
});

test.skipIf(process.platform === 'win32')('only its owner may read a backup', () => {
  expect(statSync(backup).mode & 0o777).toBe(0o600);
});

test('a backup overwrites nothing and says what is missing', async () => {
  const before = readFileSync(backup);
  const again = await tables(served, ['backup', backup]);
  expect(again).toMatchObject({ code: 1, err: `${backup} exists already; it is left as it is` });
  expect(readFileSync(backup).equals(before)).toBe(true);
  const nothing = await tables(placeIn(), ['backup', join(folder, 'none.db')]);
  expect(nothing.code).toBe(1);
  expect(nothing.err).toContain('there is nothing to back up');
  expect(existsSync(join(folder, 'none.db'))).toBe(false);
});

test('tables that are there are overwritten by force alone', async () => {
  const place = placeIn();
  await tables(place, ['restore', backup]);
  expect((await tables(place, ['delete', played])).code).toBe(0);
  const refused = await tables(place, ['restore', backup]);
  expect(refused.code).toBe(1);
  expect(refused.err).toContain('has 1 table; --force overwrites it');
  expect((await tables(place, ['list'])).out).not.toContain(played);
  expect((await tables(place, ['restore', backup, '--force'])).code).toBe(0);
  expect((await tables(place, ['list'])).out).toContain(played);
});

test('a file that a server uses is never overwritten', async () => {
  const ran = await tables(served, ['restore', backup, '--force']);
  expect(ran).toMatchObject({ code: 1, err: `a server uses ${served.file}; stop it first` });
});

test('a file that is something else is overwritten by force alone', async () => {
  const place = placeIn();
  await tables(place, ['restore', backup]);
  writeFileSync(place.file, 'my diary');
  const refused = await tables(place, ['restore', backup]);
  expect(refused.code).toBe(1);
  expect(refused.err).toContain('is something else');
  expect(readFileSync(place.file, 'utf8')).toBe('my diary');
  expect((await tables(place, ['restore', backup, '--force'])).code).toBe(0);
  expect((await tables(place, ['verify'])).code).toBe(0);
});

test.each([
  ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 5_000)],
  ['empty', () => Buffer.alloc(0)],
  ['something else', () => Buffer.from('my diary')],
])('a backup that is %s is refused, and nothing is there', async (_, harm) => {
  const place = placeIn();
  const harmed = join(folder, `harmed${folders}.db`);
  writeFileSync(harmed, harm(readFileSync(backup)));
  const ran = await tables(place, ['restore', harmed]);
  expect(ran.code).toBe(1);
  expect(ran.err).toContain('is no whole copy of tables');
  expect(existsSync(place.file)).toBe(false);
});

test('with --check a backup is refused in which a table cannot be played again', async () => {
  const place = placeIn();
  const altered = join(folder, 'altered.db');
  cpSync(backup, altered);
  const database = new Sqlite(altered);
  database
    .prepare(`update log set body = replace(body, '"hash":"', '"hash":"0') where match = ?`)
    .run(played);
  database.close();
  const ran = await tables(place, ['restore', altered, '--check']);
  expect(ran.code).toBe(1);
  expect(ran.err).toMatch(new RegExp(`${played} is broken: entry \\d+ .*the log says 0`));
  expect(ran.err).toContain('nothing was restored');
  expect(existsSync(place.file)).toBe(false);
  expect((await tables(place, ['restore', altered])).code).toBe(0);
});

test.each([
  ['an entry is missing', 'delete from log where match = ? and seq = 4', 'entry 5 comes after 3'],
  [
    'its first entry is missing',
    'delete from log where match = ? and seq = 1',
    'entry 2 comes after nothing',
  ],
  [
    'an entry is no JSON',
    `update log set body = '{' where match = ? and seq = 4`,
    'entry 4 is no JSON',
  ],
  ['its log is missing', 'delete from log where match = ?', 'it has no log'],
])('a backup says of a table that %s, and is made all the same', async (_, damage, problem) => {
  const place = placeIn();
  await tables(place, ['restore', backup]);
  const database = new Sqlite(place.file);
  database.prepare(damage).run(played);
  database.close();
  const copy = join(own, 'copy.db');
  const ran = await tables(place, ['backup', copy]);
  expect(ran).toEqual({
    code: 1,
    out: `${place.file} is copied to ${copy}`,
    err: `damaged: ${played}: ${problem}`,
  });
  expect(existsSync(copy)).toBe(true);
});

test('with --check a backup says which table cannot be played again', async () => {
  const place = placeIn();
  await tables(place, ['restore', backup]);
  const database = new Sqlite(place.file);
  database
    .prepare(`update log set body = replace(body, '"hash":"', '"hash":"0') where match = ?`)
    .run(played);
  database.close();
  const copy = join(own, 'copy.db');
  expect(await tables(place, ['backup', copy])).toMatchObject({ code: 0, err: '' });
  const ran = await tables(place, ['backup', join(own, 'checked.db'), '--check']);
  expect(ran.code).toBe(1);
  expect(ran.err).toMatch(new RegExp(`${played} is broken: entry \\d+ .*the log says 0`));
  expect(readdirSync(own).filter((name) => name.startsWith('checked'))).toEqual(['checked.db']);
});

test('a backup says that its source lacks what was written to it', async () => {
  const place = placeIn();
  await tables(place, ['restore', backup]);
  writeFileSync(`${place.file}-seen`, '2000000000\n');
  const ran = await tables(place, ['backup', join(own, 'copy.db')]);
  expect(ran.code).toBe(1);
  expect(ran.err).toContain('lacks what was written to it last');
  // What is restored on purpose lacks nothing.
  expect((await tables(place, ['restore', backup, '--force'])).code).toBe(0);
  expect(await tables(place, ['backup', join(own, 'again.db')])).toMatchObject({
    code: 0,
    err: '',
  });
});

test('a file that is not there is not restored', async () => {
  const ran = await tables(placeIn(), ['restore', join(folder, 'gone.db')]);
  expect(ran.code).toBe(1);
  expect(ran.err).toContain('there is no file');
});

test.each(['backup', 'restore'])(
  'for PostgreSQL, %s names what to use instead',
  async (command) => {
    const place = { kind: 'postgres', address: 'postgres://me:geheim@127.0.0.1:1/x' } as const;
    const ran = await tables(place, [command, join(folder, 'x')]);
    expect(ran.code).toBe(2);
    expect(ran.err).toContain(command === 'backup' ? 'pg_dump' : 'pg_restore');
    expect(ran.err).toContain(command === 'backup' ? 'export' : 'import');
  },
);
