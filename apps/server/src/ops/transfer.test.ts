import { spawnSync } from 'node:child_process';
import {
  createWriteStream,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playedServer, tables } from '../../test/ops/tables.ts';
import { startPostgres, type TestPostgres } from '../../test/postgres.ts';
import { readExport } from './export-file.ts';

let folder: string;
let postgres: TestPostgres;
let files = 0;
/** An export of a server that runs. */
let exported: string;
let text: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tablewright-export-'));
  postgres = await startPostgres();
  const place = fresh();
  const { server } = await playedServer(place);
  exported = join(folder, 'export.jsonl');
  expect(await tables(place, ['export', exported])).toMatchObject({ code: 0, err: '' });
  await server.close();
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

/** Packs a text over and over again, until it has so many bytes. */
async function bomb(file: string, head: string, body: string): Promise<string> {
  function* blocks() {
    const block = body.repeat(Math.ceil((1024 * 1024) / body.length));
    yield head;
    for (let at = 0; at < 64; at += 1) yield block;
  }
  await pipeline(Readable.from(blocks()), createGzip(), createWriteStream(join(folder, file)));
  return join(folder, file);
}

test('a packed file that is far larger unpacked is refused while it is unpacked', async () => {
  const [header = ''] = text.split('\n', 1);
  const endless = header.replace(/"rows":\d+/, '"rows":1e12');
  const row = `{"of":"house",${' '.repeat(1_000)}"row":{}}\n`;
  const bombs = [
    [await bomb('line.gz', `${header}\n{"of":"`, 'x'), 'it has a line that is too long for a row'],
    [await bomb('rows.gz', `${header}\n`, row), /it has more than \d+ rows/],
    [await bomb('blanks.gz', `${endless}\n`, row), 'it unpacks to far more than an export does'],
  ] as const;
  for (const [file, why] of bombs) {
    const read = async () => {
      for await (const _ of readExport(file));
    };
    await expect(read()).rejects.toThrow(why);
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

test('nothing in an export commands the terminal that tells of it', async () => {
  const harmed = join(folder, 'commands.jsonl');
  const title = '\u001b]0;mine\u0007\u009b2J';
  writeFileSync(
    harmed,
    text.replace('"of":"keys"', () => `"of":${JSON.stringify(title)}`),
  );
  const program = join(import.meta.dirname, 'main.ts');
  const env = { ...process.env, DATABASE_URL: '', DATA: join(folder, 'commands') };
  const ran = spawnSync(process.execPath, [program, 'import', harmed], { env, encoding: 'utf8' });
  expect(ran.status).toBe(1);
  expect(ran.stderr).toContain('there is no table "\\u001b]0;mine\\u0007\\u009b2J"');
  expect(`${ran.stdout}${ran.stderr}`).toMatch(/^[^\p{Cc}]+\n$/u);
});
