import { describe, expect, test } from 'vitest';
import { answer, exported, imported, newTable, storeHere, storePlaces } from '../../test/stores.ts';
import type { StoredSnapshot } from './store.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const TABLE = 'table001';

/** A snapshot; chapters are told by what stands in them, those that are there already by `.name`. */
function snapshot(seq: number, head: string, ...chapters: readonly string[]): StoredSnapshot {
  return {
    match: TABLE,
    seq,
    head: bytes(head),
    chapters: chapters.map((text) =>
      text.startsWith('.') ? { name: text.slice(1) } : { name: text, body: bytes(text) },
    ),
  };
}

function asText(found: StoredSnapshot | undefined) {
  const text = (body: Uint8Array | undefined) => new TextDecoder().decode(body);
  return found && [found.seq, text(found.head), ...found.chapters.map(({ body }) => text(body))];
}

describe.each(storePlaces())('snapshots in $name', ({ fresh }) => {
  const at = storeHere(fresh);

  /** A table with so many entries. */
  async function tableOf(entries: number): Promise<void> {
    await at.store.openTable(newTable(TABLE));
    const rest = Array.from({ length: entries - 1 }, (_, i) => answer(TABLE, i + 2));
    for (const step of rest) expect(await at.store.append([step])).toEqual([true]);
  }

  /** Changes the database behind the back of the store. */
  async function change(statement: string): Promise<void> {
    const db = at.place.database();
    const { sql } = await import('kysely');
    await sql.raw(statement).execute(db);
    await db.destroy();
  }

  test('are there as they were kept, until the table is deleted', async () => {
    await tableOf(4);
    expect(await at.store.snapshot(TABLE)).toBeUndefined();
    expect(await at.store.keepSnapshot(snapshot(3, 'head', 'b', 'a'))).toBe(true);
    expect(asText(await at.store.snapshot(TABLE))).toEqual([3, 'head', 'b', 'a']);
    await at.store.remove(TABLE);
    expect(await at.store.snapshot(TABLE)).toBeUndefined();
    const db = at.place.database();
    for (const name of ['snapshots', 'chapters'] as const) {
      expect(await db.selectFrom(name).selectAll().execute(), name).toEqual([]);
    }
    await db.destroy();
    expect(await at.store.keepSnapshot(snapshot(3, 'head'))).toBe(false);
    expect(await at.store.snapshot(TABLE)).toBeUndefined();
  });

  test('a later one takes the place of the one before, whose chapters it may name', async () => {
    await tableOf(4);
    await at.store.keepSnapshot(snapshot(2, 'first', 'a', 'b'));
    expect(await at.store.keepSnapshot(snapshot(4, 'second', '.a', 'c'))).toBe(true);
    expect(asText(await at.store.snapshot(TABLE))).toEqual([4, 'second', 'a', 'c']);
  });

  test.each([
    ['is not later than the one that is there', snapshot(3, 'late', 'z')],
    ['names a chapter that is not there', snapshot(4, 'new', '.z', 'y')],
    ['is of entries that are not there', snapshot(5, 'new', 'z')],
  ])('one is not kept that %s, and nothing of it stays', async (_, other) => {
    await tableOf(4);
    await at.store.keepSnapshot(snapshot(3, 'head', 'a'));
    expect(await at.store.keepSnapshot(other)).toBe(false);
    expect(asText(await at.store.snapshot(TABLE))).toEqual([3, 'head', 'a']);
  });

  test.each([
    ['an entry is another', `update log set body = '{}' where seq = 2`],
    ['an entry was made at another time', 'update log set at = 1 where seq = 2'],
    ['an entry is missing', 'delete from log where seq = 2'],
    ['the log goes back behind it', 'delete from log where seq >= 3'],
  ])('one is thrown away when the log is not what it was: %s', async (_, statement) => {
    await tableOf(4);
    await at.store.keepSnapshot(snapshot(3, 'head', 'a'));
    await change(statement);
    expect(await at.store.snapshot(TABLE)).toBeUndefined();
    // From then on another may be kept, also of an earlier entry.
    await change('delete from log where seq >= 2');
    expect(await at.store.keepSnapshot(snapshot(1, 'new', 'c'))).toBe(true);
    expect(asText(await at.store.snapshot(TABLE))).toEqual([1, 'new', 'c']);
  });

  test('what the log says after it changes nothing of it', async () => {
    await tableOf(4);
    await at.store.keepSnapshot(snapshot(3, 'head', 'a'));
    await change(`update log set body = '{}' where seq = 4`);
    expect(asText(await at.store.snapshot(TABLE))).toEqual([3, 'head', 'a']);
    await at.store.dropSnapshot(TABLE);
    expect(await at.store.snapshot(TABLE)).toBeUndefined();
  });

  test('are in no export: they follow from the log, and could be made to say something else', async () => {
    await tableOf(4);
    await at.store.keepSnapshot(snapshot(3, 'head', 'a'));
    const rows = await exported(at.place);
    const other = await fresh();
    await (await other.open()).close();
    await imported(other, rows);
    const there = await other.open();
    expect(await there.snapshot(TABLE)).toBeUndefined();
    expect(await there.entries(TABLE, 0, 9)).toHaveLength(4);
    await there.close();
  });
});
