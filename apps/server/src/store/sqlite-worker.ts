import { parentPort, workerData } from 'node:worker_threads';
import type { LogRow } from './log.ts';
import { SqlStore } from './sql-store.ts';
import { openSqlite } from './sqlite-database.ts';
import type { Store } from './store.ts';

/** What the thread of a store is asked. */
export interface Call {
  readonly id: number;
  readonly method: keyof Store | 'appendRows';
  readonly args: readonly unknown[];
}

/** What it answers. */
export interface Reply {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: unknown;
}

const opened = openSqlite(workerData as string);
const store = await SqlStore.open(opened.db, 'sqlite', opened.append);
const guard = opened.guard();
const checkpoints = opened.checkpoints();

parentPort?.on('message', async ({ id, method, args }: Call) => {
  try {
    reply({ id, value: await run(method, args) });
    if (method === 'close') parentPort?.close();
  } catch (error) {
    reply({ id, error });
  }
});
parentPort?.postMessage('open');

async function run(method: Call['method'], args: readonly unknown[]): Promise<unknown> {
  if (method === 'close') await checkpoints?.close();
  else guard?.check();
  // As long as the connection is held, no transaction runs on it.
  if (method === 'beat') await opened.db.connection().execute(async () => guard?.count());
  if (method === 'appendRows') {
    const appended = await store.appendRows(JSON.parse(args[0] as string) as readonly LogRow[]);
    checkpoints?.appended();
    return appended;
  }
  const work = store[method] as (...args: readonly unknown[]) => Promise<unknown>;
  return work.apply(store, args as unknown[]);
}

function reply(message: Reply): void {
  parentPort?.postMessage(message);
}
