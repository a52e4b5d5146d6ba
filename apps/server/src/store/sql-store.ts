import { type Seat, SPECTATOR } from '@tablewright/engine';
import type { ChatLine, Pace, TableFace, TableStatus } from '@tablewright/protocol';
import { type ExpressionBuilder, type Kysely, sql, type Transaction } from 'kysely';
import { Migrator } from 'kysely/migration';
import { randomHex } from '../auth/keys.ts';
import type { KeptEntry, TableRecord } from '../tables/entry.ts';
import { addDevice, devicesAt, removeDevice } from './devices.ts';
import { type AppendRows, type Dialect, insertRows, isPlain, type LogRow, rowOf } from './log.ts';
import { migrationsFor } from './migrations.ts';
import { beat, claim, leave, present, setPresence } from './nodes.ts';
import {
  addGuest,
  addKey,
  addPlace,
  forgetGuests,
  guestOf,
  guestsAt,
  keepOnly,
  keyOf,
  placesOf,
  replaceKey,
  tablesOf,
} from './people.ts';
import type { Schema } from './schema.ts';
import { dropSnapshot, keepSnapshot, snapshotOf } from './snapshots.ts';
import type { Expiry, NewTable, SaidLine, Step, Store, TableChanges, TableLine } from './store.ts';

/** How often a line of chat is tried to be put behind the last, while others take its number. */
const TRIES = 20;

/** Where everything lies that belongs to a table and goes with it. */
const OF_A_TABLE = [
  'log',
  'snapshots',
  'chapters',
  'keys',
  'places',
  'chat',
  'duties',
  'presence',
] as const satisfies readonly (keyof Schema)[];

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

  async openTable(table: NewTable): Promise<void> {
    await this.#db.transaction().execute((db) => this.#openIn(db, table));
  }

  async #openIn(db: Transaction<Schema>, { record, first, keys, places }: NewTable): Promise<void> {
    const { id, game, rulesVersion, options, pace, secret, commitment, host, opened } = record;
    const { at, changes = {} } = first;
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
    await db.insertInto('log').values(rowOf(first)).execute();
    await this.#writeChanges(db, id, at, changes);
    for (const key of keys) await addKey(db, key, opened);
    for (const seat of places) await addPlace(db, { guest: host, match: id, seat }, opened);
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
      for (const [index, { match, at, changes }] of steps.entries()) {
        if (done[index] && changes !== undefined) await this.#writeChanges(db, match, at, changes);
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

  remove(match: string, before?: Expiry): Promise<boolean> {
    return this.#db.transaction().execute(async (db) => {
      // What is under way there comes first: whether it rests is asked once that is in its log.
      const held = db.selectFrom('tables').select('id').where('id', '=', match);
      await (this.#dialect === 'postgres' ? held.forUpdate() : held).execute();
      const gone = await db
        .deleteFrom('tables')
        .where('id', '=', match)
        .$if(before !== undefined, (table) => table.where(hasRested(before ?? {})))
        .returning('id')
        .executeTakeFirst();
      if (gone === undefined) return false;
      for (const name of OF_A_TABLE) await db.deleteFrom(name).where('match', '=', match).execute();
      return true;
    });
  }

  async expired(before: Expiry, most: number): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .select('id')
      .where(hasRested(before))
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

  readonly keepSnapshot: Store['keepSnapshot'] = (snapshot) =>
    keepSnapshot(this.#db, this.#dialect, snapshot);
  readonly snapshot: Store['snapshot'] = (match) => snapshotOf(this.#db, this.#dialect, match);
  readonly dropSnapshot: Store['dropSnapshot'] = (match) => dropSnapshot(this.#db, match);

  readonly key: Store['key'] = (hash) => keyOf(this.#db, hash);
  readonly replaceKey: Store['replaceKey'] = (key, at) => replaceKey(this.#db, key, at);
  readonly guest: Store['guest'] = (hash) => guestOf(this.#db, hash);
  readonly addGuest: Store['addGuest'] = (guest, at) => addGuest(this.#db, guest, at);
  readonly forgetGuests: Store['forgetGuests'] = (before) => forgetGuests(this.#db, before);
  readonly places: Store['places'] = (guest, match) => placesOf(this.#db, guest, match);
  readonly addPlace: Store['addPlace'] = (place, at, byKey) => addPlace(this.#db, place, at, byKey);
  readonly keepOnly: Store['keepOnly'] = (place) => keepOnly(this.#db, place);
  readonly guestsAt: Store['guestsAt'] = (match, seat) => guestsAt(this.#db, match, seat);
  readonly tablesOf: Store['tablesOf'] = (guest, most) => tablesOf(this.#db, guest, most);

  readonly addDevice: Store['addDevice'] = (guest, device, at, most) =>
    addDevice(this.#db, guest, device, at, most);
  readonly removeDevice: Store['removeDevice'] = (hash, guest) =>
    removeDevice(this.#db, hash, guest);
  readonly devicesAt: Store['devicesAt'] = (match, seat) => devicesAt(this.#db, match, seat);

  async say({ table, ...line }: SaidLine): Promise<number> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const said = await this.#db
        .insertInto('chat')
        .columns(['match', 'number', 'at', 'seat', 'name', 'text', 'request'])
        .expression((from) => {
          const there = from
            .selectFrom('tables')
            .select([
              'tables.id',
              sql<number>`(select coalesce(max(number), 0) + 1 from chat where match = ${table})`.as(
                'number',
              ),
              sql<number>`cast(${line.at} as bigint)`.as('at'),
              sql<number>`cast(${line.seat} as integer)`.as('seat'),
              sql<string>`cast(${line.name} as text)`.as('name'),
              sql<string>`cast(${line.text} as text)`.as('text'),
              sql<string>`cast(${line.request} as text)`.as('request'),
            ])
            .where('tables.id', '=', table);
          return this.#dialect === 'postgres' ? there.forKeyShare() : there;
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('number')
        .executeTakeFirst();
      // Without one it was said before, or another line took the number.
      const known = said ?? (await this.#lineNamed(table, line));
      if (known !== undefined) return known.number;
      if ((await this.table(table)) === undefined) throw new Error(`table ${table} was deleted`);
    }
    throw new Error(`too many talk at table ${table} at once`);
  }

  #lineNamed(match: string, { seat, request }: Pick<SaidLine, 'seat' | 'request'>) {
    return this.#db
      .selectFrom('chat')
      .select('number')
      .where('match', '=', match)
      .where('seat', '=', seat)
      .where('request', '=', request)
      .executeTakeFirst();
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

  readonly beat: Store['beat'] = (node, until) => beat(this.#db, node, until);
  readonly leave: Store['leave'] = (node) => leave(this.#db, node);
  readonly claim: Store['claim'] = (node, now) => claim(this.#db, node, now);
  readonly setPresence: Store['setPresence'] = (match, seat, node, here) =>
    setPresence(this.#db, match, seat, node, here);
  readonly present: Store['present'] = (match, now) => present(this.#db, match, now);

  async secret(name: string, fresh: string): Promise<string> {
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
    // What was written goes to the disk also where it is taken back at once.
    const id = `ping/${randomHex(8)}`;
    await this.#db.transaction().execute(async (db) => {
      await db.insertInto('nodes').values({ id, until: 0 }).execute();
      await db.deleteFrom('nodes').where('id', '=', id).execute();
    });
  }

  /**
   * Puts entries in the place of all that a table has from the number of the first of them on, with
   * what they change beside the log. No node may have the table in memory.
   * @param vacated seats that nobody may play any more by what opened them so far
   */
  async replaceFrom(
    match: string,
    { steps, vacated }: { readonly steps: readonly Step[]; readonly vacated: readonly Seat[] },
  ): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      const first = steps[0]?.seq ?? Number.POSITIVE_INFINITY;
      await db.deleteFrom('log').where('match', '=', match).where('seq', '>=', first).execute();
      for (const step of steps) {
        const { at, changes = {} } = step;
        await db.insertInto('log').values(rowOf(step)).execute();
        await this.#writeChanges(db, match, at, changes);
      }
      for (const vacate of vacated) await this.#writeChanges(db, match, 0, { vacate });
    });
  }

  async close(): Promise<void> {
    await this.#db.destroy();
  }

  async #writeChanges(
    db: Transaction<Schema>,
    match: string,
    at: number,
    { status, listed, face, duty, vacate, occupy, revoke, spend, opens }: TableChanges,
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
        .where('kind', 'in', vacate === SPECTATOR ? ['watch'] : ['seat', 'hand'])
        .where('seat', '=', vacate)
        .execute();
    }
    if (occupy !== undefined) {
      const { seat, guest, key } = occupy;
      if (guest !== undefined) await addPlace(db, { guest, match, seat }, at);
      const kind = seat === SPECTATOR ? 'watch' : 'seat';
      await addKey(db, { hash: key, match, kind, seat }, at);
    }
    if (revoke !== undefined) {
      await db
        .deleteFrom('keys')
        .where('match', '=', match)
        .where('kind', '=', 'hand')
        .where('seat', '=', revoke)
        .execute();
    }
    if (spend !== undefined) await db.deleteFrom('keys').where('hash', '=', spend).execute();
    if (opens !== undefined) await this.#openIn(db, opens);
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

/** Whether a table has rested since the moment that is given for its status. */
function hasRested({ finished, idle, gathering }: Expiry) {
  const rules = [
    { statuses: ['finished', 'closed'], since: finished },
    { statuses: ['playing'], since: idle },
    { statuses: ['gathering'], since: gathering },
  ].flatMap(({ statuses, since }) => (since === undefined ? [] : [{ statuses, since }]));
  const lastAt = sql<number>`(select max(log.at) from log where log.match = tables.id)`;
  return ({ and, eb, exists, not, or, selectFrom }: ExpressionBuilder<Schema, 'tables'>) =>
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
    );
}
