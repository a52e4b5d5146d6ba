import type { Seat } from '@tablewright/engine';
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { Device } from './store.ts';

/** See `Store.addDevice`. A device that was another guest's is this one's from now on. */
export function addDevice(
  database: Kysely<Schema>,
  guest: string,
  device: Device,
  at: number,
  most: number,
): Promise<void> {
  const { hash, endpoint, p256dh, auth } = device;
  const row = { guest, endpoint, p256dh, auth, made: at };
  return database.transaction().execute(async (db) => {
    await db
      .insertInto('devices')
      .values({ hash, ...row })
      .onConflict((on) => on.column('hash').doUpdateSet(row))
      .execute();
    const kept = await db
      .selectFrom('devices')
      .select('hash')
      .where('guest', '=', guest)
      .where('hash', '!=', hash)
      .orderBy('made', 'desc')
      .orderBy('hash')
      .limit(most - 1)
      .execute();
    await db
      .deleteFrom('devices')
      .where('guest', '=', guest)
      .where('hash', 'not in', [hash, ...kept.map((one) => one.hash)])
      .execute();
  });
}

/** See `Store.removeDevice`. */
export async function removeDevice(
  db: Kysely<Schema>,
  hash: string,
  guest: string | undefined,
): Promise<boolean> {
  const all = db.deleteFrom('devices').where('hash', '=', hash);
  const own = guest === undefined ? all : all.where('guest', '=', guest);
  return (await own.executeTakeFirst()).numDeletedRows > 0n;
}

/** See `Store.devicesAt`. */
export function devicesAt(
  db: Kysely<Schema>,
  match: string,
  seat: Seat,
): Promise<readonly Device[]> {
  return db
    .selectFrom('places')
    .innerJoin('devices', 'devices.guest', 'places.guest')
    .select(['devices.hash', 'devices.endpoint', 'devices.p256dh', 'devices.auth'])
    .where('places.match', '=', match)
    .where('places.seat', '=', seat)
    .orderBy('devices.hash')
    .execute();
}
