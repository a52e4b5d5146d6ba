import { existsSync } from 'node:fs';
import type { Kysely } from 'kysely';
import type { StorePlace } from '../service.ts';
import type { Dialect } from '../store/log.ts';
import { postgresDatabase } from '../store/postgres-database.ts';
import type { Schema } from '../store/schema.ts';
import { SqlStore } from '../store/sql-store.ts';
import { sqliteDatabase } from '../store/sqlite-database.ts';

/** A place that was opened, beside the servers that may use it at the same time. */
export interface OpenPlace {
  readonly db: Kysely<Schema>;
  readonly dialect: Dialect;
  /** Closing it closes the database. */
  readonly store: SqlStore;
}

/** Opens a place of tables and brings it to its present form. Rejects if there is none. */
export async function openPlace(place: StorePlace): Promise<OpenPlace> {
  if (place.kind === 'sqlite' && !existsSync(place.file)) {
    throw new Error(`there are no tables yet: ${place.file} does not exist; DATA names its folder`);
  }
  return makePlace(place);
}

/** The same, and a file that does not exist is made. */
export async function makePlace(place: StorePlace): Promise<OpenPlace> {
  const db = place.kind === 'sqlite' ? sqliteDatabase(place.file) : postgresDatabase(place.address);
  const dialect = place.kind;
  try {
    return { db, dialect, store: await SqlStore.open(db, dialect) };
  } catch (thrown) {
    await db.destroy();
    throw thrown;
  }
}

/** Does something with an open place and closes it. */
export async function withPlace<T>(
  open: Promise<OpenPlace>,
  work: (place: OpenPlace) => Promise<T>,
): Promise<T> {
  const place = await open;
  try {
    return await work(place);
  } finally {
    await place.store.close();
  }
}
