import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import type { Game } from '@tablewright/engine';
import type { StoredSnapshot } from '../store/store.ts';
import type { TableRecord } from './entry.ts';
import { KeptCourse } from './kept-course.ts';
import { LiveTable } from './live-table.ts';
import {
  type Chapter,
  type ClosedChapter,
  SNAPSHOT_FORM,
  type TableHead,
  type TableSnapshot,
} from './table-snapshot.ts';
import type { TimeSlices } from './time-slices.ts';

// Neither holds up the thread that serves everybody.
const deflated = promisify(deflateRaw);
const inflated = promisify(inflateRaw);

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
    head: await deflated(head),
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
  const parts = await partsOf(stored, slices);
  if (parts === undefined) return undefined;
  const { head, read } = parts;
  if (head.seq !== stored.seq) throw new Error(`it says entry ${head.seq}, not ${stored.seq}`);
  const chapters = [...read.map(({ chapter }) => chapter), head.open];
  const closed = read.map((one) => one.closed);
  return slices.through(LiveTable.resume(record, game, head, chapters, closed));
}

/** The course of the match of a stored snapshot, whatever rules have made it; as above. */
export async function keptCourse(
  stored: StoredSnapshot,
  slices: TimeSlices,
): Promise<KeptCourse | undefined> {
  const parts = await partsOf(stored, slices);
  if (parts === undefined) return undefined;
  const { head, read } = parts;
  return slices.run(() => new KeptCourse(head, [...read.map((one) => one.chapter), head.open]));
}

/** The parts of a stored snapshot; nothing if it has another form. */
async function partsOf(
  stored: StoredSnapshot,
  slices: TimeSlices,
): Promise<
  | {
      readonly head: TableHead;
      readonly read: readonly { readonly chapter: Chapter; readonly closed: ClosedChapter }[];
    }
  | undefined
> {
  const [head, ...read] = await Promise.all([
    unpacked<TableHead>(stored.head, slices),
    ...stored.chapters.map(async ({ name, body }) => {
      if (body === undefined) throw new Error(`chapter ${name} is missing`);
      const chapter = await unpacked<Chapter>(body, slices);
      const closed: ClosedChapter = { last: chapter.last, name, body, isKept: true };
      return { chapter, closed };
    }),
  ]);
  return head.form === SNAPSHOT_FORM ? { head, read } : undefined;
}

async function unpacked<T>(body: Uint8Array, slices: TimeSlices): Promise<T> {
  const text = await inflated(body);
  return slices.run(() => JSON.parse(text.toString()) as T);
}
