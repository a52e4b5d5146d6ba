import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import type { AppendRows, LogRow } from './log.ts';
import type { Schema } from './schema.ts';
import { SqliteCheckpoints } from './sqlite-checkpoints.ts';
import { SqliteGuard } from './sqlite-guard.ts';

/** A database in memory alone, as tests use. */
const IN_MEMORY = ':memory:';

/** Opens or creates a database file in a mode in which commits survive a power cut. */
export function sqliteDatabase(file: string): Kysely<Schema> {
  return openSqlite(file).db;
}

/** A database file that is open. */
export interface OpenSqlite {
  readonly db: Kysely<Schema>;
  /** The way to append to logs there that costs least. */
  readonly append: () => AppendRows;
  /** What keeps watch over the file; there is none over a database in memory. */
  readonly guard: () => SqliteGuard | undefined;
  /** What copies the write-ahead log into the file; nothing for a database in memory. */
  readonly checkpoints: () => SqliteCheckpoints | undefined;
}

/** The same, with what the store of a server needs beside it. */
export function openSqlite(file: string): OpenSqlite {
  mkdirSync(dirname(file), { recursive: true });
  // It holds the secrets of running matches: nobody else on the machine may read a new one.
  if (file !== IN_MEMORY) closeSync(openSync(file, 'a', 0o600));
  const database = new Sqlite(file);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('busy_timeout = 5000');
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });
  return {
    db,
    append: () => appenderOf(db, database),
    guard: () => (file === IN_MEMORY ? undefined : new SqliteGuard(file, database)),
    checkpoints: () => (file === IN_MEMORY ? undefined : new SqliteCheckpoints(file, db, database)),
  };
}

/** Appends with a statement that is prepared once, on a database that has its present form. */
function appenderOf(db: Kysely<Schema>, database: Sqlite.Database): AppendRows {
  const insert = database.prepare(`
    insert into log (match, seq, at, waiting, body)
    select @match, @seq, @at, @waiting, @body
    where exists (select 1 from tables where tables.id = @match)
      and exists (select 1 from log where log.match = @match and log.seq = @seq - 1)
    on conflict do nothing`);
  const insertAll = database.transaction((rows: readonly LogRow[]) =>
    rows.map((row) => insert.run(row).changes === 1),
  );
  // As long as the connection is held, no other transaction runs on it.
  return (rows) => db.connection().execute(async () => insertAll.immediate(rows));
}
