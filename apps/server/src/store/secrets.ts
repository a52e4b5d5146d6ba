import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** See `Store.secret`. */
export async function secretOf(db: Kysely<Schema>, name: string, fresh: string): Promise<string> {
  const known = await stored(db, name);
  if (known !== undefined) return known;
  await db
    .insertInto('house')
    .values({ name, value: fresh })
    .onConflict((on) => on.column('name').doNothing())
    .execute();
  // Another node may have been first.
  return (await stored(db, name)) ?? '';
}

async function stored(db: Kysely<Schema>, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('house')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value;
}
