import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Dialect } from './log.ts';
import type { Schema } from './schema.ts';
import type { StoredSnapshot } from './store.ts';

/** Thrown to roll a transaction back. */
const NOTHING = Symbol('nothing is kept');

/** See `Store.keepSnapshot`. */
export async function keepSnapshot(
  database: Kysely<Schema>,
  dialect: Dialect,
  { match, seq, head, chapters }: StoredSnapshot,
): Promise<boolean> {
  try {
    await database.transaction().execute(async (db) => {
      await holdTable(db, dialect, match);
      const log = await digestOf(db, dialect, match, seq);
      const names = chapters.map(({ name }) => name);
      const row = { seq, log: log ?? '', chapters: JSON.stringify(names), head };
      const kept =
        log === undefined
          ? undefined
          : await db
              .insertInto('snapshots')
              .values({ match, ...row })
              .onConflict((on) =>
                on.column('match').doUpdateSet(row).where('snapshots.seq', '<', seq),
              )
              .returning('seq')
              .executeTakeFirst();
      if (kept === undefined) throw NOTHING;
      const fresh = chapters.flatMap(({ name, body }) =>
        body === undefined ? [] : [{ match, name, body }],
      );
      if (fresh.length > 0) {
        await db
          .insertInto('chapters')
          .values(fresh)
          .onConflict((on) => on.doNothing())
          .execute();
      }
      await db
        .deleteFrom('chapters')
        .where('match', '=', match)
        .$if(names.length > 0, (all) => all.where('name', 'not in', names))
        .execute();
      const { count } = await db
        .selectFrom('chapters')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('match', '=', match)
        .executeTakeFirstOrThrow();
      if (Number(count) !== names.length) throw NOTHING;
    });
    return true;
  } catch (thrown) {
    if (thrown === NOTHING) return false;
    throw thrown;
  }
}

/** See `Store.snapshot`. */
export async function snapshotOf(
  db: Kysely<Schema>,
  dialect: Dialect,
  match: string,
): Promise<StoredSnapshot | undefined> {
  // One statement, so that it reads a consistent state.
  const rows = await db
    .selectFrom('snapshots')
    .leftJoin('chapters', 'chapters.match', 'snapshots.match')
    .select(['seq', 'log', 'snapshots.chapters', 'head', 'name', 'body'])
    .where('snapshots.match', '=', match)
    .execute();
  const [kept] = rows;
  if (kept === undefined) return undefined;
  const { seq, log, head } = kept;
  if ((await digestOf(db, dialect, match, seq)) !== log) {
    await dropSnapshot(db, match, log);
    return undefined;
  }
  const bodies = new Map(rows.map(({ name, body }) => [name, body]));
  const names = JSON.parse(kept.chapters) as readonly string[];
  const chapters = names.map((name) => ({ name, body: bodies.get(name) ?? undefined }));
  return { match, seq, head, chapters };
}

/** See `Store.dropSnapshot`; `log` names the one that is meant. */
export async function dropSnapshot(
  database: Kysely<Schema>,
  match: string,
  log?: string,
): Promise<void> {
  await database.transaction().execute(async (db) => {
    const gone = await db
      .deleteFrom('snapshots')
      .where('match', '=', match)
      .$if(log !== undefined, (all) => all.where('log', '=', log ?? ''))
      .returning('match')
      .executeTakeFirst();
    if (gone !== undefined) await db.deleteFrom('chapters').where('match', '=', match).execute();
  });
}

/** A table that is being deleted is either gone by now, or waits until this is written. */
async function holdTable(db: Transaction<Schema>, dialect: Dialect, match: string): Promise<void> {
  const held = db.selectFrom('tables').select('id').where('id', '=', match);
  await (dialect === 'postgres' ? held.forKeyShare() : held).execute();
}

/**
 * The SHA-256 of the entries of a table up to a number, in hexadecimal; nothing if there are not so
 * many. It is computed where the entries are: only the hash has to travel.
 */
async function digestOf(
  db: Kysely<Schema>,
  dialect: Dialect,
  match: string,
  seq: number,
): Promise<string | undefined> {
  if (dialect === 'postgres') {
    const { rows } = await sql<{ count: string; digest: string }>`
      select count(*) as count, encode(sha256(convert_to(coalesce(
        string_agg(seq || ' ' || at || ' ' || body, E'\\n' order by seq), ''), 'UTF8')), 'hex')
        as digest
      from log where match = ${match} and seq <= ${seq}`.execute(db);
    const [row] = rows;
    return Number(row?.count) === seq ? row?.digest : undefined;
  }
  const { rows } = await sql<{ seq: number; at: number; body: string }>`
    select seq, at, body from log where match = ${match} and seq <= ${seq} order by seq`.execute(
    db,
  );
  if (rows.length !== seq) return undefined;
  const lines = rows.map((row) => `${row.seq} ${row.at} ${row.body}`);
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}
