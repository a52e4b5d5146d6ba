import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { soon } from '../../test/asking.ts';
import { startPostgres, type TestPostgres } from '../../test/postgres.ts';
import { settled } from '../../test/registry.ts';
import { postgresDatabase } from './postgres-database.ts';

let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

/** What nobody catches while something is done; without this, the test would end with it. */
async function uncaughtIn(work: () => Promise<void>): Promise<unknown[]> {
  const uncaught: unknown[] = [];
  const usual = process.listeners('uncaughtException');
  process.removeAllListeners('uncaughtException');
  process.on('uncaughtException', (thrown) => uncaught.push(thrown));
  try {
    await work();
  } finally {
    process.removeAllListeners('uncaughtException');
    for (const listener of usual) process.on('uncaughtException', listener);
  }
  return uncaught;
}

test('a connection that breaks between two queries of a transaction fails that alone', async () => {
  const address = await postgres.database('broken');
  const [db, other] = [postgresDatabase(address), postgresDatabase(address)];
  const pidsOf = async () => {
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_stat_activity
      where datname = 'broken' and pid <> pg_backend_pid()`.execute(other);
    return rows.map(({ pid }) => pid);
  };
  const uncaught = await uncaughtIn(async () => {
    const broken = db.transaction().execute(async (transaction) => {
      await sql`select 1`.execute(transaction);
      for (const pid of await pidsOf())
        await sql`select pg_terminate_backend(${pid})`.execute(other);
      await soon(async () => expect(await pidsOf()).toEqual([]));
      await settled();
      await sql`select 2`.execute(transaction);
    });
    await expect(broken).rejects.toThrow(/connection/i);
  });
  expect(uncaught).toEqual([]);
  // The next has another connection.
  const { rows } = await sql`select 3 as number`.execute(db);
  expect(rows).toEqual([{ number: 3 }]);
  await Promise.all([db.destroy(), other.destroy()]);
});
