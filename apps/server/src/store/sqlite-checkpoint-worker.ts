import { parentPort, workerData } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';
import type { Copying } from './sqlite-checkpoints.ts';

/** Milliseconds from one copying to the next. */
const PAUSE = 250;

const { file, mostPages } = workerData as Copying;
const database = new Sqlite(file);

const copying = setInterval(() => {
  try {
    // What was written during a long copying is copied at once, so that little is left.
    if (copy() > mostPages && copy() > mostPages) parentPort?.postMessage('long');
  } catch {
    // What could not be copied is copied the next time; a full disk is told to whoever commits.
  }
}, PAUSE);

parentPort?.once('message', () => {
  clearInterval(copying);
  database.close();
});

/** Copies what can be copied without anybody waiting; returns how many pages the log has. */
function copy(): number {
  const [{ log }] = database.pragma('wal_checkpoint(PASSIVE)') as [{ readonly log: number }];
  return log;
}
