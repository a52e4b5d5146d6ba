import { SPECTATOR } from '@tablewright/engine';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { answer, line, newTable, openFirst, storeHere, storePlaces } from '../../test/stores.ts';
import { SqlStore } from './sql-store.ts';
import type { Step } from './store.ts';

const PLACES = storePlaces();

describe.each(PLACES)('a store in $name', ({ fresh }) => {
  const here = storeHere(fresh);

  test('a table comes back as it was opened, also to who opens the store again', async () => {
    await here.store.openTable(
      newTable('table001', { first: openFirst('table001', true), places: [1] }),
    );
    await here.store.close();
    here.store = await here.place.open();
    expect(await here.store.table('table001')).toEqual({
      ...newTable('table001').record,
      status: 'gathering',
      listed: true,
    });
    expect(await here.store.places('guest-1', 'table001')).toEqual([1]);
    expect(await here.store.table('table002')).toBeUndefined();
    expect(await here.store.entries('table001', 0, 10)).toEqual([
      { seq: 1, at: 1_700_000_000_000, entry: openFirst('table001', true).entry },
    ]);
  });

  test('a table gets other rules with the entry that says so, or not', async () => {
    await here.store.openTable(newTable('table001'));
    const upgraded = { kind: 'upgraded', from: '1', to: '2' } as const;
    const step = (seq: number) =>
      answer('table001', seq, {
        entry: upgraded,
        changes: { rules: { version: '2', since: seq } },
      });
    expect(await here.store.append([step(3)])).toEqual([false]);
    expect(await here.store.table('table001')).toMatchObject({ rulesVersion: '1', rulesSince: 0 });
    expect(await here.store.append([step(2)])).toEqual([true]);
    expect(await here.store.table('table001')).toMatchObject({ rulesVersion: '2', rulesSince: 2 });
  });

  test('a table may begin with many entries, and with the places of another', async () => {
    const watcher = { guest: 'guest-2', match: 'table001', seat: SPECTATOR };
    await here.store.openTable(newTable('table001', { places: [0, 1] }));
    await here.store.addPlace(watcher, 1);
    const rest = Array.from({ length: 2_500 }, (_, i) => answer('table002', i + 2));
    const opens = newTable('table002', { rest, placesOf: 'table001' });
    const parted = answer('table001', 2, { changes: { opens } });
    expect(await here.store.append([parted])).toEqual([true]);
    const entries = await here.store.entries('table002', 0, 9_999);
    expect(entries.map(({ seq }) => seq)).toEqual(Array.from({ length: 2_501 }, (_, i) => i + 1));
    expect(entries.at(-1)?.entry).toEqual(rest.at(-1)?.entry);
    expect(await here.store.places('guest-1', 'table002')).toEqual([0, 1]);
    expect(await here.store.places('guest-2', 'table002')).toEqual([SPECTATOR]);
    expect(await here.store.places('guest-1', 'table001')).toEqual([0, 1]);
  });

  test('entries come back in order, in parts', async () => {
    await here.store.openTable(newTable('table001'));
    const steps = Array.from({ length: 12 }, (_, i) => answer('table001', i + 2));
    for (const step of steps) expect(await here.store.append([step])).toEqual([true]);
    const seqs = async (after: number, most: number) =>
      (await here.store.entries('table001', after, most)).map(({ seq }) => seq);
    expect(await seqs(0, 5)).toEqual([1, 2, 3, 4, 5]);
    expect(await seqs(10, 5)).toEqual([11, 12, 13]);
    expect(await seqs(13, 5)).toEqual([]);
    expect((await here.store.entries('table001', 12, 1))[0]?.entry).toEqual(steps.at(-1)?.entry);
    expect(await here.store.seqsOf(['table001', 'table009'])).toEqual(new Map([['table001', 13]]));
  });

  test('the first to append a number has it; the loser is told and changes nothing', async () => {
    await here.store.openTable(newTable('table001'));
    const first = answer('table001', 2);
    const second = answer('table001', 2, {
      entry: { kind: 'close' },
      changes: { status: 'closed', listed: true, duty: { at: 5, node: 'late' } },
    });
    expect(await here.store.append([first])).toEqual([true]);
    expect(await here.store.append([second])).toEqual([false]);
    expect((await here.store.entries('table001', 1, 9)).map(({ entry }) => entry)).toEqual([
      first.entry,
    ]);
    expect(await here.store.table('table001')).toMatchObject({
      status: 'gathering',
      listed: false,
    });
    expect(await here.store.claim('me', 10)).toEqual([]);
  });

  test('of many that race for one number exactly one wins', async () => {
    await here.store.openTable(newTable('table001'));
    const other = await here.place.open();
    const racers = Array.from({ length: 40 }, (_, i) =>
      (i % 2 === 0 ? here.store : other).append([
        answer('table001', 2, { at: 1_700_000_000_100 + i }),
      ]),
    );
    const won = (await Promise.all(racers)).flat().filter(Boolean);
    await other.close();
    expect(won).toHaveLength(1);
    expect(await here.store.entries('table001', 1, 99)).toHaveLength(1);
  });

  test('an entry that would leave a gap is not appended', async () => {
    await here.store.openTable(newTable('table001'));
    expect(await here.store.append([answer('table001', 3)])).toEqual([false]);
    const changes = { status: 'playing' } as const;
    expect(await here.store.append([answer('table001', 3, { changes })])).toEqual([false]);
    expect(await here.store.append([answer('table001', 2)])).toEqual([true]);
    expect(await here.store.append([answer('table001', 3)])).toEqual([true]);
    expect(await here.store.table('table001')).toMatchObject({ status: 'gathering' });
  });

  test('entries of one batch succeed and fail each on its own', async () => {
    await here.store.openTable(newTable('table001'));
    await here.store.openTable(newTable('table002'));
    await here.store.append([answer('table002', 2)]);
    expect(
      await here.store.append([
        answer('table001', 2),
        answer('table002', 2),
        answer('gone0000', 2),
        answer('table002', 3),
      ]),
    ).toEqual([true, false, false, true]);
  });

  test('a deleted table takes no entry and leaves nothing behind', async () => {
    const key = { hash: 'k', match: 'table001', kind: 'watch', seat: SPECTATOR } as const;
    await here.store.openTable(newTable('table001', { keys: [key] }));
    await here.store.addPlace({ guest: 'g', match: 'table001', seat: 0 }, 1);
    await here.store.say(line('hello', 'line0001'));
    await here.store.remove('table001');
    expect(await here.store.append([answer('table001', 2)])).toEqual([false]);
    expect(await here.store.table('table001')).toBeUndefined();
    expect(await here.store.entries('table001', 0, 9)).toEqual([]);
    expect(await here.store.key('k')).toBeUndefined();
    expect(await here.store.places('g', 'table001')).toEqual([]);
    expect(await here.store.lines('table001', 0, 9)).toEqual([]);
  });

  test('a table expires once it has rested long enough for how far it has come', async () => {
    const rested = { finished: 60, closed: 60, playing: 60, gathering: 60 } as const;
    for (const [status, at] of Object.entries(rested)) {
      const { record, ...rest } = newTable(`${status}01`);
      const first = { ...openFirst(`${status}01`, false), at: 10 };
      await here.store.openTable({ ...rest, record: { ...record, opened: 10 }, first });
      const changes = { status: status as keyof typeof rested };
      await here.store.append([answer(`${status}01`, 2, { at, changes })]);
    }
    expect(await here.store.expired({}, 9)).toEqual([]);
    expect(await here.store.expired({ finished: 60, idle: 60, gathering: 60 }, 9)).toEqual([]);
    const finished = await here.store.expired({ finished: 61 }, 9);
    expect([...finished].sort()).toEqual(['closed01', 'finished01']);
    expect(await here.store.expired({ idle: 61 }, 9)).toEqual(['playing01']);
    expect(await here.store.expired({ gathering: 61, idle: 60 }, 9)).toEqual(['gathering01']);
    expect(await here.store.expired({ finished: 61, idle: 61, gathering: 61 }, 3)).toHaveLength(3);
  });

  test('a table at which something has happened meanwhile is not deleted as one that rests', async () => {
    const first = { ...openFirst('table001', false), at: 10 };
    const { record, ...rest } = newTable('table001');
    await here.store.openTable({ ...rest, record: { ...record, opened: 10 }, first });
    await here.store.append([answer('table001', 2, { at: 20, changes: { status: 'playing' } })]);
    expect(await here.store.expired({ idle: 50 }, 9)).toEqual(['table001']);
    await here.store.append([answer('table001', 3, { at: 60 })]);
    expect(await here.store.remove('table001', { idle: 50 })).toBe(false);
    expect(await here.store.entries('table001', 0, 9)).toHaveLength(3);
    expect(await here.store.remove('table001', { idle: 61 })).toBe(true);
    expect(await here.store.entries('table001', 0, 9)).toEqual([]);
    expect(await here.store.remove('table001')).toBe(false);
  });

  test('a table does not expire while a clock there runs out later', async () => {
    const { record, ...rest } = newTable('table001');
    const first = { ...openFirst('table001', false), at: 10 };
    await here.store.openTable({ ...rest, record: { ...record, opened: 10 }, first });
    const changes = { status: 'playing', duty: { at: 500, node: 'me' } } as const;
    await here.store.append([answer('table001', 2, { at: 20, changes })]);
    expect(await here.store.expired({ idle: 100 }, 9)).toEqual([]);
    expect(await here.store.expired({ idle: 501 }, 9)).toEqual(['table001']);
  });

  test('a table that an entry opens is there with the entry, and not without it', async () => {
    await here.store.openTable(newTable('table001'));
    const next = (seq: number, id: string): Step => {
      const keys = [{ hash: `key-${id}`, match: id, kind: 'watch', seat: SPECTATOR } as const];
      const opens = newTable(id, { keys, places: [0, SPECTATOR] });
      return answer('table001', seq, { entry: { kind: 'next', table: id }, changes: { opens } });
    };
    expect(await here.store.append([next(2, 'table002')])).toEqual([true]);
    expect(await here.store.append([next(2, 'table003')])).toEqual([false]);
    expect((await here.store.table('table002'))?.host).toBe('guest-1');
    expect(await here.store.entries('table002', 0, 9)).toHaveLength(1);
    expect(await here.store.places('guest-1', 'table002')).toEqual([SPECTATOR, 0]);
    expect((await here.store.key('key-table002'))?.match).toBe('table002');
    expect(await here.store.table('table003')).toBeUndefined();
    expect(await here.store.key('key-table003')).toBeUndefined();
  });

  test('the public list has listed tables that go on, the newest first', async () => {
    for (const [id, opened, listed] of [
      ['table001', 10, true],
      ['table002', 20, false],
      ['table003', 30, true],
      ['table004', 40, true],
    ] as const) {
      const table = newTable(id, { first: { ...openFirst(id, listed), at: opened } });
      await here.store.openTable({ ...table, record: { ...table.record, opened } });
    }
    await here.store.append([answer('table004', 2, { changes: { status: 'finished' } })]);
    await here.store.append([answer('table002', 2, { changes: { listed: true } })]);
    expect((await here.store.listed(9)).map(({ table }) => table)).toEqual([
      'table003',
      'table002',
      'table001',
    ]);
    expect(await here.store.listed(1)).toHaveLength(1);
  });

  test('lines of chat are numbered without gaps, and the last come first to be fetched', async () => {
    await here.store.openTable(newTable('table001'));
    const numbers = [];
    for (const text of ['one', 'two', 'three']) {
      numbers.push(await here.store.say(line(text, `line-${text}`)));
    }
    expect(numbers).toEqual([1, 2, 3]);
    const texts = async (after: number, most: number) =>
      (await here.store.lines('table001', after, most)).map(({ text }) => text);
    expect(await texts(0, 9)).toEqual(['one', 'two', 'three']);
    expect(await texts(0, 2)).toEqual(['two', 'three']);
    expect(await texts(2, 9)).toEqual(['three']);
  });

  test('a line of chat is said once, however often its request comes; others may name theirs so', async () => {
    await here.store.openTable(newTable('table001'));
    await here.store.openTable(newTable('table002'));
    const first = line('one', 'line0001');
    expect(await here.store.say(first)).toBe(1);
    expect(await here.store.say(line('two', 'line0002'))).toBe(2);
    expect(await here.store.say({ ...first, at: 9 })).toBe(1);
    expect(await here.store.say({ ...first, seat: 1 })).toBe(3);
    expect(await here.store.say({ ...first, table: 'table002' })).toBe(1);
    const lines = await here.store.lines('table001', 0, 9);
    expect(lines.map(({ number, text, at }) => [number, text, at])).toEqual([
      [1, 'one', 1],
      [2, 'two', 1],
      [3, 'one', 1],
    ]);
    expect(Object.keys(lines[0] ?? {})).not.toContain('request');
  });

  test('lines that are said at the same time have numbers of their own', async () => {
    await here.store.openTable(newTable('table001'));
    const said = Array.from({ length: 20 }, (_, i) => line('all at once', `line000${i % 10}`));
    const numbers = await Promise.all(said.map((one) => here.store.say(one)));
    expect([...new Set(numbers)].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(numbers.slice(10)).toEqual(numbers.slice(0, 10));
  });

  test('what a dead node had to do is taken over by one other node, when it is due', async () => {
    for (const id of ['table001', 'table002', 'table003']) await here.store.openTable(newTable(id));
    const duty = (match: string, at: number, node: string) =>
      here.store.append([answer(match, 2, { changes: { duty: { at, node } } })]);
    await here.store.beat('alive', 1_000);
    await here.store.beat('dying', 100);
    await duty('table001', 50, 'alive');
    await duty('table002', 50, 'dying');
    await duty('table003', 500, 'dying');
    const claim = async (node: string, now: number) =>
      [...(await here.store.claim(node, now))].sort();
    expect(await claim('heir', 90)).toEqual([]);
    expect(await claim('heir', 200)).toEqual(['table002']);
    await here.store.beat('heir', 1_000);
    // Whoever asks is told of their own as well, and again until it is done.
    expect(await claim('heir', 200)).toEqual(['table002']);
    expect(await claim('alive', 40)).toEqual([]);
    expect(await claim('alive', 200)).toEqual(['table001']);
    expect(await claim('alive', 600)).toEqual(['table001', 'table003']);
    await here.store.leave('heir');
    expect(await claim('alive', 600)).toEqual(['table001', 'table002', 'table003']);
    await here.store.append([answer('table002', 3, { changes: { duty: 'none' } })]);
    await here.store.leave('alive');
    expect(await claim('third', 600)).toEqual(['table001', 'table003']);
  });

  test('somebody is present through a node that is alive', async () => {
    await here.store.beat('a', 100);
    await here.store.beat('b', 200);
    await here.store.setPresence('table001', 2, 'a', true);
    await here.store.setPresence('table001', 2, 'b', true);
    await here.store.setPresence('table001', 2, 'b', true);
    await here.store.setPresence('table001', 0, 'a', true);
    expect(await here.store.present('table001', 50)).toEqual([0, 2]);
    expect(await here.store.present('table001', 150)).toEqual([2]);
    await here.store.setPresence('table001', 2, 'b', false);
    expect(await here.store.present('table001', 150)).toEqual([]);
  });

  test('the server makes a secret once', async () => {
    expect(await here.store.secret('push', 'first')).toBe('first');
    expect(await here.store.secret('push', 'second')).toBe('first');
  });

  test('it says whether it can be reached', async () => {
    await expect(here.store.ping()).resolves.toBeUndefined();
  });

  test('it is not there while it takes nothing, though all can be read', async () => {
    const { dialect, database } = here.place;
    const db = database();
    const store = await SqlStore.open(db, dialect);
    const readOnly = {
      sqlite: sql`pragma query_only = on`,
      postgres: sql`set default_transaction_read_only = on`,
    };
    await readOnly[dialect].execute(db);
    await expect(store.listed(9)).resolves.toEqual([]);
    await expect(store.ping()).rejects.toThrow(/read-?only/);
    await store.close();
  });
});
