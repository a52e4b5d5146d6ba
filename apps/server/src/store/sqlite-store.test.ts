import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
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
