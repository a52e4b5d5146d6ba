import { postgresDatabase } from './postgres-database.ts';
import { SqlStore } from './sql-store.ts';
import type { Store } from './store.ts';

/** How long the database may say nothing while tables are played, in milliseconds. */
const PATIENCE = 20_000;

/**
 * Opens the store in a PostgreSQL database, by its address. Rejects if it cannot be reached or
 * brought to its present form; that may take as long as it takes.
 */
export async function postgresStore(address: string, patience = PATIENCE): Promise<Store> {
  await (await SqlStore.open(postgresDatabase(address), 'postgres')).close();
  return SqlStore.open(postgresDatabase(address, patience), 'postgres');
}
