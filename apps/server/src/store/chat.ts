import type { ChatLine } from '@tablewright/protocol';
import { type Kysely, sql } from 'kysely';
import type { Dialect } from './log.ts';
import type { Schema } from './schema.ts';
import type { SaidLine } from './store.ts';

/** How often a line is tried to be put behind the last one while others take its number. */
const TRIES = 20;

/** See `Store.say`. */
export async function say(db: Kysely<Schema>, dialect: Dialect, line: SaidLine): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    // Without a number it was said before, or another line took the number.
    const known = (await appended(db, dialect, line)) ?? (await lineNamed(db, line));
    if (known !== undefined) return known.number;
    const there = db.selectFrom('tables').select('id').where('id', '=', line.table);
    if ((await there.executeTakeFirst()) === undefined) {
      throw new Error(`table ${line.table} was deleted`);
    }
  }
  throw new Error(`too many talk at table ${line.table} at once`);
}

/** See `Store.lines`. */
export async function linesOf(
  db: Kysely<Schema>,
  match: string,
  after: number,
  most: number,
): Promise<readonly Omit<ChatLine, 'type'>[]> {
  const rows = await db
    .selectFrom('chat')
    .select(['number', 'at', 'seat', 'name', 'text'])
    .where('match', '=', match)
    .where('number', '>', after)
    .orderBy('number', 'desc')
    .limit(most)
    .execute();
  return rows.reverse().map((row) => ({ table: match, ...row }));
}

/** Puts a line behind the last one of its table, if that is there; its number, if it was put. */
function appended(
  db: Kysely<Schema>,
  dialect: Dialect,
  { table, ...line }: SaidLine,
): Promise<{ number: number } | undefined> {
  return db
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
      return dialect === 'postgres' ? there.forKeyShare() : there;
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('number')
    .executeTakeFirst();
}

function lineNamed(
  db: Kysely<Schema>,
  { table, seat, request }: SaidLine,
): Promise<{ number: number } | undefined> {
  return db
    .selectFrom('chat')
    .select('number')
    .where('match', '=', table)
    .where('seat', '=', seat)
    .where('request', '=', request)
    .executeTakeFirst();
}
