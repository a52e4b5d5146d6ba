import { existsSync, rmSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { countOf, forgetCount, whatIsLacking } from '../store/sqlite-guard.ts';

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

/** What is wrong with the logs in a database, without playing them; nothing if they are whole. */
export function logProblems(file: string): readonly string[] {
  const database = new Sqlite(file, { readonly: true, fileMustExist: true });
  try {
    const rows = database
      .prepare(`
        select id, 'it has no log' as problem from tables
          where not exists (select 1 from log where match = id)
        union all
        select match, 'entry ' || seq || ' comes after ' || coalesce(before, 'nothing') from (
          select match, seq, lag(seq) over (partition by match order by seq) as before from log
        ) where seq != coalesce(before, 0) + 1
        union all
        select match, 'entry ' || seq || ' is no JSON' from log where not json_valid(body)
        order by 1`)
      .all();
    return (rows as { id: string; problem: string }[]).map(
      ({ id, problem }) => `${id}: ${problem}`,
    );
  } finally {
    database.close();
  }
}

/** What a database lacks that was written to it; nothing if it is as it was left. */
export function lackingIn(file: string): string | undefined {
  const database = new Sqlite(file, { readonly: true, fileMustExist: true });
  try {
    return whatIsLacking(file, countOf(database));
  } finally {
    database.close();
  }
}

/** How many tables a database file has, if it is there. Throws if it is something else. */
export function tablesIn(file: string): number {
  if (!existsSync(file)) return 0;
  const database = new Sqlite(file);
  try {
    const found = database.prepare('select count(*) as count from tables').get();
    return (found as { count: number }).count;
  } finally {
    // With the last connection, what stands in the file beside goes into the database.
    database.close();
  }
}

/** Removes the files that belong to a database and stand beside it. */
export function removeBeside(file: string): void {
  forgetCount(file);
  for (const end of ['-wal', '-shm', '-journal']) rmSync(`${file}${end}`, { force: true });
}
