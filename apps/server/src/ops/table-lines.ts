import { type Kysely, sql } from 'kysely';
import type { Schema } from '../store/schema.ts';

/** Tables fetched at a time. */
const PAGE = 500;

/** A table in a list for those who run the server. */
export interface TableLine {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: string;
  readonly status: string;
  /** Milliseconds since 1970, as is {@link at}. */
  readonly opened: number;
  readonly entries: number;
  /** When something happened there last. */
  readonly at: number;
}

/** All tables in the order of their ids. */
export async function* tableLines(db: Kysely<Schema>): AsyncGenerator<TableLine> {
  let after = '';
  for (;;) {
    const rows = await db
      .selectFrom('tables')
      .select(['id', 'game', 'rules_version as rulesVersion', 'status', 'opened'])
      .select([
        sql<number>`coalesce((select max(seq) from log where match = tables.id), 0)`.as('entries'),
        sql<number>`coalesce((select max(at) from log where match = tables.id), 0)`.as('at'),
      ])
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    yield* rows;
    after = rows.at(-1)?.id ?? after;
    if (rows.length < PAGE) return;
  }
}
