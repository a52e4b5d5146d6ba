import { Migrator } from 'kysely/migration';
import { describe, expect, test } from 'vitest';
import { exported, imported, storeHere, storePlaces } from '../../test/stores.ts';
import { migrationsFor } from './migrations.ts';
import type { Device } from './store.ts';

const PLACES = storePlaces();

const TABLE = 'table001';

function device(name: string): Device {
  return { hash: `hash-${name}`, endpoint: `https://push/${name}`, p256dh: 'key', auth: 'auth' };
}

describe.each(PLACES)('devices in $name', ({ fresh }) => {
  const here = storeHere(fresh);

  const names = async (seat: number) =>
    (await here.store.devicesAt(TABLE, seat)).map(({ hash }) => hash);

  test('are those of the guests who may play a seat', async () => {
    await here.store.addPlace({ guest: 'a', match: TABLE, seat: 0 }, 1);
    await here.store.addPlace({ guest: 'b', match: TABLE, seat: 0 }, 1);
    await here.store.addPlace({ guest: 'b', match: 'table002', seat: 1 }, 1);
    await here.store.addDevice('a', device('a1'), 5, 10);
    await here.store.addDevice('a', device('a2'), 6, 10);
    await here.store.addDevice('b', device('b1'), 7, 10);
    await here.store.addDevice('c', device('c1'), 8, 10);
    expect(await here.store.devicesAt(TABLE, 0)).toEqual([
      device('a1'),
      device('a2'),
      device('b1'),
    ]);
    expect(await names(1)).toEqual([]);
  });

  test('are kept once, for the guest who registered them last', async () => {
    for (const guest of ['a', 'b']) await here.store.addPlace({ guest, match: TABLE, seat: 0 }, 1);
    await here.store.addDevice('a', device('x'), 5, 10);
    await here.store.addDevice('a', { ...device('x'), auth: 'another' }, 6, 10);
    expect(await here.store.devicesAt(TABLE, 0)).toEqual([{ ...device('x'), auth: 'another' }]);
    await here.store.addDevice('b', device('x'), 7, 10);
    expect(await here.store.removeDevice('hash-x', 'a')).toBe(false);
    expect(await names(0)).toEqual(['hash-x']);
    expect(await here.store.removeDevice('hash-x', 'b')).toBe(true);
    expect(await here.store.removeDevice('hash-x')).toBe(false);
    expect(await names(0)).toEqual([]);
  });

  test('are so many at most: the oldest goes, and one that comes again is new', async () => {
    for (const guest of ['a', 'b']) await here.store.addPlace({ guest, match: TABLE, seat: 0 }, 1);
    await here.store.addDevice('b', device('other'), 1, 3);
    for (const [at, name] of ['1', '2', '3'].entries()) {
      await here.store.addDevice('a', device(name), 10 + at, 3);
    }
    await here.store.addDevice('a', device('1'), 20, 3);
    await here.store.addDevice('a', device('4'), 21, 3);
    expect(await names(0)).toEqual(['hash-1', 'hash-3', 'hash-4', 'hash-other']);
  });

  test('go with an export', async () => {
    await here.store.addDevice('a', device('x'), 5, 10);
    const rows = await exported(here.place);
    expect(rows.map(({ of }) => of)).toEqual(['devices']);
    const target = await fresh();
    const other = await target.open();
    await imported(target, rows);
    await other.addPlace({ guest: 'a', match: TABLE, seat: 0 }, 1);
    expect(await other.devicesAt(TABLE, 0)).toEqual([device('x')]);
    await other.close();
  });

  test('come to a database that had none', async () => {
    const before = await fresh();
    const { dialect } = before;
    const db = before.database();
    const { error } = await new Migrator({ db, provider: migrationsFor(dialect) }).migrateTo(
      '0001-tables',
    );
    expect(error).toBeUndefined();
    await db.insertInto('house').values({ name: 'a', value: 'kept' }).execute();
    await db.destroy();
    const later = await before.open();
    await later.addDevice('a', device('x'), 5, 10);
    expect(await later.secret('a', 'fresh')).toBe('kept');
    expect(await later.removeDevice('hash-x')).toBe(true);
    await later.close();
  });
});
