import { parentPort, workerData } from 'node:worker_threads';
import { SqlStore } from './sql-store.ts';
import { openSqlite } from './sqlite-database.ts';
import type { Store } from './store.ts';

/** What the thread of a store is asked. */
export interface Call {
  readonly id: number;
  readonly method: keyof Store;
  readonly args: readonly unknown[];
}

/** What it answers. */
export interface Reply {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: unknown;
}

const { db, append } = openSqlite(workerData as string);
const store = await SqlStore.open(db, 'sqlite', append);

parentPort?.on('message', async ({ id, method, args }: Call) => {
  const work = store[method] as (...args: readonly unknown[]) => Promise<unknown>;
  try {
    reply({ id, value: await work.apply(store, args as unknown[]) });
  } catch (error) {
    reply({ id, error });
  }
});
parentPort?.postMessage('open');

function reply(message: Reply): void {
  parentPort?.postMessage(message);
}
