import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newTable } from '../../test/stores.ts';
import { lockPlace, PlaceInUse } from './sqlite-lock.ts';
import { sqliteStore } from './sqlite-store.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tablewright-sqlite-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The native code that is in the memory of this process, by file. */
function nativeCode(): readonly string[] {
  const { sharedObjects } = process.report.getReport() as { sharedObjects: readonly string[] };
  return sharedObjects.filter((file) => file.includes('better-sqlite3'));
}

test('what SQLite runs on stays in memory when the thread of a store ends', async () => {
  const store = await sqliteStore(join(folder, 'tables.db'));
  await store.ping();
  await store.close();
  expect(nativeCode()).toHaveLength(1);
});

test('a new file is for the user of the server alone, and so is what lies beside it', async () => {
  const store = await sqliteStore(join(folder, 'tables.db'));
  const files = readdirSync(folder);
  expect(files).toContain('tables.db-wal');
  for (const file of files) expect(statSync(join(folder, file)).mode & 0o077, file).toBe(0);
  await store.close();
});

test('a file that is no store is refused, and the process goes on', async () => {
  await expect(sqliteStore(folder)).rejects.toThrow(folder);
  const store = await sqliteStore(join(folder, 'tables.db'));
  await store.close();
});

describe('a database that is not the one that was left', () => {
  /** A copy of the files of a store in use, as they stand when its process dies, and the store. */
  async function died(): Promise<string> {
    const store = await sqliteStore(join(folder, 'tables.db'));
    await store.beat('node', 1);
    await store.openTable(newTable('table001'));
    await store.beat('node', 2);
    const dead = join(folder, 'dead.db');
    for (const end of ['', '-wal', '-seen'])
      cpSync(join(folder, `tables.db${end}`), `${dead}${end}`);
    await store.close();
    return dead;
  }

  test('is taken up with all that was written, if nothing is missing', async () => {
    const file = await died();
    const store = await sqliteStore(file);
    expect(await store.table('table001')).toBeDefined();
    await store.close();
  });

  test('because its write-ahead log is gone is refused, until somebody wants it so', async () => {
    const file = await died();
    rmSync(`${file}-wal`);
    await expect(sqliteStore(file)).rejects.toThrow(
      /dead\.db lacks what was written to it last: .*-wal is missing/,
    );
    rmSync(`${file}-seen`);
    await (await sqliteStore(file)).close();
  });

  test('because an older copy was put in its place is refused', async () => {
    const file = join(folder, 'tables.db');
    const first = await sqliteStore(file);
    await first.beat('node', 1);
    await first.close();
    cpSync(file, `${file}.old`);
    const second = await sqliteStore(file);
    await second.beat('node', 2);
    await second.close();
    renameSync(`${file}.old`, file);
    await expect(sqliteStore(file)).rejects.toThrow('or an older copy was put in its place');
  });

  test('because its count could not be read is taken as it is', async () => {
    const file = await died();
    writeFileSync(`${file}-seen`, '');
    await (await sqliteStore(file)).close();
  });

  test.skipIf(process.platform === 'win32').each(['', '-wal'])(
    'because the file%s was exchanged in use takes nothing more',
    async (end) => {
      const file = join(folder, 'tables.db');
      const store = await sqliteStore(file);
      await store.openTable(newTable('table001'));
      cpSync(`${file}${end}`, `${file}.other`);
      renameSync(`${file}.other`, `${file}${end}`);
      const refused = 'was removed or exchanged while it was in use';
      await expect(store.openTable(newTable('table002'))).rejects.toThrow(refused);
      await expect(store.ping()).rejects.toThrow(refused);
      await store.close();
    },
  );
});

describe('a file that is one server’s', () => {
  test('is no second one’s, and free again when that one has let go', () => {
    const file = join(folder, 'made', 'tables.db');
    const letGo = lockPlace(file);
    expect(() => lockPlace(file)).toThrow(PlaceInUse);
    expect(existsSync(file)).toBe(false);
    letGo();
    lockPlace(file)();
  });
});
