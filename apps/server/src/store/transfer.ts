import { type Kysely, sql } from 'kysely';
import type { Dialect } from './log.ts';
import type { Schema } from './schema.ts';

/** A row of an export: the name of the database table, and the columns. */
export interface ExportedRow {
  readonly of: string;
  readonly row: Readonly<Record<string, unknown>>;
}

/** Every database table that is exported, in the order of the export, with its key. */
const EXPORTED = {
  tables: ['id'],
  log: ['match', 'seq'],
  keys: ['hash'],
  guests: ['id'],
  guest_keys: ['hash'],
  places: ['guest', 'match', 'seat'],
  chat: ['match', 'number'],
  whispers: ['match', 'number'],
  notes: ['match', 'pad', 'note'],
  duties: ['match'],
  devices: ['hash'],
  documents: ['shelf', 'id'],
  revisions: ['shelf', 'id', 'revision'],
  match_files: ['hash'],
  campaigns: ['id'],
  members: ['campaign', 'guest'],
  campaign_matches: ['campaign', 'number'],
  campaign_tables: ['match'],
  pictures: ['campaign', 'picture'],
  house: ['name'],
} as const satisfies Partial<Record<keyof Schema, readonly string[]>>;

/** Rows fetched at a time by an export. */
const EXPORT_PAGE = 1_000;
/** The same where a row may have megabytes. */
const LARGE_ROWS: Partial<Record<string, number>> = { match_files: 10, pictures: 10 };

/**
 * Everything in the database as it is at one moment, row by row.
 * @param counted told before the first row how many there will be
 */
export async function* exportRows(
  database: Kysely<Schema>,
  dialect: Dialect,
  counted?: (rows: number) => void,
): AsyncGenerator<ExportedRow> {
  // One moment for all tables; SQLite has no other kind of transaction.
  const begun = database.startTransaction();
  const db = await (dialect === 'postgres'
    ? begun.setIsolationLevel('repeatable read')
    : begun
  ).execute();
  try {
    if (counted !== undefined) counted(await countRows(db));
    for (const [of, key] of Object.entries(EXPORTED)) {
      const columns = sql.join(key.map((column) => sql.ref(column)));
      const page = LARGE_ROWS[of] ?? EXPORT_PAGE;
      let last: Readonly<Record<string, unknown>> | undefined;
      do {
        const past: Readonly<Record<string, unknown>> | undefined = last;
        const after =
          past === undefined
            ? sql``
            : sql`where (${columns}) > (${sql.join(key.map((column) => past[column]))})`;
        const { rows } = await sql<Record<string, unknown>>`
            select * from ${sql.table(of)} ${after} order by ${columns} limit ${page}
          `.execute(db);
        for (const row of rows) yield { of, row };
        last = rows.length < page ? undefined : rows.at(-1);
      } while (last !== undefined);
    }
  } finally {
    await db.rollback().execute();
  }
}

/**
 * Puts exported rows into an empty database that has its present form; all of them or none.
 * Returns how many there were.
 */
export function importRows(
  database: Kysely<Schema>,
  rows: AsyncIterable<ExportedRow>,
): Promise<number> {
  return database.transaction().execute(async (db) => {
    for (const name of ['tables', 'documents', 'campaigns'] as const) {
      const { count } = await db
        .selectFrom(name)
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow();
      if (Number(count) > 0) throw new Error('the store is not empty; import into a new one');
    }
    // A server that has run here made secrets of its own; devices were registered with those exported.
    await db.deleteFrom('house').execute();
    let imported = 0;
    for await (const { of, row } of rows) {
      if (!Object.hasOwn(EXPORTED, of)) {
        throw new Error(`row ${imported + 1}: there is no table "${of}"`);
      }
      await db
        .insertInto(of as keyof typeof EXPORTED)
        .values(row as never)
        .execute();
      imported += 1;
    }
    return imported;
  });
}

async function countRows(db: Kysely<Schema>): Promise<number> {
  let count = 0;
  for (const of of Object.keys(EXPORTED)) {
    const { rows } = await sql<{ count: number | string }>`
      select count(*) as count from ${sql.table(of)}`.execute(db);
    count += Number(rows[0]?.count);
  }
  return count;
}
