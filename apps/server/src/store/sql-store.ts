import type { Observer, Seat } from '@tablewright/engine';
import type { ChatLine, Pace, TableFace, TableStatus } from '@tablewright/protocol';
import { type Kysely, sql, type Transaction } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { KeptEntry, TableRecord } from '../tables/entry.ts';
import { migrationsFor } from './migrations.ts';
import type { Schema } from './schema.ts';
import type {
  Beside,
  Expiry,
  KeyKind,
  NewTable,
  OwnTable,
  Step,
  Store,
  StoredKey,
  TableLine,
} from './store.ts';

/** The databases that a store may lie in. */
export type Dialect = 'sqlite' | 'postgres';

/** A row of the log. */
export type LogRow = Schema['log'];

/** Appends rows, each on its own: whether it was appended. All that were are kept for good. */
export type AppendRows = (rows: readonly LogRow[]) => Promise<readonly boolean[]>;

/** A store in a database that speaks SQL. */
export class SqlStore implements Store {
  readonly #db: Kysely<Schema>;
  readonly #dialect: Dialect;
  readonly #appendRows: AppendRows;

  private constructor(db: Kysely<Schema>, dialect: Dialect, appendRows: AppendRows) {
    this.#db = db;
    this.#dialect = dialect;
    this.#appendRows = appendRows;
  }

  /**
   * Opens a store, bringing the database to its present form. Throws if that fails.
   * @param append how rows are appended, if there is a better way than by a statement of their own
   */
  static async open(
    db: Kysely<Schema>,
    dialect: Dialect,
    append?: () => AppendRows,
  ): Promise<SqlStore> {
    const migrator = new Migrator({ db, provider: migrationsFor(dialect) });
    const { error } = await migrator.migrateToLatest();
    if (error !== undefined) throw error;
    const usual: AppendRows = (rows) => insertRows(db, dialect, rows);
    return new SqlStore(db, dialect, append?.() ?? usual);
  }

  async openTable({ record, first, keys, places }: NewTable): Promise<void> {
    const { id, game, rulesVersion, options, pace, secret, commitment, host, opened } = record;
    const { seq, at, waiting, entry, beside = {} } = first;
    await this.#db.transaction().execute(async (db) => {
      await db
        .insertInto('tables')
        .values({
          id,
          game,
          rules_version: rulesVersion,
          options: JSON.stringify(options),
          pace: JSON.stringify(pace),
          secret,
          commitment,
          host,
          opened,
          status: 'gathering',
          listed: 0,
          face: '',
        })
        .execute();
      await db
        .insertInto('log')
        .values({ match: id, seq, at, waiting: waitingText(waiting), body: JSON.stringify(entry) })
        .execute();
      await this.#writeBeside(db, id, at, beside);
      for (const key of keys) await insertKey(db, key, opened);
      for (const seat of places) await insertPlace(db, { guest: host, match: id, seat }, opened);
    });
  }

  async table(id: string): Promise<(TableRecord & TableLine) | undefined> {
    const row = await this.#db
      .selectFrom('tables')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const { rules_version, options, pace, status, listed, face: _face, ...rest } = row;
    return {
      ...rest,
      rulesVersion: rules_version,
      options: JSON.parse(options) as Record<string, unknown>,
      pace: JSON.parse(pace) as Pace,
      status: status as TableStatus,
      listed: listed === 1,
    };
  }

  async entries(match: string, after: number, most: number): Promise<readonly KeptEntry[]> {
    const rows = await this.#db
      .selectFrom('log')
      .select(['seq', 'at', 'body'])
      .where('match', '=', match)
      .where('seq', '>', after)
      .orderBy('seq')
      .limit(most)
      .execute();
    return rows.map(({ seq, at, body }) => ({ seq, at, entry: JSON.parse(body) }));
  }

  async append(steps: readonly Step[]): Promise<readonly boolean[]> {
    const rows = steps.map(rowOf);
    if (steps.every(isPlain)) return this.appendRows(rows);
    return this.#db.transaction().execute(async (db) => {
      const done = await insertRows(db, this.#dialect, rows);
      for (const [index, { match, at, beside }] of steps.entries()) {
        if (done[index] && beside !== undefined) await this.#writeBeside(db, match, at, beside);
      }
      return done;
    });
  }

  /** Appends entries that change nothing beside the log; otherwise like {@link append}. */
  appendRows(rows: readonly LogRow[]): Promise<readonly boolean[]> {
    return this.#appendRows(rows);
  }

  async listed(most: number): Promise<readonly TableFace[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .select('face')
      .where('listed', '=', 1)
      .where('status', 'in', ['gathering', 'playing'])
      .orderBy('opened', 'desc')
      .limit(most)
      .execute();
    return rows.map(({ face }) => JSON.parse(face) as TableFace);
  }

  async remove(match: string): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      await db.deleteFrom('tables').where('id', '=', match).execute();
      for (const name of ['log', 'keys', 'places', 'chat', 'duties', 'presence'] as const) {
        await db.deleteFrom(name).where('match', '=', match).execute();
      }
    });
  }

  async expired(before: Expiry, most: number): Promise<readonly string[]> {
    const { finished, idle, gathering } = before;
    const rules = [
      { statuses: ['finished', 'closed'], since: finished },
      { statuses: ['playing'], since: idle },
      { statuses: ['gathering'], since: gathering },
    ].flatMap(({ statuses, since }) => (since === undefined ? [] : [{ statuses, since }]));
    if (rules.length === 0) return [];
    const lastAt = sql<number>`(select max(log.at) from log where log.match = tables.id)`;
    const rows = await this.#db
      .selectFrom('tables')
      .select('id')
      .where(({ and, eb, exists, not, or, selectFrom }) =>
        or(
          rules.map(({ statuses, since }) =>
            and([
              eb('status', 'in', statuses),
              // Spares a look at the logs of tables that are too young in any case.
              eb('opened', '<', since),
              eb(lastAt, '<', since),
              not(
                exists(
                  selectFrom('duties')
                    .select('match')
                    .whereRef('match', '=', 'tables.id')
                    .where('at', '>=', since),
                ),
              ),
            ]),
          ),
        ),
      )
      .orderBy('opened')
      .limit(most)
      .execute();
    return rows.map(({ id }) => id);
  }

  async seqsOf(matches: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (matches.length === 0) return new Map();
    const rows = await this.#db
      .selectFrom('log')
      .select(({ fn }) => ['match', fn.max('seq').as('seq')])
      .where('match', 'in', matches)
      .groupBy('match')
      .execute();
    return new Map(rows.map(({ match, seq }) => [match, Number(seq)]));
  }

  async key(hash: string): Promise<StoredKey | undefined> {
    const row = await this.#db
      .selectFrom('keys')
      .select(['hash', 'match', 'kind', 'seat'])
      .where('hash', '=', hash)
      .executeTakeFirst();
    return row && { ...row, kind: row.kind as KeyKind };
  }

  async replaceKey(key: StoredKey, at: number): Promise<void> {
    const { match, kind, seat } = key;
    await this.#db.transaction().execute(async (db) => {
      await db
        .deleteFrom('keys')
        .where('match', '=', match)
        .where('kind', '=', kind)
        .where('seat', '=', seat)
        .execute();
      await insertKey(db, key, at);
    });
  }

  async guest(hash: string): Promise<string | undefined> {
    const row = await this.#db
      .selectFrom('guests')
      .select('id')
      .where('hash', '=', hash)
      .executeTakeFirst();
    return row?.id;
  }

  async addGuest(guest: { readonly id: string; readonly hash: string }, at: number): Promise<void> {
    await this.#db
      .insertInto('guests')
      .values({ ...guest, made: at, seen: at })
      .execute();
  }

  async places(guest: string, match: string): Promise<readonly Observer[]> {
    const rows = await this.#db
      .selectFrom('places')
      .select('seat')
      .where('guest', '=', guest)
      .where('match', '=', match)
      .orderBy('seat')
      .execute();
    return rows.map(({ seat }) => seat);
  }

  async addPlace(
    place: { readonly guest: string; readonly match: string; readonly seat: Observer },
    at: number,
  ): Promise<void> {
    await insertPlace(this.#db, place, at);
  }

  async keepOnly(place: {
    readonly guest: string;
    readonly match: string;
    readonly seat: Seat;
  }): Promise<void> {
    await this.#db
      .deleteFrom('places')
      .where('match', '=', place.match)
      .where('seat', '=', place.seat)
      .where('guest', '!=', place.guest)
      .execute();
  }

  async guestsAt(match: string, seat: Seat): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('places')
      .select('guest')
      .where('match', '=', match)
      .where('seat', '=', seat)
      .execute();
    return rows.map(({ guest }) => guest);
  }

  async tablesOf(guest: string, most: number): Promise<readonly OwnTable[]> {
    const rows = await this.#db
      .selectFrom('places')
      .innerJoin('tables', 'tables.id', 'places.match')
      .innerJoin('log', (join) =>
        join
          .onRef('log.match', '=', 'places.match')
          .on(
            'log.seq',
            '=',
            sql<number>`(select max(latest.seq) from log as latest where latest.match = places.match)`,
          ),
      )
      .select(['tables.id', 'tables.face', 'tables.host', 'places.seat', 'log.at', 'log.waiting'])
      .where('places.guest', '=', guest)
      .orderBy('log.at', 'desc')
      .orderBy('tables.id')
      .orderBy('places.seat')
      .limit(most)
      .execute();
    const own = new Map<string, OwnTable & { seats: Observer[] }>();
    for (const { id, face, host, at, seat, waiting } of rows) {
      const known = own.get(id);
      if (known !== undefined) known.seats.push(seat);
      else {
        own.set(id, {
          face: JSON.parse(face) as TableFace,
          host,
          at,
          seats: [seat],
          waiting: seatsIn(waiting),
        });
      }
    }
    return [...own.values()];
  }

  async say(line: Omit<ChatLine, 'type' | 'number'>): Promise<number> {
    const { table, ...rest } = line;
    const { number } = await this.#db
      .insertInto('chat')
      .values({
        ...rest,
        match: table,
        number: sql<number>`(select coalesce(max(number), 0) + 1 from chat where match = ${table})`,
      })
      .returning('number')
      .executeTakeFirstOrThrow();
    return number;
  }

  async lines(
    match: string,
    after: number,
    most: number,
  ): Promise<readonly Omit<ChatLine, 'type'>[]> {
    const rows = await this.#db
      .selectFrom('chat')
      .select(['number', 'at', 'seat', 'name', 'text'])
      .where('match', '=', match)
      .where('number', '>', after)
      .orderBy('number', 'desc')
      .limit(most)
      .execute();
    return rows.reverse().map((row) => ({ table: match, ...row }));
  }

  async beat(node: string, until: number): Promise<void> {
    await this.#db
      .insertInto('nodes')
      .values({ id: node, until })
      .onConflict((on) => on.column('id').doUpdateSet({ until }))
      .execute();
  }

  async leave(node: string): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      await db.deleteFrom('nodes').where('id', '=', node).execute();
      await db.deleteFrom('presence').where('node', '=', node).execute();
    });
  }

  async claim(node: string, now: number): Promise<readonly string[]> {
    const rows = await this.#db
      .updateTable('duties')
      .set({ node })
      .where('at', '<=', now)
      .where('node', '!=', node)
      .where('node', 'not in', (db) =>
        db.selectFrom('nodes').select('nodes.id').where('nodes.until', '>', now),
      )
      .returning('match')
      .execute();
    return rows.map(({ match }) => match);
  }

  async setPresence(match: string, seat: Seat, node: string, here: boolean): Promise<void> {
    if (here) {
      await this.#db
        .insertInto('presence')
        .values({ match, seat, node })
        .onConflict((on) => on.columns(['match', 'seat', 'node']).doNothing())
        .execute();
      return;
    }
    await this.#db
      .deleteFrom('presence')
      .where('match', '=', match)
      .where('seat', '=', seat)
      .where('node', '=', node)
      .execute();
  }

  async present(match: string, now: number): Promise<readonly Seat[]> {
    const rows = await this.#db
      .selectFrom('presence')
      .innerJoin('nodes', 'nodes.id', 'presence.node')
      .select('presence.seat')
      .distinct()
      .where('presence.match', '=', match)
      .where('nodes.until', '>', now)
      .orderBy('presence.seat')
      .execute();
    return rows.map(({ seat }) => seat);
  }

  async house(name: string, fresh: string): Promise<string> {
    const known = await this.#houseValue(name);
    if (known !== undefined) return known;
    await this.#db
      .insertInto('house')
      .values({ name, value: fresh })
      .onConflict((on) => on.column('name').doNothing())
      .execute();
    // Another node may have been first.
    return (await this.#houseValue(name)) ?? '';
  }

  async ping(): Promise<void> {
    await sql`select 1`.execute(this.#db);
  }

  async close(): Promise<void> {
    await this.#db.destroy();
  }

  async #writeBeside(
    db: Transaction<Schema>,
    match: string,
    at: number,
    { status, listed, face, duty, vacate, occupy, spend }: Beside,
  ): Promise<void> {
    if (status !== undefined || listed !== undefined || face !== undefined) {
      await db
        .updateTable('tables')
        .set({
          ...(status === undefined ? {} : { status }),
          ...(listed === undefined ? {} : { listed: listed ? 1 : 0 }),
          ...(face === undefined ? {} : { face: JSON.stringify(face) }),
        })
        .where('id', '=', match)
        .execute();
    }
    if (duty === 'none') await db.deleteFrom('duties').where('match', '=', match).execute();
    else if (duty !== undefined) {
      await db
        .insertInto('duties')
        .values({ match, ...duty })
        .onConflict((on) => on.column('match').doUpdateSet(duty))
        .execute();
    }
    if (vacate !== undefined) {
      await db.deleteFrom('places').where('match', '=', match).where('seat', '=', vacate).execute();
      await db
        .deleteFrom('keys')
        .where('match', '=', match)
        .where('kind', 'in', ['seat', 'hand'])
        .where('seat', '=', vacate)
        .execute();
    }
    if (occupy !== undefined) {
      const { seat, guest, key } = occupy;
      if (guest !== undefined) await insertPlace(db, { guest, match, seat }, at);
      await insertKey(db, { hash: key, match, kind: 'seat', seat }, at);
    }
    if (spend !== undefined) await db.deleteFrom('keys').where('hash', '=', spend).execute();
  }

  async #houseValue(name: string): Promise<string | undefined> {
    const row = await this.#db
      .selectFrom('house')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirst();
    return row?.value;
  }
}

/** Whether an entry changes nothing beside the log. */
export function isPlain({ beside }: Step): boolean {
  return beside === undefined;
}

/** An entry as a row of the log. */
export function rowOf({ match, seq, at, waiting, entry }: Step): LogRow {
  return { match, seq, at, waiting: waitingText(waiting), body: JSON.stringify(entry) };
}

/** One statement for any number of rows, so that it need not be built anew for each number. */
async function insertRows(
  db: Kysely<Schema>,
  dialect: Dialect,
  rows: readonly LogRow[],
): Promise<readonly boolean[]> {
  const json = JSON.stringify(rows);
  const given =
    dialect === 'sqlite'
      ? sql`(select value ->> 'match' as match, value ->> 'seq' as seq, value ->> 'at' as at,
          value ->> 'waiting' as waiting, value ->> 'body' as body from json_each(${json})) as given`
      : sql`json_to_recordset(${json}::json)
          as given(match text, seq int, at bigint, waiting text, body text)`;
  const { rows: kept } = await sql<{ match: string; seq: number }>`
    insert into log (match, seq, at, waiting, body)
    select given.match, given.seq, given.at, given.waiting, given.body from ${given}
    where exists (select 1 from tables where tables.id = given.match)
    on conflict do nothing
    returning match, seq`.execute(db);
  const names = new Set(kept.map(({ match, seq }) => `${match}/${seq}`));
  return rows.map(({ match, seq }) => names.has(`${match}/${seq}`));
}

async function insertKey(db: Kysely<Schema>, key: StoredKey, made: number): Promise<void> {
  await db
    .insertInto('keys')
    .values({ ...key, made })
    .execute();
}

async function insertPlace(
  db: Kysely<Schema>,
  place: { readonly guest: string; readonly match: string; readonly seat: Observer },
  made: number,
): Promise<void> {
  await db
    .insertInto('places')
    .values({ ...place, made })
    .onConflict((on) => on.columns(['guest', 'match', 'seat']).doNothing())
    .execute();
}

function waitingText(seats: readonly Seat[]): string {
  return seats.length === 0 ? '' : `,${seats.join(',')},`;
}

function seatsIn(waiting: string): Seat[] {
  return waiting.split(',').filter(Boolean).map(Number);
}
