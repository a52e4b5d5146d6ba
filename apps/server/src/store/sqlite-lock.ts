import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';

/** Another process has the database of tables. */
export class PlaceInUse extends Error {
  override readonly name = 'PlaceInUse';
}

/**
 * Locks a database file for this process until the returned function is called. It is a lock of the
 * system on a file beside it, so that it is released when the process dies.
 * @throws PlaceInUse if another one has it
 */
export function lockPlace(file: string): () => void {
  mkdirSync(dirname(file), { recursive: true });
  const lock = new Sqlite(`${file}-lock`, { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (thrown) {
    lock.close();
    if ((thrown as { code?: unknown }).code !== 'SQLITE_BUSY') throw thrown;
    throw new PlaceInUse(`a server uses ${file}; stop it first`);
  }
  return () => {
    lock.close();
  };
}
