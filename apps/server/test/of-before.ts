import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from './stores.ts';

type Rows = readonly Readonly<Record<string, unknown>>[];

/** Everything that a server of before has left in its database, by database table. */
type Left = Readonly<
  Record<'tables' | 'log' | 'places' | 'guests' | 'snapshots' | 'chapters', Rows>
>;

/**
 * Puts a table into an empty database as code of before had left it, with its snapshot; returns its
 * name. These files were made with that code, and cannot be made again with this one.
 * @param file one of `test/fixtures`
 */
export async function leaveTable({ database }: Place, file: string): Promise<string> {
  const left: Left = JSON.parse(
    readFileSync(join(import.meta.dirname, 'fixtures', file), 'utf8'),
    (_, value) => (typeof value?.base64 === 'string' ? Buffer.from(value.base64, 'base64') : value),
  );
  const db = database();
  for (const [name, rows] of Object.entries(left)) {
    for (const row of rows) {
      await db
        .insertInto(name as keyof Left)
        .values(row as never)
        .execute();
    }
  }
  await db.destroy();
  return left.tables[0]?.id as string;
}

/** The same as if its snapshot had been thrown away, as in an export. */
export async function leaveLog(place: Place, file: string): Promise<string> {
  const table = await leaveTable(place, file);
  const db = place.database();
  for (const name of ['snapshots', 'chapters'] as const) await db.deleteFrom(name).execute();
  await db.destroy();
  return table;
}
