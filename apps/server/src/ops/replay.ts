import type { Game } from '@tablewright/engine';
import { commitmentOf } from '@tablewright/engine/host';
import type { Store } from '../store/store.ts';
import type { TableRecord } from '../tables/entry.ts';
import { LiveTable } from '../tables/live-table.ts';
import { messageOf } from './failure.ts';

/** Entries read at a time. */
const PAGE = 500;

/** What came of playing a table again. */
export type Replayed =
  /** The rules make of the log what it says. */
  | { readonly kind: 'sound'; readonly entries: number }
  /** It was begun with rules that are not here. */
  | { readonly kind: 'other-rules'; readonly begunWith: string; readonly here: string }
  | { readonly kind: 'broken'; readonly problem: string };

/** Plays a table again by its rules and compares every hash, its state and the promise of its dice. */
export async function replayTable(
  store: Pick<Store, 'table' | 'entries'>,
  id: string,
  games: (id: string) => Promise<Game | undefined>,
): Promise<Replayed> {
  const kept = await store.table(id);
  if (kept === undefined) return { kind: 'broken', problem: 'there is no such table' };
  const game = await games(kept.game);
  if (game?.version !== kept.rulesVersion) {
    const here = game === undefined ? 'none' : game.version;
    return { kind: 'other-rules', begunWith: kept.rulesVersion, here };
  }
  try {
    const table = await played(store, kept, game);
    const problem = wrongBeside(table, kept);
    if (problem !== undefined) return { kind: 'broken', problem };
    return { kind: 'sound', entries: table.seq };
  } catch (thrown) {
    return { kind: 'broken', problem: messageOf(thrown) };
  }
}

async function played(
  store: Pick<Store, 'entries'>,
  record: TableRecord,
  game: Game,
): Promise<LiveTable> {
  const table = new LiveTable(record, game);
  for (;;) {
    const entries = await store.entries(record.id, table.seq, PAGE);
    for (const entry of entries) table.follow(entry);
    if (entries.length < PAGE) return table;
  }
}

function wrongBeside(
  table: LiveTable,
  { status, secret, commitment }: { status: string; secret: string; commitment: string },
): string | undefined {
  if (table.seq === 0) return 'it has no log';
  if (table.status !== status) return `it is ${table.status}, and is kept as ${status}`;
  if (commitmentOf(secret) !== commitment) return 'the secret of its dice is not the promised one';
  return undefined;
}
