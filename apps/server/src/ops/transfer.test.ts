import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playedHouse, tables } from '../../test/ops/tables.ts';
import { startPostgres, type TestPostgres } from '../../test/postgres.ts';

let folder: string;
let postgres: TestPostgres;
let files = 0;
/** An export of a house that runs. */
let exported: string;
let text: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tablewright-export-'));
  postgres = await startPostgres();
  const place = fresh();
  const { house } = await playedHouse(place);
  exported = join(folder, 'export.jsonl');
  expect(await tables(place, ['export', exported])).toMatchObject({ code: 0, err: '' });
  await house.close();
  text = readFileSync(exported, 'utf8');
}, 60_000);
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

function fresh() {
  files += 1;
  return { kind: 'sqlite', file: join(folder, `${files}.db`) } as const;
}

/** The rows of an export, without the header, which names the time, and the hash over it. */
function rowsOf(file: string): string[] {
  const bytes = readFileSync(file);
  const lines = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8').split('\n');
  return lines.slice(1, -2);
}

test('the first line says what it is and how many rows follow', () => {
  const header = JSON.parse(text.slice(0, text.indexOf('\n')));
  expect(header).toMatchObject({ format: 'tablewright-export', version: 1 });
  expect(header.rows).toBe(rowsOf(exported).length);
  expect(text).toContain('grüß dich');
});

test('an export goes from SQLite to PostgreSQL and back, packed or not, and is the same', async () => {
  const there = { kind: 'postgres', address: await postgres.database('transfer') } as const;
  const packed = join(folder, 'there.jsonl.gz');
  const back = join(folder, 'back.jsonl');
  expect(await tables(there, ['import', exported])).toMatchObject({ code: 0, err: '' });
  expect((await tables(there, ['verify'])).out).toContain('2 tables sound');
  expect(await tables(there, ['export', packed])).toMatchObject({ code: 0 });
  expect(readFileSync(packed).subarray(0, 2).toString('hex')).toBe('1f8b');
  const here = fresh();
  expect(await tables(here, ['import', packed])).toMatchObject({ code: 0 });
  await tables(here, ['export', back]);
  expect(rowsOf(packed)).toEqual(rowsOf(exported));
  expect(rowsOf(back)).toEqual(rowsOf(exported));
  expect((await tables(here, ['verify'])).code).toBe(0);
});

test('an export is imported into an empty place alone', async () => {
  const place = fresh();
  await tables(place, ['import', exported]);
  const before = (await tables(place, ['list', '--json'])).out;
  const ran = await tables(place, ['import', exported]);
  expect(ran.code).toBe(1);
  expect(ran.err).toContain('nothing was imported: the store is not empty');
  expect((await tables(place, ['list', '--json'])).out).toBe(before);
});

const HARMS: readonly (readonly [string, (text: string) => string, string])[] = [
  ['cut off in a line', (it) => it.slice(0, it.length / 2), 'in the middle of a line'],
  ['cut off between lines', (it) => it.slice(0, it.indexOf('\n', 2_000) + 1), 'is cut off after'],
  ['without its end', (it) => it.replace(/\{"sha256".*\n$/, ''), 'is cut off after'],
  ['altered', (it) => it.replace('grüß', 'gruß'), 'it was altered'],
  ['altered in its header', (it) => it.replace('"at":"2', '"at":"3'), 'it was altered'],
  ['lacking a line', (it) => it.replace(/\n.*\n/, '\n'), 'rows and should have'],
  ['longer than it was', (it) => `${it}{"of":"house"}\n`, 'stands after its end'],
  ['no JSON', (it) => it.replace('{"of"', '{of'), 'is damaged after line'],
  ['of another version', (it) => it.replace('"version":1', '"version":2'), 'its version is 2'],
  ['something else', () => 'my diary\n', 'is damaged after line 1'],
  ['another JSON', () => '{}\n', 'it is no export'],
  ['empty', () => '', 'is cut off after line 0'],
];

test.each(HARMS)('an export that is %s is refused, and nothing is there', async (_, harm, why) => {
  const harmed = join(folder, `harmed${files}.jsonl`);
  writeFileSync(harmed, harm(text));
  const place = fresh();
  const ran = await tables(place, ['import', harmed]);
  expect(ran.code).toBe(1);
  expect(ran.err).toContain(why);
  for (const end of ['', '-wal', '-shm']) expect(existsSync(`${place.file}${end}`)).toBe(false);
});

test('a packed export that is cut off or altered is refused', async () => {
  const packed = gzipSync(text);
  const cut = join(folder, 'cut.jsonl.gz');
  writeFileSync(cut, packed.subarray(0, packed.length - 20));
  const altered = join(folder, 'altered.jsonl.gz');
  const bytes = Buffer.from(packed);
  bytes.fill(0, 400, 410);
  writeFileSync(altered, bytes);
  for (const file of [cut, altered]) {
    const place = fresh();
    expect((await tables(place, ['import', file])).code).toBe(1);
    expect(existsSync(place.file)).toBe(false);
  }
});

test('a refused import leaves a PostgreSQL database without a table', async () => {
  const place = { kind: 'postgres', address: await postgres.database('refused') } as const;
  const harmed = join(folder, 'late.jsonl');
  writeFileSync(harmed, text.replace(/"sha256":"./, '"sha256":"x'));
  expect((await tables(place, ['import', harmed])).code).toBe(1);
  expect((await tables(place, ['list', '--json'])).out).toBe('');
  expect((await tables(place, ['import', exported])).code).toBe(0);
});

test('an export overwrites nothing', async () => {
  const ran = await tables(fresh(), ['import', exported]);
  expect(ran.code).toBe(0);
  const place = fresh();
  await tables(place, ['import', exported]);
  expect(await tables(place, ['export', exported])).toMatchObject({
    code: 1,
    err: `${exported} exists already; it is left as it is`,
  });
  expect(readFileSync(exported, 'utf8')).toBe(text);
});
