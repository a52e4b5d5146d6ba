import type { Seat } from '@tablewright/engine';
import type { MatchFile } from '@tablewright/engine/host';
import type { Likes } from '@tablewright/table-kit/errands';
import type { Shelf } from '../matches/shelf.ts';
import { type OwnRecord, ownSeatsOf, recordOf } from './own-record.ts';
import type { Records } from './records.ts';

/** A match at a table on the server that is over. */
export interface OverOnline {
  readonly table: string;
  readonly seats: readonly Seat[];
  readonly at: number;
}

/** Where what is gathered comes from. */
export interface Sources {
  readonly shelf: Pick<Shelf, 'ids' | 'load'>;
  readonly records: Pick<Records, 'list' | 'put'>;
  readonly likesOf: (file: MatchFile, seats: readonly Seat[]) => Promise<Likes>;
  /** The matches that this browser has finished at tables on the server; none where it cannot ask. */
  readonly online: () => Promise<readonly OverOnline[]>;
  readonly fileOf: (table: string) => Promise<MatchFile>;
  /** Matches that ended up to then are not gathered: the person has forgotten them. */
  readonly forgotten: number;
}

/** How far gathering has come. */
export interface Gathered {
  readonly records: readonly OwnRecord[];
  /** Matches that are still to be read. */
  readonly left: number;
  /** The matches that are still on the shelf, so that they can be looked at. */
  readonly kept: ReadonlySet<string>;
}

/**
 * Brings what is remembered up to date: only matches that nothing is remembered of are read, and each of
 * them once. `tell` hears how far it is, at first before anything is read.
 */
export async function gather(sources: Sources, tell: (gathered: Gathered) => void): Promise<void> {
  const { shelf, records, forgotten } = sources;
  const [known, ids] = await Promise.all([records.list(), shelf.ids()]);
  const kept = new Set(ids);
  const over = new Map(known.flatMap((one) => (one.kind === 'over' ? [[one.id, one]] : [])));
  const knownIds = new Set(known.map(({ id }) => id));
  const unread = ids.filter((id) => !knownIds.has(id));
  let left = unread.length;
  const say = (): void =>
    tell({ records: [...over.values()].sort((a, b) => b.at - a.at), left, kept });
  say();
  const add = async (record: OwnRecord | undefined): Promise<void> => {
    if (record === undefined || record.at <= forgotten) return;
    over.set(record.id, record);
    await records.put(record);
  };
  for (const id of unread) {
    const match = await shelf.load(id);
    left -= 1;
    if (match !== undefined && match.file.outcome === undefined) {
      await records.put({ kind: 'going-on', id });
    } else if (match !== undefined && match.at > forgotten) {
      const own = ownSeatsOf(match.file);
      const likes = await sources.likesOf(match.file, own);
      await add(recordOf(match.file, { id, where: 'here', at: match.at, own, likes }));
    }
    say();
  }
  for (const { table, seats, at } of await sources.online()) {
    if (knownIds.has(table) || at <= forgotten) continue;
    const file = await sources.fileOf(table).catch(() => undefined);
    if (file === undefined) continue;
    const likes = await sources.likesOf(file, seats);
    await add(recordOf(file, { id: table, where: 'online', at, own: seats, likes }));
    say();
  }
}
