import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import type { AppendRows, LogRow } from './log.ts';
import type { Schema } from './schema.ts';

/** A database in memory alone, as tests use. */
const IN_MEMORY = ':memory:';

/** Opens or makes a database file, in a mode in which what was committed outlives a power cut. */
export function sqliteDatabase(file: string): Kysely<Schema> {
  return openSqlite(file).db;
}

/** The same, and the way to append to logs there that costs least. */
export function openSqlite(file: string): {
  readonly db: Kysely<Schema>;
  readonly append: () => AppendRows;
} {
  mkdirSync(dirname(file), { recursive: true });
  // It holds the secrets of matches that go on: nobody else on the machine may read a new one.
  if (file !== IN_MEMORY) closeSync(openSync(file, 'a', 0o600));
  const database = new Sqlite(file);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('busy_timeout = 5000');
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });
  return { db, append: () => appenderOf(db, database) };
}

/** Appends with a statement that is prepared once, on a database that has its present form. */
function appenderOf(db: Kysely<Schema>, database: Sqlite.Database): AppendRows {
  const insert = database.prepare(`
    insert into log (match, seq, at, waiting, body)
    select @match, @seq, @at, @waiting, @body
    where exists (select 1 from tables where tables.id = @match)
    on conflict do nothing`);
  const insertAll = database.transaction((rows: readonly LogRow[]) =>
    rows.map((row) => insert.run(row).changes === 1),
  );
  // As long as the connection is held, no other transaction runs on it.
  return (rows) => db.connection().execute(async () => insertAll.immediate(rows));
}
