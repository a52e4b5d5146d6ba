import type { Seat } from '@tablewright/engine';
import type { Whisper } from '@tablewright/protocol';
import { type Kysely, sql } from 'kysely';
import type { Dialect } from './log.ts';
import type { Schema } from './schema.ts';
import type { WhisperedLine } from './store.ts';

/** How often a line is tried to be put behind the last one while others take its number. */
const TRIES = 20;

/** See `Store.whisper`. */
export async function whisper(
  db: Kysely<Schema>,
  dialect: Dialect,
  line: WhisperedLine,
): Promise<number> {
  const { table, seat, request } = line;
  for (let tries = 0; tries < TRIES; tries += 1) {
    await append(db, dialect, line);
    // Not stored if another line took the number, or if there is no such table any more.
    const [stored] = await ownWhispers(db, table, seat)
      .where('request', '=', request)
      .where('own.seat', '=', seat)
      .execute();
    if (stored !== undefined) return stored.place;
    const there = db.selectFrom('tables').select('id').where('id', '=', table);
    if ((await there.executeTakeFirst()) === undefined) {
      throw new Error(`table ${table} was deleted`);
    }
  }
  throw new Error(`too many whisper at table ${table} at once`);
}

/** See `Store.whispers`. */
export async function whispersOf(
  db: Kysely<Schema>,
  match: string,
  seat: Seat,
  after: number,
  most: number,
): Promise<readonly Omit<Whisper, 'type'>[]> {
  const rows = await ownWhispers(db, match, seat)
    .where('place', '>', after)
    .orderBy('place', 'desc')
    .limit(most)
    .execute();
  return rows.reverse().map(({ place: number, seat, addressee: to, name, text, at }) => ({
    table: match,
    number,
    seat,
    to,
    name,
    text,
    at,
  }));
}

/**
 * What a seat has whispered or heard. Each line has its place among those alone: the numbers that count
 * all whispers of the table would tell how much others whisper.
 */
function ownWhispers(db: Kysely<Schema>, match: string, seat: Seat) {
  return db
    .selectFrom((from) =>
      from
        .selectFrom('whispers')
        .select(['at', 'seat', 'addressee', 'name', 'text', 'request'])
        .select(sql<number>`cast(row_number() over (order by number) as integer)`.as('place'))
        .where('match', '=', match)
        .where(({ or, eb }) => or([eb('seat', '=', seat), eb('addressee', '=', seat)]))
        .as('own'),
    )
    .select(['place', 'at', 'own.seat', 'addressee', 'name', 'text']);
}

/** Puts a whisper behind the last one of its table, if that is there and its request is new. */
async function append(
  db: Kysely<Schema>,
  dialect: Dialect,
  { table, seat, to, ...line }: WhisperedLine,
): Promise<void> {
  await db
    .insertInto('whispers')
    .columns(['match', 'number', 'at', 'seat', 'addressee', 'name', 'text', 'request'])
    .expression((from) => {
      const there = from
        .selectFrom('tables')
        .select([
          'tables.id',
          sql<number>`(select coalesce(max(number), 0) + 1 from whispers where match = ${table})`.as(
            'number',
          ),
          sql<number>`cast(${line.at} as bigint)`.as('at'),
          sql<number>`cast(${seat} as integer)`.as('seat'),
          sql<number>`cast(${to} as integer)`.as('addressee'),
          sql<string>`cast(${line.name} as text)`.as('name'),
          sql<string>`cast(${line.text} as text)`.as('text'),
          sql<string>`cast(${line.request} as text)`.as('request'),
        ])
        .where('tables.id', '=', table);
      return dialect === 'postgres' ? there.forKeyShare() : there;
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
