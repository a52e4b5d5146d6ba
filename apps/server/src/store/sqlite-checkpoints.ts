import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type Sqlite from 'better-sqlite3';
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Appends after which a store has so much to do that a thread of its own is worth it. */
const BUSY_FROM = 500;

/** Pages in the write-ahead log from which on it is to begin anew: 64 MB. */
const MOST_PAGES = 16_000;

/** What the thread that copies is told. */
export interface Copying {
  readonly file: string;
  readonly mostPages: number;
}

/**
 * Has what was committed copied from the write-ahead log into the database file. Copying waits for the
 * disk, which SQLite does in the middle of a commit; in a busy store a thread of its own does it. The log
 * begins anew only if all of it is copied while nothing is written, so where it has grown long, the last
 * few pages are copied here.
 */
export class SqliteCheckpoints {
  readonly #file: string;
  readonly #db: Kysely<Schema>;
  readonly #database: Sqlite.Database;
  #appends = 0;
  #worker: Worker | undefined;

  /** @param db what writes to the file, over the connection `database` */
  constructor(file: string, db: Kysely<Schema>, database: Sqlite.Database) {
    this.#file = file;
    this.#db = db;
    this.#database = database;
  }

  /** Something was appended. */
  appended(): void {
    this.#appends += 1;
    if (this.#appends === BUSY_FROM) this.#begin();
  }

  /** Ends the thread; resolves when it no longer uses the file. */
  async close(): Promise<void> {
    if (this.#worker === undefined) return;
    const ended = once(this.#worker, 'exit');
    this.#worker.postMessage('close');
    await ended;
  }

  #begin(): void {
    const copying: Copying = { file: this.#file, mostPages: MOST_PAGES };
    const thread = new URL('./sqlite-checkpoint-worker.ts', import.meta.url);
    this.#worker = new Worker(thread, { workerData: copying });
    this.#worker.on('message', () => this.#copyRest());
    this.#worker.once('online', () => this.#database.pragma('wal_autocheckpoint = 0'));
    this.#worker.once('exit', () => this.#database.pragma('wal_autocheckpoint = 1000'));
    // It has ended then, and SQLite copies in the middle of commits again.
    this.#worker.on('error', () => {});
  }

  /** Copies what is left. As long as the connection is held, no transaction runs on it. */
  #copyRest(): Promise<unknown> {
    return this.#db
      .connection()
      .execute(async () => this.#database.pragma('wal_checkpoint(PASSIVE)'))
      .catch(() => {});
  }
}
