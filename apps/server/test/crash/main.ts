/**
 * `npm run crash -- [--store sqlite|postgres] [--kills 300] [--tables 20] [--seed x]`: kills a
 * server again and again while it is played at, and says whether anything was lost.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { postgresDatabase } from '../../src/store/postgres-database.ts';
import { SqlStore } from '../../src/store/sql-store.ts';
import { sqliteStore } from '../../src/store/sqlite-store.ts';
import { startPostgres } from '../postgres.ts';
import { crashRun } from './crash.ts';

const { values } = parseArgs({
  options: {
    store: { type: 'string', default: 'sqlite' },
    kills: { type: 'string', default: '300' },
    tables: { type: 'string', default: '20' },
    seed: { type: 'string', default: 'crash' },
  },
});
const plan = {
  kills: Number(values.kills),
  tables: Number(values.tables),
  seed: values.seed,
  say: (line: string) => console.log(line),
};
const report = await (values.store === 'postgres' ? overPostgres() : overSqlite());
console.log(JSON.stringify({ store: values.store, seed: values.seed, ...report }, undefined, 2));
process.exit(report.problems.length === 0 ? 0 : 1);

async function overSqlite() {
  const folder = mkdtempSync(join(tmpdir(), 'tablewright-crash-'));
  const file = join(folder, 'tables.db');
  const report = await crashRun({
    ...plan,
    place: { kind: 'sqlite', file },
    open: () => sqliteStore(file),
  });
  rmSync(folder, { recursive: true });
  return report;
}

async function overPostgres() {
  const postgres = await startPostgres({ durable: true });
  const address = await postgres.database('crash');
  const report = await crashRun({
    ...plan,
    place: { kind: 'postgres', address },
    open: () => SqlStore.open(postgresDatabase(address), 'postgres'),
  });
  await postgres.stop();
  return report;
}
