import type { Pace, TableFace, TableStatus } from '@tablewright/protocol';
import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { KeptEntry, TableRecord } from '../tables/entry.ts';
import type { Dialect } from './log.ts';
import type { Schema } from './schema.ts';
import type { Expiry, TableLine } from './store.ts';

/** Where everything is that belongs to a table and is deleted with it. */
const OF_A_TABLE = [
  'log',
  'snapshots',
  'chapters',
  'keys',
  'places',
  'chat',
  'whispers',
  'notes',
  'duties',
  'presence',
  'campaign_tables',
] as const satisfies readonly (keyof Schema)[];

/** See `Store.table`. */
export async function tableOf(
  db: Kysely<Schema>,
  id: string,
): Promise<(TableRecord & TableLine) | undefined> {
  const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  const { rules_version, rules_since, options, pace, status, listed, face: _face, ...rest } = row;
  return {
    ...rest,
    rulesVersion: rules_version,
    rulesSince: rules_since,
    options: JSON.parse(options) as Record<string, unknown>,
    pace: JSON.parse(pace) as Pace,
    status: status as TableStatus,
    listed: listed === 1,
  };
}

/** See `Store.entries`. */
export async function entriesOf(
  db: Kysely<Schema>,
  match: string,
  after: number,
  most: number,
): Promise<readonly KeptEntry[]> {
  const rows = await db
    .selectFrom('log')
    .select(['seq', 'at', 'body'])
    .where('match', '=', match)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(most)
    .execute();
  return rows.map(({ seq, at, body }) => ({ seq, at, entry: JSON.parse(body) }));
}

/** See `Store.seqsOf`. */
export async function seqsOf(
  db: Kysely<Schema>,
  matches: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (matches.length === 0) return new Map();
  const rows = await db
    .selectFrom('log')
    .select(({ fn }) => ['match', fn.max('seq').as('seq')])
    .where('match', 'in', matches)
    .groupBy('match')
    .execute();
  return new Map(rows.map(({ match, seq }) => [match, Number(seq)]));
}

/** See `Store.listed`. */
export async function listedTables(
  db: Kysely<Schema>,
  most: number,
): Promise<readonly TableFace[]> {
  const rows = await db
    .selectFrom('tables')
    .select('face')
    .where('listed', '=', 1)
    .where('status', 'in', ['gathering', 'playing'])
    .orderBy('opened', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ face }) => JSON.parse(face) as TableFace);
}

/** See `Store.remove`. */
export function removeTable(
  database: Kysely<Schema>,
  dialect: Dialect,
  match: string,
  before: Expiry | undefined,
): Promise<boolean> {
  return database.transaction().execute(async (db) => {
    // What is being written there comes first: whether the table rests is asked after that.
    const held = db.selectFrom('tables').select('id').where('id', '=', match);
    await (dialect === 'postgres' ? held.forUpdate() : held).execute();
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

/** See `Store.expired`. */
export async function expiredTables(
  db: Kysely<Schema>,
  before: Expiry,
  most: number,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('tables')
    .select('id')
    .where(hasRested(before))
    .orderBy('opened')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
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
