import { type Kysely, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { soon } from '../../test/asking.ts';
import { fateOf } from '../../test/registry.ts';
import { answer, exported, line, newTable, storeHere, storePlaces } from '../../test/stores.ts';
import type { Schema } from './schema.ts';

const PLACES = storePlaces();
const LATER = 9_999_999_999_999;

describe.each(PLACES)('a store in $name', ({ fresh }) => {
  const here = storeHere(fresh);

  test('lets nobody say anything at a table that was deleted', async () => {
    await here.store.openTable(newTable('table001'));
    await here.store.remove('table001');
    await expect(here.store.say(line('too late', 'line0001'))).rejects.toThrow('was deleted');
    expect(await exported(here.place)).toEqual([]);
  });
});

// Where one thread writes, nothing is written while a table is deleted.
describe.each(PLACES.filter(({ name }) => name === 'PostgreSQL'))('in $name', ({ fresh }) => {
  const here = storeHere(fresh);
  const duty = { at: 5, node: 'node-a' };

  /** How many connections wait for what another one does. */
  async function waiting(db: Kysely<Schema>): Promise<number> {
    const { rows } = await sql<{ count: string }>`
      select count(*) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    return Number(rows[0]?.count);
  }

  test('what is written while a table is being deleted leaves nothing behind', async () => {
    const { store } = here;
    await store.openTable(newTable('table001'));
    await store.append([answer('table001', 2, { changes: { duty } })]);
    const db = here.place.database();
    const { removing, written } = await db.transaction().execute(async (holding) => {
      // Deleting has begun and comes to its end when this is over.
      await holding.selectFrom('duties').selectAll().forUpdate().execute();
      const removing = store.remove('table001');
      await soon(async () => expect(await waiting(db)).toBe(1));
      const writing = [
        store.append([answer('table001', 3)]),
        store.append([answer('table001', 4, { changes: { listed: true, duty } })]),
        store.say(line('at the last moment', 'line0001')),
      ];
      const fates = writing.map((one) => fateOf<unknown>(one));
      await soon(async () => {
        const done = fates.filter(({ now }) => now !== 'open').length;
        expect((await waiting(db)) + done).toBe(4);
      });
      return { removing, written: Promise.allSettled(writing) };
    });
    await removing;
    expect(await written).toMatchObject([
      { value: [false] },
      { value: [false] },
      { reason: { message: 'table table001 was deleted' } },
    ]);
    expect(await exported(here.place)).toEqual([]);
    expect(await store.claim('node-a', LATER)).toEqual([]);
    await db.destroy();
  });

  test('a table is deleted with what was being written there', async () => {
    const { store } = here;
    await store.openTable(newTable('table001'));
    await store.append([answer('table001', 2, { changes: { duty } })]);
    const db = here.place.database();
    const { writing, removing } = await db.transaction().execute(async (holding) => {
      // The entry is in the log, and what goes with it comes when this is over.
      await holding.selectFrom('duties').selectAll().forUpdate().execute();
      const writing = store.append([answer('table001', 3, { changes: { duty } })]);
      await soon(async () => expect(await waiting(db)).toBe(1));
      const removing = store.remove('table001');
      await soon(async () => expect(await waiting(db)).toBe(2));
      return { writing, removing };
    });
    expect(await writing).toEqual([true]);
    await removing;
    expect(await exported(here.place)).toEqual([]);
    expect(await store.claim('node-a', LATER)).toEqual([]);
    await db.destroy();
  });
});
