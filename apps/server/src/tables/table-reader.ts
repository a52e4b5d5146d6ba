import type { Game } from '@tablewright/engine';
import { isLaterVersion } from '@tablewright/engine/host';
import type { Store, StoredSnapshot, TableLine } from '../store/store.ts';
import { BrokenLog } from './broken-log.ts';
import { cpuTime, cpuTimeSince } from './cpu-time.ts';
import type { KeptEntry, TableRecord } from './entry.ts';
import type { KeptCourse } from './kept-course.ts';
import { LiveTable } from './live-table.ts';
import { done, type Outcome, refused } from './outcome.ts';
import { fromStored, keptCourse } from './stored-snapshot.ts';
import type { TableSnapshot } from './table-snapshot.ts';
import { TableState } from './table-state.ts';
import type { TimeSlices } from './time-slices.ts';

/** Entries read from the store at a time. */
const PAGE = 500;

/** Where tables are read from. */
export interface TableSource {
  readonly store: Pick<Store, 'table' | 'entries' | 'snapshot' | 'dropSnapshot'>;
  /** The game of that id, if it can be played here. */
  readonly games: (id: string) => Promise<Game | undefined>;
  /** Shares the thread among all who read. */
  readonly slices: TimeSlices;
  /** Receives what is damaged. The refusal does not say it, since hashes would tell secrets. */
  readonly report?: ((what: string, thrown: unknown) => void) | undefined;
}

/** What came of following a log. */
export interface Followed {
  /** Milliseconds of play since the last snapshot. */
  readonly spent: number;
  /** The last snapshot that was due on the way, if one was. */
  readonly taken: TableSnapshot | undefined;
}

/** A table as its log has it, and what the store knows of it beside. */
export interface ReadTable extends Pick<TableLine, 'status' | 'listed'>, Followed {
  readonly table: LiveTable;
}

/**
 * Reads a table from its snapshot, if there is one that fits, and from its log. One that older rules
 * still own is played by those here, and judged. Refuses if it cannot be read; rejects if the store
 * cannot be reached.
 * @param worth after how many milliseconds of play a snapshot is due
 */
export async function readTable(
  source: TableSource,
  id: string,
  worth: number,
): Promise<Outcome<ReadTable>> {
  try {
    return await readSound(source, id, worth);
  } catch (thrown) {
    // What is not JSON is damaged, too.
    if (!(thrown instanceof BrokenLog) && !(thrown instanceof SyntaxError)) throw thrown;
    source.report?.(`table ${id} is damaged`, thrown);
    return refused(
      'damaged',
      'what is kept of this table is damaged; whoever runs the server can see to it',
    );
  }
}

async function readSound(
  source: TableSource,
  id: string,
  worth: number,
): Promise<Outcome<ReadTable>> {
  const { store, slices } = source;
  const known = await store.table(id);
  if (known === undefined) return noTable(id);
  const { status, listed, ...record } = known;
  const game = await source.games(record.game);
  if (game === undefined) return refused('no-such-game', `"${record.game}" is not played here`);
  const isOlder = game.version !== record.rulesVersion;
  if (isOlder && !isLaterVersion(game.version, record.rulesVersion)) {
    const versions = `version ${record.rulesVersion} of its rules; here is ${game.version}`;
    return refused('wrong-rules-version', `the table is played by ${versions}`);
  }
  if (isOlder) return done({ ...(await playOlder(source, known, game)), status, listed });
  const stored = await store.snapshot(id);
  // A snapshot that older rules have made is replaced by the next.
  if (stored !== undefined && stored.seq >= record.rulesSince) {
    let opened: LiveTable | undefined;
    try {
      opened = await fromStored(record, game, stored, slices);
    } catch (thrown) {
      source.report?.(`a snapshot of table ${id} is of no use`, thrown);
    }
    if (opened !== undefined) {
      try {
        const followed = await followLog(store, opened, slices, worth);
        return done({ table: opened, status, listed, ...followed });
      } catch (thrown) {
        if (!(thrown instanceof BrokenLog)) throw thrown;
        source.report?.(`a snapshot of table ${id} does not lead on to its log`, thrown);
      }
    }
    // The log alone counts.
    await store.dropSnapshot(id);
  }
  const table = new LiveTable(record, game);
  const followed = await followLog(store, table, slices, worth);
  return done({ table, status, listed, ...followed });
}

/** Plays a table that older rules own by those here, and judges what comes out. */
export async function playOlder(
  source: Omit<TableSource, 'games'>,
  { status, listed: _, ...record }: TableRecord & Pick<TableLine, 'status' | 'listed'>,
  game: Game,
): Promise<Followed & { readonly table: LiveTable }> {
  const { store, slices } = source;
  const stored = await store.snapshot(record.id);
  const kept = stored && (await keptOf(source, stored));
  const table = new LiveTable(record, game, new TableState(record, game, kept));
  const followed = await followLog(store, table, slices);
  await slices.run(() => table.judge(status === 'finished'));
  return { ...followed, table };
}

/** What a snapshot that older rules have made tells of the match. */
async function keptOf(
  { slices, report }: Omit<TableSource, 'games'>,
  stored: StoredSnapshot,
): Promise<KeptCourse | undefined> {
  try {
    return await keptCourse(stored, slices);
  } catch (thrown) {
    report?.(`a snapshot of table ${stored.match} is of no use`, thrown);
    return undefined;
  }
}

/**
 * Follows the entries that the store has beyond those of a table, in time slices. If it rejects, the
 * table has followed a part of them.
 * @param worth see {@link readTable}; without it none is taken
 */
export async function followLog(
  store: Pick<Store, 'entries'>,
  table: LiveTable,
  slices: TimeSlices,
  worth = Number.POSITIVE_INFINITY,
): Promise<Followed> {
  let spent = 0;
  let taken: TableSnapshot | undefined;
  for (;;) {
    const entries = await store.entries(table.record.id, table.seq, PAGE);
    for (const entry of entries) {
      await slices.run(() => {
        const began = cpuTime();
        followEntry(table, entry);
        spent += cpuTimeSince(began);
        const snapshot = spent > worth ? table.snapshot() : undefined;
        if (snapshot === undefined) return;
        taken = snapshot;
        spent = 0;
      });
    }
    if (entries.length < PAGE) return { spent, taken };
  }
}

/**
 * Follows an entry as it was read.
 * @throws BrokenLog if it does not fit, whatever is wrong with it
 */
export function followEntry(table: LiveTable, entry: KeptEntry): void {
  try {
    table.follow(entry);
  } catch (thrown) {
    if (thrown instanceof BrokenLog) throw thrown;
    const where = `entry ${entry.seq} of table ${table.record.id}`;
    throw new BrokenLog(`${where}: ${thrown instanceof Error ? thrown.message : thrown}`, {
      cause: thrown,
    });
  }
}

/** The refusal for a table that is not there. */
export function noTable(id: string): ReturnType<typeof refused> {
  return refused('no-such-table', `there is no table ${id}; it may have been deleted`);
}
