import type { Game } from '@tablewright/engine';
import type { Store, TableLine } from '../store/store.ts';
import { LiveTable } from './live-table.ts';
import { done, type Outcome, refused } from './refused.ts';

/** Entries read from the store at a time. */
const PAGE = 500;
/** How long a table may be read before others get their turn, in milliseconds. */
const SLICE = 8;

/** Where tables are read from, and the games by whose rules. */
export interface TableSource {
  readonly store: Pick<Store, 'table' | 'entries'>;
  /** The game of that id, if it can be played here. */
  readonly games: (id: string) => Promise<Game | undefined>;
}

/** A table as its log tells it, and what the store knows of it beside. */
export interface ReadTable extends Pick<TableLine, 'status' | 'listed'> {
  readonly table: LiveTable;
}

/** Reads a table. Rejects with `BrokenLog` if its log does not fit the rules. */
export async function readTable(source: TableSource, id: string): Promise<Outcome<ReadTable>> {
  const known = await source.store.table(id);
  if (known === undefined) return noTable(id);
  const { status, listed, ...record } = known;
  const game = await source.games(record.game);
  if (game === undefined) return refused('no-such-game', `"${record.game}" is not played here`);
  if (game.version !== record.rulesVersion) {
    const versions = `version ${record.rulesVersion} of its rules; here is ${game.version}`;
    return refused('wrong-rules-version', `the table was begun with ${versions}`);
  }
  const table = new LiveTable(record, game);
  await followLog(source.store, table);
  return done({ table, status, listed });
}

/**
 * Reads what the store has of a table that it has not followed yet, in slices. If it rejects, the
 * table has followed half of it.
 */
export async function followLog(store: Pick<Store, 'entries'>, table: LiveTable): Promise<void> {
  let slice = performance.now();
  for (;;) {
    const entries = await store.entries(table.record.id, table.seq, PAGE);
    for (const entry of entries) {
      table.follow(entry);
      if (performance.now() - slice < SLICE) continue;
      await new Promise((resolve) => setImmediate(resolve));
      slice = performance.now();
    }
    if (entries.length < PAGE) return;
  }
}

/** The refusal for a table that is not there. */
export function noTable(id: string): ReturnType<typeof refused> {
  return refused('no-such-table', `there is no table ${id}; it may have been deleted`);
}
