import { existsSync, rmSync } from 'node:fs';
import Sqlite from 'better-sqlite3';

/** Copies a database to an empty file, as it is at one moment; who uses it is not held up. */
export function copyDatabase(from: string, to: string): void {
  const database = new Sqlite(from, { readonly: true, fileMustExist: true });
  try {
    database.prepare('vacuum into ?').run(to);
  } finally {
    database.close();
  }
}

/** Throws if a file is no whole database of tables. */
export function checkDatabase(file: string): void {
  let database: Sqlite.Database | undefined;
  try {
    database = new Sqlite(file, { readonly: true, fileMustExist: true });
    const found = database.pragma('integrity_check', { simple: true });
    if (found !== 'ok') throw new Error(String(found));
    database.prepare('select count(*) from tables').get();
    database.prepare('select count(*) from log').get();
  } catch (thrown) {
    const why = thrown instanceof Error ? thrown.message : String(thrown);
    throw new Error(`${file} is no whole copy of tables: ${why}`);
  } finally {
    database?.close();
  }
}

/** What stands in the way of replacing a database. */
export interface InTheWay {
  readonly tables: number;
  /** Whether a server uses it. */
  readonly served: boolean;
}

/** Looks at a database file; a file that is none, or of something else, holds nothing. */
export function inTheWay(file: string, now: number): InTheWay {
  if (!existsSync(file)) return { tables: 0, served: false };
  const database = new Sqlite(file);
  try {
    const count = (from: string): number =>
      (database.prepare(`select count(*) as count from ${from}`).get() as { count: number }).count;
    return { tables: count('tables'), served: count(`nodes where until > ${now}`) > 0 };
  } finally {
    // With the last connection, what stands in the file beside goes into the database.
    database.close();
  }
}

/** Removes the files that SQLite keeps beside a database. */
export function removeBeside(file: string): void {
  for (const end of ['-wal', '-shm', '-journal']) rmSync(`${file}${end}`, { force: true });
}
