import { cpSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, newTable } from '../../test/stores.ts';
import { sqliteStore } from './sqlite-store.ts';
import type { Store } from './store.ts';

let folder: string;
let file: string;
let store: Store;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tablewright-checkpoints-'));
  file = join(folder, 'tables.db');
  store = await sqliteStore(file);
  await store.openTable(newTable('table001'));
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

/** Appends answers of so many bytes, all at once. */
async function append(from: number, to: number, bytes = 4): Promise<void> {
  const seqs = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const entry = { kind: 'answer', seat: 0, answer: 'x'.repeat(bytes), hash: 'h' } as const;
  const appended = await Promise.all(
    seqs.map((seq) => store.append([answer('table001', seq, { entry })])),
  );
  expect(appended.every(([kept]) => kept === true)).toBe(true);
}

/** How many entries stand in the database file itself, without its write-ahead log. */
function copied(): number {
  const alone = join(folder, 'alone.db');
  cpSync(file, alone);
  const database = new Sqlite(alone);
  const count = database.prepare('select count(*) from log').pluck().get() as number;
  database.close();
  return count;
}

test('what a busy store has committed is copied into its file, without a further commit', async () => {
  await append(2, 700);
  await vi.waitFor(() => expect(copied()).toBe(700), { timeout: 20_000, interval: 100 });
});

test('the write-ahead log of a store that is never idle begins anew', async () => {
  await append(2, 600);
  // A slow disk falls behind for a while; a log that never begins anew holds all that was written.
  const each = 10 * 400_000;
  let written = 0;
  while (written - statSync(`${file}-wal`).size < 64_000_000) {
    expect(written, 'bytes written').toBeLessThan(1_000_000_000);
    const seq = 601 + written / 400_000;
    await append(seq, seq + 9, 400_000);
    written += each;
  }
});
