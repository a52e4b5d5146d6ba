import type { Socket } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import type { Schema } from './schema.ts';

/** The type of whole numbers of 64 bits; ours are times, which a number holds exactly. */
const INT8 = 20;

/** What of a client of `pg` tells whether it waits for an answer. */
interface Wire {
  readonly readyForQuery: boolean;
  readonly connection: { readonly stream: Socket };
}

/**
 * Connects to a PostgreSQL database by its address.
 * @param patience how long a query may go unanswered, in milliseconds, before its connection is given
 *   up. Without it, as long as the system waits, which is a quarter of an hour if the host vanishes.
 */
export function postgresDatabase(address: string, patience?: number): Kysely<Schema> {
  const pool = new Pool({
    connectionString: address,
    types: {
      getTypeParser: ((oid: number, format?: 'text') =>
        oid === INT8 ? Number : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
    },
  });
  // A connection that breaks while nobody uses it is replaced by the next that is asked for.
  pool.on('error', () => {});
  // One that breaks between two queries of a transaction says so beside the query that fails then.
  pool.on('connect', (client) => {
    client.on('error', () => {});
    if (patience === undefined) return;
    const wire = client as unknown as Wire;
    const { stream } = wire.connection;
    stream.setTimeout(patience, () => {
      if (!wire.readyForQuery) stream.destroy(new Error('the database says nothing any more'));
    });
  });
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}
