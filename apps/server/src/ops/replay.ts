import type { Game } from '@tablewright/engine';
import { commitmentOf, differenceText, isLaterVersion } from '@tablewright/engine/host';
import type { Store } from '../store/store.ts';
import type { TableRecord } from '../tables/entry.ts';
import { LiveTable } from '../tables/live-table.ts';
import { playOlder } from '../tables/table-reader.ts';
import { TimeSlices } from '../tables/time-slices.ts';
import { messageOf } from './failure.ts';

/** Entries read at a time. */
const PAGE = 500;

/** What came of playing a table again. */
export type Replayed =
  /** The rules make of the log what it says. */
  | { readonly kind: 'sound'; readonly entries: number }
  /** It was played by older rules, and by those here everything comes out the same. */
  | { readonly kind: 'agrees'; readonly entries: number; readonly playedBy: string }
  /** It was played by older rules, and by those here something comes out otherwise. */
  | {
      readonly kind: 'differs';
      readonly playedBy: string;
      readonly here: string;
      readonly difference: string;
    }
  /** It was played by rules that are not here. */
  | { readonly kind: 'other-rules'; readonly playedBy: string; readonly here: string }
  | { readonly kind: 'broken'; readonly problem: string };

/**
 * Plays a table again by its rules and compares every hash, its state and the promise of its dice. One
 * that was played by older rules is played by those here, and what comes out is compared.
 */
export async function replayTable(
  store: Pick<Store, 'table' | 'entries' | 'snapshot' | 'dropSnapshot'>,
  id: string,
  games: (id: string) => Promise<Game | undefined>,
): Promise<Replayed> {
  const listing = await store.table(id);
  if (listing === undefined) return { kind: 'broken', problem: 'there is no such table' };
  const { game: name, rulesVersion: playedBy } = listing;
  const game = await games(name);
  if (game === undefined || isLaterVersion(playedBy, game.version)) {
    return { kind: 'other-rules', playedBy, here: game?.version ?? 'none' };
  }
  try {
    const table =
      game.version === playedBy
        ? await played(store, listing, game)
        : (await playOlder({ store, slices: new TimeSlices() }, listing, game)).table;
    const { isOlder, otherwise, difference, seq } = table;
    if (otherwise !== undefined) {
      const said = differenceText(difference);
      return { kind: 'differs', playedBy, here: game.version, difference: said };
    }
    const problem = wrongBeside(table, listing);
    if (problem !== undefined) return { kind: 'broken', problem };
    return isOlder ? { kind: 'agrees', entries: seq, playedBy } : { kind: 'sound', entries: seq };
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
