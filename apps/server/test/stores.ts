import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitmentOf } from '@tablewright/engine/host';
import type { TableFace } from '@tablewright/protocol';
import type { Kysely } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { Dialect } from '../src/store/log.ts';
import { postgresDatabase } from '../src/store/postgres-database.ts';
import type { Schema } from '../src/store/schema.ts';
import { SqlStore } from '../src/store/sql-store.ts';
import { sqliteDatabase } from '../src/store/sqlite-database.ts';
import { sqliteStore } from '../src/store/sqlite-store.ts';
import type { NewTable, SaidLine, Step, Store } from '../src/store/store.ts';
import { type ExportedRow, exportRows, importRows } from '../src/store/transfer.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

/** A database of its own, and its store, which may be opened more than once. */
export interface Place {
  readonly dialect: Dialect;
  readonly database: () => Kysely<Schema>;
  readonly open: () => Promise<Store>;
}

/** A kind of database, of which any number of fresh ones may be had. */
export interface PlaceKind {
  readonly name: string;
  fresh(): Promise<Place>;
}

/** The kinds of databases that a store may lie in, for as long as the tests of a file run. */
export function storePlaces(): readonly PlaceKind[] {
  let folder: string;
  let postgres: TestPostgres;
  let databases = 0;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tablewright-store-'));
    postgres = await startPostgres();
  });
  afterAll(async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true });
  });
  return [
    {
      name: 'SQLite',
      fresh: async () => {
        databases += 1;
        const file = join(folder, `${databases}.db`);
        return {
          dialect: 'sqlite',
          database: () => sqliteDatabase(file),
          open: () => sqliteStore(file),
        };
      },
    },
    {
      name: 'PostgreSQL',
      fresh: async () => {
        databases += 1;
        const address = await postgres.database(`store${databases}`);
        const database = () => postgresDatabase(address);
        return { dialect: 'postgres', database, open: () => SqlStore.open(database(), 'postgres') };
      },
    },
  ];
}

/** A store in a fresh place for every test of a suite; a test may open it again. */
export function storeHere(fresh: () => Promise<Place>): { readonly place: Place; store: Store } {
  const here = {} as { place: Place; store: Store };
  beforeEach(async () => {
    here.place = await fresh();
    here.store = await here.place.open();
  });
  afterEach(() => here.store.close());
  return here;
}

const SECRET = 'ab'.repeat(32);

export function newTable(id: string, part: Partial<NewTable> = {}): NewTable {
  return {
    record: {
      id,
      game: 'toy',
      rulesVersion: '1',
      rulesSince: 0,
      options: { rounds: 3, names: ['a'] },
      pace: { kind: 'none' },
      secret: SECRET,
      commitment: commitmentOf(SECRET),
      host: 'guest-1',
      opened: 1_700_000_000_000,
    },
    first: openFirst(id, false),
    keys: [],
    places: [],
    ...part,
  };
}

export function openFirst(match: string, listed: boolean): Step {
  const seats = [{ kind: 'open' }, { kind: 'open' }] as const;
  return {
    match,
    seq: 1,
    at: 1_700_000_000_000,
    waiting: [],
    entry: { kind: 'open', listed, seats },
    changes: { listed, face: faceOf(match) },
  };
}

export function faceOf(table: string): TableFace {
  return {
    table,
    game: 'toy',
    rulesVersion: '1',
    options: {},
    pace: { kind: 'none' },
    status: 'gathering',
    listed: true,
    chat: true,
    commitment: 'c',
    opened: 1,
    seats: [],
  };
}

export function answer(match: string, seq: number, part: Partial<Step> = {}): Step {
  return {
    match,
    seq,
    at: 1_700_000_000_000 + seq,
    waiting: [0],
    entry: { kind: 'answer', seat: 0, answer: 'roll', hash: `h${seq}` },
    ...part,
  };
}

/** Everything in a database, as an export has it. */
export async function exported({ database, dialect }: Place): Promise<ExportedRow[]> {
  const db = database();
  const rows: ExportedRow[] = [];
  for await (const row of exportRows(db, dialect)) rows.push(JSON.parse(JSON.stringify(row)));
  await db.destroy();
  return rows;
}

/** Imports rows; how many they were. */
export async function imported({ database }: Place, rows: readonly ExportedRow[]): Promise<number> {
  const db = database();
  try {
    return await importRows(db, each(rows));
  } finally {
    await db.destroy();
  }
}

async function* each(rows: readonly ExportedRow[]): AsyncGenerator<ExportedRow> {
  yield* rows;
}

/** A line of chat that Lya says at the first table. */
export function line(text: string, request: string): SaidLine {
  return { table: 'table001', seat: 0, name: 'Lya', text, at: 1, request };
}
