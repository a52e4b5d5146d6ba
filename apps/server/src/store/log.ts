import type { Seat } from '@tablewright/engine';
import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';
import type { Step } from './store.ts';

/** The databases that a store may lie in. */
export type Dialect = 'sqlite' | 'postgres';

/** A row of the log. */
export type LogRow = Schema['log'];

/** Appends rows, each on its own: whether it was appended. All that were are kept for good. */
export type AppendRows = (rows: readonly LogRow[]) => Promise<readonly boolean[]>;

/** Whether an entry changes nothing beside the log. */
export function isPlain({ changes }: Step): boolean {
  return changes === undefined;
}

/** An entry as a row of the log. */
export function rowOf({ match, seq, at, waiting, entry }: Step): LogRow {
  return { match, seq, at, waiting: waitingText(waiting), body: JSON.stringify(entry) };
}

/** One statement for any number of rows, so that it need not be built anew for each number. */
export async function insertRows(
  db: Kysely<Schema>,
  dialect: Dialect,
  rows: readonly LogRow[],
): Promise<readonly boolean[]> {
  const json = JSON.stringify(rows);
  const given =
    dialect === 'sqlite'
      ? sql`(select value ->> 'match' as match, value ->> 'seq' as seq, value ->> 'at' as at,
          value ->> 'waiting' as waiting, value ->> 'body' as body from json_each(${json})) as given`
      : sql`json_to_recordset(${json}::json)
          as given(match text, seq int, at bigint, waiting text, body text)`;
  // A table that is being deleted is either gone by now, or waits until this is in its log.
  const held = dialect === 'sqlite' ? sql`` : sql` for key share`;
  const { rows: kept } = await sql<{ match: string; seq: number }>`
    insert into log (match, seq, at, waiting, body)
    select given.match, given.seq, given.at, given.waiting, given.body from ${given}
    where exists (select 1 from tables where tables.id = given.match${held})
      and exists (select 1 from log where log.match = given.match and log.seq = given.seq - 1)
    on conflict do nothing
    returning match, seq`.execute(db);
  const names = new Set(kept.map(({ match, seq }) => `${match}/${seq}`));
  return rows.map(({ match, seq }) => names.has(`${match}/${seq}`));
}

/** The people waited for, as text that a query can search. */
export function waitingText(seats: readonly Seat[]): string {
  return seats.length === 0 ? '' : `,${seats.join(',')},`;
}

/** The people that such a text names. */
export function seatsIn(waiting: string): Seat[] {
  return waiting.split(',').filter(Boolean).map(Number);
}
