import { promisify } from 'node:util';
import { deflateRaw, inflateRawSync } from 'node:zlib';
import type { Game } from '@tablewright/engine';
import type { StoredSnapshot } from '../store/store.ts';
import type { TableRecord } from './entry.ts';
import { LiveTable } from './live-table.ts';
import {
  type Chapter,
  type ClosedChapter,
  SNAPSHOT_FORM,
  type TableHead,
  type TableSnapshot,
} from './table-snapshot.ts';
import type { TimeSlices } from './time-slices.ts';

const packed = promisify(deflateRaw);

/** A snapshot as it is stored. Of chapters that the store has already, only the names. */
export async function toStored({
  table,
  seq,
  head,
  chapters,
}: TableSnapshot): Promise<StoredSnapshot> {
  return {
    match: table,
    seq,
    head: await packed(head),
    chapters: chapters.map(({ name, body, isKept }) => (isKept ? { name } : { name, body })),
  };
}

/**
 * The table of a stored snapshot, read in time slices; nothing if another version of the server wrote
 * it in another form. Nothing of it is replayed. Rejects with whatever is wrong with it.
 */
export async function fromStored(
  record: TableRecord,
  game: Game,
  stored: StoredSnapshot,
  slices: TimeSlices,
): Promise<LiveTable | undefined> {
  const head = (await slices.run(() => unpacked(stored.head))) as TableHead;
  if (head.form !== SNAPSHOT_FORM) return undefined;
  if (head.seq !== stored.seq) throw new Error(`it says entry ${head.seq}, not ${stored.seq}`);
  const chapters: Chapter[] = [];
  const closed: ClosedChapter[] = [];
  for (const { name, body } of stored.chapters) {
    if (body === undefined) throw new Error(`chapter ${name} is missing`);
    const chapter = (await slices.run(() => unpacked(body))) as Chapter;
    chapters.push(chapter);
    closed.push({ last: chapter.last, name, body, isKept: true });
  }
  const all = [...chapters, head.open];
  return slices.through(LiveTable.resume(record, game, head, all, closed));
}

function unpacked(body: Uint8Array): unknown {
  return JSON.parse(inflateRawSync(body).toString());
}
