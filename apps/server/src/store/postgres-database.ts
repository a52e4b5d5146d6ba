import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import type { Schema } from './schema.ts';

/** The type of whole numbers of 64 bits; ours are times, which a number holds exactly. */
const INT8 = 20;

/** Connects to a PostgreSQL database by its address. */
export function postgresDatabase(address: string): Kysely<Schema> {
  const pool = new Pool({
    connectionString: address,
    types: {
      getTypeParser: ((oid: number, format?: 'text') =>
        oid === INT8 ? Number : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
    },
  });
  // A connection that breaks while nobody uses it is replaced by the next that is asked for.
  pool.on('error', () => {});
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}
