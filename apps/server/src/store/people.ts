import type { Observer, Seat } from '@tablewright/engine';
import type { TableFace } from '@tablewright/protocol';
import { type Kysely, sql } from 'kysely';
import { seatsIn } from './log.ts';
import type { Schema } from './schema.ts';
import type { KeyKind, OwnTable, StoredKey } from './store.ts';

/** See `Store.key`. */
export async function keyOf(db: Kysely<Schema>, hash: string): Promise<StoredKey | undefined> {
  const row = await db
    .selectFrom('keys')
    .select(['hash', 'match', 'kind', 'seat'])
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row && { ...row, kind: row.kind as KeyKind };
}

/** See `Store.replaceKey`. */
export async function replaceKey(db: Kysely<Schema>, key: StoredKey, at: number): Promise<void> {
  const { match, kind, seat } = key;
  await db.transaction().execute(async (db) => {
    await db
      .deleteFrom('keys')
      .where('match', '=', match)
      .where('kind', '=', kind)
      .where('seat', '=', seat)
      .execute();
    await addKey(db, key, at);
  });
}

/** See `Store.guest`. */
export async function guestOf(db: Kysely<Schema>, hash: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('guests')
    .select('id')
    .where('hash', '=', hash)
    .unionAll(
      db
        .selectFrom('guest_keys')
        .select('guest as id')
        .where('hash', '=', hash)
        .where('kind', '=', 'device'),
    )
    .executeTakeFirst();
  return row?.id;
}

/** See `Store.addLink`. */
export async function addLink(
  db: Kysely<Schema>,
  link: { readonly guest: string; readonly hash: string },
  at: number,
): Promise<void> {
  await db.transaction().execute(async (db) => {
    await db
      .deleteFrom('guest_keys')
      .where('guest', '=', link.guest)
      .where('kind', '=', 'link')
      .execute();
    await db
      .insertInto('guest_keys')
      .values({ ...link, kind: 'link', made: at })
      .execute();
  });
}

/** See `Store.redeemLink`. */
export async function redeemLink(
  db: Kysely<Schema>,
  link: string,
  device: string,
  at: number,
  since: number,
): Promise<string | undefined> {
  return db.transaction().execute(async (db) => {
    const used = await db
      .deleteFrom('guest_keys')
      .where('hash', '=', link)
      .where('kind', '=', 'link')
      .returning(['guest', 'made'])
      .executeTakeFirst();
    if (used === undefined || used.made < since) return undefined;
    await db
      .insertInto('guest_keys')
      .values({ hash: device, guest: used.guest, kind: 'device', made: at })
      .execute();
    return used.guest;
  });
}

/** See `Store.addGuest`. */
export async function addGuest(
  db: Kysely<Schema>,
  guest: { readonly id: string; readonly hash: string },
  at: number,
): Promise<void> {
  await db
    .insertInto('guests')
    .values({ ...guest, made: at, seen: at })
    .execute();
}

/** See `Store.places`. */
export async function placesOf(
  db: Kysely<Schema>,
  guest: string,
  match: string,
): Promise<readonly Observer[]> {
  const rows = await db
    .selectFrom('places')
    .select('seat')
    .where('guest', '=', guest)
    .where('match', '=', match)
    .orderBy('seat')
    .execute();
  return rows.map(({ seat }) => seat);
}

/** See `Store.keepOnly`. */
export async function keepOnly(
  db: Kysely<Schema>,
  place: {
    readonly guest: string;
    readonly match: string;
    readonly seat: Seat;
  },
): Promise<void> {
  await db
    .deleteFrom('places')
    .where('match', '=', place.match)
    .where('seat', '=', place.seat)
    .where('guest', '!=', place.guest)
    .execute();
}

/** See `Store.guestsAt`. */
export async function guestsAt(
  db: Kysely<Schema>,
  match: string,
  seat: Seat,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('places')
    .select('guest')
    .where('match', '=', match)
    .where('seat', '=', seat)
    .execute();
  return rows.map(({ guest }) => guest);
}

/** See `Store.tablesOf`. */
export async function tablesOf(
  db: Kysely<Schema>,
  guest: string,
  most: number,
): Promise<readonly OwnTable[]> {
  const latest = latestOf(db, guest)
    .select('places.match')
    .groupBy(['places.match', 'log.at'])
    // Those that wait for the guest first.
    .orderBy(
      sql`max(case when log.waiting like '%,' || places.seat || ',%' then 1 else 0 end)`,
      'desc',
    )
    .orderBy('log.at', 'desc')
    .orderBy('places.match')
    .limit(most);
  const ids = (await latest.execute()).map(({ match }) => match);
  if (ids.length === 0) return [];
  const rows = await latestOf(db, guest)
    .innerJoin('tables', 'tables.id', 'places.match')
    .select(['tables.id', 'tables.face', 'tables.host', 'places.seat', 'log.at', 'log.waiting'])
    .where('places.match', 'in', ids)
    .orderBy('log.at', 'desc')
    .orderBy('tables.id')
    .orderBy('places.seat')
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

/** The last entry of each table at which a guest has a place. */
function latestOf(db: Kysely<Schema>, guest: string) {
  return db
    .selectFrom('places')
    .innerJoin('log', (join) =>
      join
        .onRef('log.match', '=', 'places.match')
        .on(
          'log.seq',
          '=',
          sql<number>`(select max(latest.seq) from log as latest where latest.match = places.match)`,
        ),
    )
    .where('places.guest', '=', guest);
}

/** Adds a key. */
export async function addKey(db: Kysely<Schema>, key: StoredKey, made: number): Promise<void> {
  await db
    .insertInto('keys')
    .values({ ...key, made })
    .execute();
}

/** See `Store.addPlace`. A place that is there already stays as it is. */
export async function addPlace(
  db: Kysely<Schema>,
  place: { readonly guest: string; readonly match: string; readonly seat: Observer },
  made: number,
  byKey?: string,
): Promise<void> {
  const rows = db.insertInto('places');
  const { guest, match, seat } = place;
  const given =
    byKey === undefined
      ? rows.values({ ...place, made })
      : rows.columns(['guest', 'match', 'seat', 'made']).expression((from) =>
          from
            .selectFrom('keys')
            .where('hash', '=', byKey)
            .select(({ cast, val }) => [
              cast<string>(val(guest), 'text').as('guest'),
              cast<string>(val(match), 'text').as('match'),
              cast<number>(val(seat), 'integer').as('seat'),
              cast<number>(val(made), 'bigint').as('made'),
            ]),
        );
  await given.onConflict((on) => on.columns(['guest', 'match', 'seat']).doNothing()).execute();
}

/** See `Store.forgetGuests`. */
export async function forgetGuests(db: Kysely<Schema>, before: number): Promise<number> {
  return db.transaction().execute(async (db) => {
    const gone = await db
      .deleteFrom('guests')
      .where('made', '<', before)
      .where('id', 'not in', (from) => from.selectFrom('places').select('places.guest'))
      .where('id', 'not in', (from) => from.selectFrom('tables').select('tables.host'))
      .where('id', 'not in', (from) => from.selectFrom('documents').select('documents.owner'))
      .where('id', 'not in', (from) => from.selectFrom('members').select('members.guest'))
      .returning('id')
      .execute();
    for (const theirs of ['devices', 'guest_keys'] as const) {
      await db
        .deleteFrom(theirs)
        .where('guest', 'not in', (from) => from.selectFrom('guests').select('guests.id'))
        .execute();
    }
    return gone.length;
  });
}

/** Whoever may play or watch at a table may do so at another, too. */
export async function copyPlaces(
  db: Kysely<Schema>,
  from: string,
  to: string,
  made: number,
): Promise<void> {
  await sql`insert into places (guest, match, seat, made)
    select guest, cast(${to} as text), seat, cast(${made} as bigint) from places
    where match = ${from} on conflict do nothing`.execute(db);
}
