import { SPECTATOR } from '@tablewright/engine';
import { describe, expect, test } from 'vitest';
import { answer, exported, imported, newTable, storeHere, storePlaces } from '../../test/stores.ts';
import type { WhisperedLine, WrittenNote } from './store.ts';

const PLACES = storePlaces();

function whispered(seat: number, to: number, text: string, request = `w-${text}`): WhisperedLine {
  return { table: 'table001', seat, to, name: `seat ${seat}`, text, at: 1, request };
}

function written(note: string, text: string, part: Partial<WrittenNote> = {}): WrittenNote {
  const base = { table: 'table001', pad: SPECTATOR, revision: 0, seat: 0, name: 'Lya', at: 5 };
  return { ...base, note, text, ...part };
}

describe.each(PLACES)('whispers in $name', ({ fresh }) => {
  const here = storeHere(fresh);
  const heard = async (seat: number, after = 0, most = 9) =>
    (await here.store.whispers('table001', seat, after, most)).map(({ number, text }) => [
      number,
      text,
    ]);

  test('are kept for their two ends, and numbered for each without gaps', async () => {
    const { store } = here;
    await store.openTable(newTable('table001'));
    expect(await store.whisper(whispered(0, 1, 'one'))).toBe(1);
    expect(await store.whisper(whispered(2, 3, 'others'))).toBe(1);
    expect(await store.whisper(whispered(1, 0, 'two'))).toBe(2);
    expect(await store.whisper(whispered(3, 0, 'three'))).toBe(2);
    expect(await heard(0)).toEqual([
      [1, 'one'],
      [2, 'two'],
      [3, 'three'],
    ]);
    expect(await heard(1)).toEqual([
      [1, 'one'],
      [2, 'two'],
    ]);
    expect(await heard(2)).toEqual([[1, 'others']]);
    expect(await heard(4)).toEqual([]);
    expect(await heard(SPECTATOR)).toEqual([]);
    expect(await heard(0, 1, 1)).toEqual([[3, 'three']]);
    expect(await store.whispers('table001', 1, 1, 9)).toEqual([
      { table: 'table001', number: 2, seat: 1, to: 0, name: 'seat 1', text: 'two', at: 1 },
    ]);
    // Chat knows nothing of them.
    expect(await store.lines('table001', 0, 9)).toEqual([]);
  });

  test('are said once, however often their request comes; others may name theirs so', async () => {
    const { store } = here;
    await store.openTable(newTable('table001'));
    expect(await store.whisper(whispered(0, 1, 'one', 'same0001'))).toBe(1);
    expect(await store.whisper(whispered(0, 1, 'one', 'same0001'))).toBe(1);
    expect(await store.whisper(whispered(1, 0, 'two', 'same0001'))).toBe(2);
    expect(await heard(0)).toHaveLength(2);
  });

  test('that are said at the same time all have their place', async () => {
    const { store } = here;
    await store.openTable(newTable('table001'));
    const lines = Array.from({ length: 20 }, (_, i) => whispered(i % 3, (i + 1) % 3, `line ${i}`));
    await Promise.all(lines.map((line) => store.whisper(line)));
    for (const seat of [0, 1, 2]) {
      const numbers = (await heard(seat, 0, 99)).map(([number]) => number);
      expect(numbers).toEqual(numbers.map((_, at) => at + 1));
    }
  });

  test('go with their table, and none come after it', async () => {
    const { store } = here;
    await store.openTable(newTable('table001'));
    await store.whisper(whispered(0, 1, 'one'));
    await store.writeNote(written('note0001', 'mine', { pad: 0 }), 9);
    await store.remove('table001');
    await store.openTable(newTable('table001'));
    expect(await heard(0)).toEqual([]);
    expect(await store.notes('table001', 0)).toEqual([]);
    await store.remove('table001');
    await expect(store.whisper(whispered(0, 1, 'two'))).rejects.toThrow('was deleted');
    await expect(store.writeNote(written('note0002', 'x'), 9)).rejects.toThrow('was deleted');
  });
});

describe.each(PLACES)('notes in $name', ({ fresh }) => {
  const here = storeHere(fresh);
  const first = { note: 'note0001', revision: 1, text: 'a', seat: 0, name: 'Lya', at: 5 };

  test('lie on their own pads, in the order in which they were first written', async () => {
    const { store } = here;
    await store.openTable(newTable('table001'));
    expect(await store.writeNote(written('note0001', 'a'), 9)).toEqual({ kept: true, note: first });
    await store.writeNote(written('note0000', 'later', { at: 6 }), 9);
    await store.writeNote(written('note0001', 'mine', { pad: 0 }), 9);
    await store.writeNote(written('note0001', 'a again', { revision: 1, at: 9 }), 9);
    const texts = async (pad: number) => (await store.notes('table001', pad)).map((n) => n.text);
    expect(await texts(SPECTATOR)).toEqual(['a again', 'later']);
    expect(await texts(0)).toEqual(['mine']);
    expect(await texts(1)).toEqual([]);
  });

  test('are not written over what the writer has not seen', async () => {
    const { store } = here;
    await store.openTable(newTable('table001'));
    await store.writeNote(written('note0001', 'a'), 9);
    const toms = { seat: 1, name: 'Tom', at: 7 };
    const second = { ...first, ...toms, revision: 2, text: 'b' };
    const change = written('note0001', 'b', { ...toms, revision: 1 });
    expect(await store.writeNote(change, 9)).toEqual({ kept: true, note: second });
    const late = written('note0001', 'c', { revision: 1 });
    expect(await store.writeNote(late, 9)).toEqual({ kept: false, note: second });
    expect(await store.writeNote(written('note0001', 'c'), 9)).toEqual({
      kept: false,
      note: second,
    });
    const lateDeletion = written('note0001', '', { revision: 1 });
    expect(await store.writeNote(lateDeletion, 9)).toEqual({ kept: false, note: second });
    expect(await store.notes('table001', SPECTATOR)).toEqual([second]);
  });

  test('are written once, also if the reply was lost', async () => {
    const { store } = here;
    await store.openTable(newTable('table001'));
    for (let tries = 0; tries < 2; tries += 1) {
      expect(await store.writeNote(written('note0001', 'a'), 1)).toEqual({
        kept: true,
        note: first,
      });
    }
    const change = written('note0001', 'b', { revision: 1 });
    const changed = { kept: true, note: { ...first, revision: 2, text: 'b' } };
    expect(await store.writeNote(change, 1)).toEqual(changed);
    expect(await store.writeNote(change, 1)).toEqual(changed);
    const deletion = written('note0001', '', { revision: 2 });
    expect(await store.writeNote(deletion, 1)).toEqual({ kept: true });
    expect(await store.writeNote(deletion, 1)).toEqual({ kept: true });
    // Nothing is left of it that could be changed.
    expect(await store.writeNote(change, 1)).toEqual({ kept: false });
  });

  test('of two who write at once one is kept, and the other is told of it', async () => {
    const { store } = here;
    await store.openTable(newTable('table001'));
    await store.writeNote(written('note0001', 'a'), 9);
    const fates = await Promise.all(
      ['x', 'y', 'z'].map((text) => store.writeNote(written('note0001', text, { revision: 1 }), 9)),
    );
    expect(fates.filter((fate) => fate !== 'full' && fate.kept)).toHaveLength(1);
    const [kept] = await store.notes('table001', SPECTATOR);
    for (const fate of fates) expect(fate).toMatchObject({ note: kept });
  });

  test('are so many on a pad and no more', async () => {
    const { store } = here;
    await store.openTable(newTable('table001'));
    for (const note of ['note0001', 'note0002']) await store.writeNote(written(note, 'x'), 2);
    expect(await store.writeNote(written('note0003', 'x'), 2)).toBe('full');
    expect(await store.writeNote(written('note0003', 'x', { pad: 0 }), 2)).toMatchObject({
      kept: true,
    });
    await store.writeNote(written('note0001', '', { revision: 1 }), 2);
    expect(await store.writeNote(written('note0003', 'x'), 2)).toMatchObject({ kept: true });
  });

  test('of a seat are gone with whoever leaves it; whispers stay with the seat', async () => {
    const { store } = here;
    await store.openTable(newTable('table001'));
    for (const pad of [0, 1, SPECTATOR]) {
      await store.writeNote(written('note0001', `of ${pad}`, { pad }), 9);
    }
    await store.whisper(whispered(0, 1, 'one'));
    const entry = { kind: 'hand', seat: 1, name: 'Ines' } as const;
    await store.append([answer('table001', 2, { entry, changes: { forget: 1 } })]);
    const left = await Promise.all([0, 1, SPECTATOR].map((pad) => store.notes('table001', pad)));
    expect(left.map((notes) => notes.length)).toEqual([1, 0, 1]);
    expect(await store.whispers('table001', 1, 0, 9)).toHaveLength(1);
  });

  test('are there too where the match of their table goes on, each for its own', async () => {
    const { store } = here;
    await store.openTable(newTable('table001'));
    for (const pad of [1, SPECTATOR]) {
      await store.writeNote(written('note0001', `of ${pad}`, { pad }), 9);
    }
    await store.openTable(newTable('table002', { placesOf: 'table001' }));
    for (const pad of [0, 1, SPECTATOR]) {
      expect(await store.notes('table002', pad)).toEqual(await store.notes('table001', pad));
    }
    const change = written('note0001', 'there', { table: 'table002', revision: 1 });
    expect(await store.writeNote(change, 9)).toMatchObject({ kept: true });
    expect(await store.notes('table001', SPECTATOR)).toMatchObject([{ text: 'of -1' }]);
  });

  test('and whispers are in an export of the store, and come back with it', async () => {
    const { store } = here;
    await store.openTable(newTable('table001'));
    await store.whisper(whispered(0, 1, 'one'));
    await store.writeNote(written('note0001', 'mine', { pad: 1 }), 9);
    const rows = await exported(here.place);
    expect(rows.map(({ of }) => of)).toEqual(['tables', 'log', 'whispers', 'notes']);
    const target = await fresh();
    const other = await target.open();
    expect(await imported(target, rows)).toBe(4);
    expect(await other.whispers('table001', 1, 0, 9)).toEqual(
      await store.whispers('table001', 1, 0, 9),
    );
    expect(await other.notes('table001', 1)).toEqual(await store.notes('table001', 1));
    await other.close();
  });
});
