import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitmentOf, SPECTATOR } from '@tablewright/engine';
import type { TableFace } from '@tablewright/protocol';
import type { Kysely } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from '../../test/postgres.ts';
import type { Dialect } from './log.ts';
import { postgresDatabase } from './postgres-database.ts';
import type { Schema } from './schema.ts';
import { SqlStore } from './sql-store.ts';
import { sqliteDatabase } from './sqlite-database.ts';
import { sqliteStore } from './sqlite-store.ts';
import type { NewTable, Step, Store } from './store.ts';
import { type ExportedRow, exportRows, importRows } from './transfer.ts';

let folder: string;
let postgres: TestPostgres;
let databases = 0;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tablewright-store-'));
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

/** A database of its own, and its store, which may be opened more than once. */
interface Place {
  readonly dialect: Dialect;
  readonly database: () => Kysely<Schema>;
  readonly open: () => Promise<Store>;
}

const PLACES: readonly { readonly name: string; fresh(): Promise<Place> }[] = [
  {
    name: 'SQLite',
    fresh: async () => {
      databases += 1;
      const file = join(folder, `${databases}.db`);
      return {
        dialect: 'sqlite',
        database: () => sqliteDatabase(file),
        open: () => sqliteStore(file),
      };
    },
  },
  {
    name: 'PostgreSQL',
    fresh: async () => {
      databases += 1;
      const address = await postgres.database(`store${databases}`);
      const database = () => postgresDatabase(address);
      return { dialect: 'postgres', database, open: () => SqlStore.open(database(), 'postgres') };
    },
  },
];

const SECRET = 'ab'.repeat(32);

function newTable(id: string, part: Partial<NewTable> = {}): NewTable {
  return {
    record: {
      id,
      game: 'toy',
      rulesVersion: '1',
      options: { rounds: 3, names: ['a'] },
      pace: { kind: 'none' },
      secret: SECRET,
      commitment: commitmentOf(SECRET),
      host: 'guest-1',
      opened: 1_700_000_000_000,
    },
    first: openFirst(id, false),
    keys: [],
    places: [],
    ...part,
  };
}

function openFirst(match: string, listed: boolean): Step {
  const seats = [{ kind: 'open' }, { kind: 'open' }] as const;
  return {
    match,
    seq: 1,
    at: 1_700_000_000_000,
    waiting: [],
    entry: { kind: 'open', listed, seats },
    beside: { listed, face: faceOf(match) },
  };
}

function faceOf(table: string): TableFace {
  return {
    table,
    game: 'toy',
    rulesVersion: '1',
    options: {},
    pace: { kind: 'none' },
    status: 'gathering',
    listed: true,
    chat: true,
    commitment: 'c',
    opened: 1,
    seats: [],
  };
}

function answer(match: string, seq: number, part: Partial<Step> = {}): Step {
  return {
    match,
    seq,
    at: 1_700_000_000_000 + seq,
    waiting: [0],
    entry: { kind: 'answer', seat: 0, answer: 'roll', hash: `h${seq}` },
    ...part,
  };
}

describe.each(PLACES)('a store in $name', ({ fresh }) => {
  let place: Place;
  let store: Store;

  beforeEach(async () => {
    place = await fresh();
    store = await place.open();
  });
  afterEach(() => store.close());

  test('a table comes back as it was opened, also to who opens the store again', async () => {
    await store.openTable(
      newTable('table001', { first: openFirst('table001', true), places: [1] }),
    );
    await store.close();
    store = await place.open();
    expect(await store.table('table001')).toEqual({
      ...newTable('table001').record,
      status: 'gathering',
      listed: true,
    });
    expect(await store.places('guest-1', 'table001')).toEqual([1]);
    expect(await store.table('table002')).toBeUndefined();
    expect(await store.entries('table001', 0, 10)).toEqual([
      { seq: 1, at: 1_700_000_000_000, entry: openFirst('table001', true).entry },
    ]);
  });

  test('entries come back in order, in parts', async () => {
    await store.openTable(newTable('table001'));
    const steps = Array.from({ length: 12 }, (_, i) => answer('table001', i + 2));
    for (const step of steps) expect(await store.append([step])).toEqual([true]);
    const seqs = async (after: number, most: number) =>
      (await store.entries('table001', after, most)).map(({ seq }) => seq);
    expect(await seqs(0, 5)).toEqual([1, 2, 3, 4, 5]);
    expect(await seqs(10, 5)).toEqual([11, 12, 13]);
    expect(await seqs(13, 5)).toEqual([]);
    expect((await store.entries('table001', 12, 1))[0]?.entry).toEqual(steps.at(-1)?.entry);
    expect(await store.seqsOf(['table001', 'table009'])).toEqual(new Map([['table001', 13]]));
  });

  test('the first to append a number has it; the loser is told and changes nothing', async () => {
    await store.openTable(newTable('table001'));
    const first = answer('table001', 2);
    const second = answer('table001', 2, {
      entry: { kind: 'close' },
      beside: { status: 'closed', listed: true, duty: { at: 5, node: 'late' } },
    });
    expect(await store.append([first])).toEqual([true]);
    expect(await store.append([second])).toEqual([false]);
    expect((await store.entries('table001', 1, 9)).map(({ entry }) => entry)).toEqual([
      first.entry,
    ]);
    expect(await store.table('table001')).toMatchObject({ status: 'gathering', listed: false });
    expect(await store.claim('me', 10)).toEqual([]);
  });

  test('of many that race for one number exactly one wins', async () => {
    await store.openTable(newTable('table001'));
    const other = await place.open();
    const racers = Array.from({ length: 40 }, (_, i) =>
      (i % 2 === 0 ? store : other).append([answer('table001', 2, { at: 1_700_000_000_100 + i })]),
    );
    const won = (await Promise.all(racers)).flat().filter(Boolean);
    await other.close();
    expect(won).toHaveLength(1);
    expect(await store.entries('table001', 1, 99)).toHaveLength(1);
  });

  test('entries of one batch succeed and fail each on its own', async () => {
    await store.openTable(newTable('table001'));
    await store.openTable(newTable('table002'));
    await store.append([answer('table002', 2)]);
    expect(
      await store.append([
        answer('table001', 2),
        answer('table002', 2),
        answer('gone0000', 2),
        answer('table002', 3),
      ]),
    ).toEqual([true, false, false, true]);
  });

  test('a deleted table takes no entry and leaves nothing behind', async () => {
    const key = { hash: 'k', match: 'table001', kind: 'watch', seat: SPECTATOR } as const;
    await store.openTable(newTable('table001', { keys: [key] }));
    await store.addPlace({ guest: 'g', match: 'table001', seat: 0 }, 1);
    await store.say({ table: 'table001', seat: 0, name: 'Lya', text: 'hello', at: 1 });
    await store.remove('table001');
    expect(await store.append([answer('table001', 2)])).toEqual([false]);
    expect(await store.table('table001')).toBeUndefined();
    expect(await store.entries('table001', 0, 9)).toEqual([]);
    expect(await store.key('k')).toBeUndefined();
    expect(await store.places('g', 'table001')).toEqual([]);
    expect(await store.lines('table001', 0, 9)).toEqual([]);
  });

  test('a table expires once it has rested long enough for how far it has come', async () => {
    const rested = { finished: 60, closed: 60, playing: 60, gathering: 60 } as const;
    for (const [status, at] of Object.entries(rested)) {
      const { record, ...rest } = newTable(`${status}01`);
      const first = { ...openFirst(`${status}01`, false), at: 10 };
      await store.openTable({ ...rest, record: { ...record, opened: 10 }, first });
      const beside = { status: status as keyof typeof rested };
      await store.append([answer(`${status}01`, 2, { at, beside })]);
    }
    expect(await store.expired({}, 9)).toEqual([]);
    expect(await store.expired({ finished: 60, idle: 60, gathering: 60 }, 9)).toEqual([]);
    const finished = await store.expired({ finished: 61 }, 9);
    expect([...finished].sort()).toEqual(['closed01', 'finished01']);
    expect(await store.expired({ idle: 61 }, 9)).toEqual(['playing01']);
    expect(await store.expired({ gathering: 61, idle: 60 }, 9)).toEqual(['gathering01']);
    expect(await store.expired({ finished: 61, idle: 61, gathering: 61 }, 3)).toHaveLength(3);
  });

  test('a table does not expire while a clock there runs out later', async () => {
    const { record, ...rest } = newTable('table001');
    const first = { ...openFirst('table001', false), at: 10 };
    await store.openTable({ ...rest, record: { ...record, opened: 10 }, first });
    const beside = { status: 'playing', duty: { at: 500, node: 'me' } } as const;
    await store.append([answer('table001', 2, { at: 20, beside })]);
    expect(await store.expired({ idle: 100 }, 9)).toEqual([]);
    expect(await store.expired({ idle: 501 }, 9)).toEqual(['table001']);
  });

  test('whoever sits down has the seat and its key with the entry, and not without it', async () => {
    await store.openTable(newTable('table001'));
    const sit = (seq: number, guest: string, key: string): Step =>
      answer('table001', seq, {
        entry: { kind: 'sit', seat: 1, name: guest, mark: 1, entropy: '00' },
        beside: { occupy: { seat: 1, guest, key } },
      });
    await store.append([sit(2, 'g1', 'key1')]);
    await store.append([sit(2, 'g2', 'key2')]);
    expect(await store.places('g1', 'table001')).toEqual([1]);
    expect(await store.places('g2', 'table001')).toEqual([]);
    expect(await store.key('key1')).toEqual({
      hash: 'key1',
      match: 'table001',
      kind: 'seat',
      seat: 1,
    });
    expect(await store.key('key2')).toBeUndefined();
    await store.append([
      answer('table001', 3, { entry: { kind: 'stand', seat: 1 }, beside: { vacate: 1 } }),
    ]);
    expect(await store.places('g1', 'table001')).toEqual([]);
    expect(await store.key('key1')).toBeUndefined();
  });

  test('guests are forgotten who have neither a place nor a table, with their devices', async () => {
    const device = { hash: 'd1', endpoint: 'https://push.example/1', p256dh: 'p', auth: 'a' };
    await store.openTable(newTable('table001', { places: [] }));
    for (const [id, at] of [
      ['guest-1', 1],
      ['g1', 1],
      ['g2', 1],
      ['g3', 9],
    ] as const) {
      await store.addGuest({ id, hash: `h-${id}` }, at);
    }
    await store.addPlace({ guest: 'g1', match: 'table001', seat: 0 }, 2);
    await store.addDevice('g1', { ...device, hash: 'd2' }, 2, 9);
    await store.addDevice('g2', device, 2, 9);
    expect(await store.forgetGuests(5)).toBe(1);
    const known = ['guest-1', 'g1', 'g2', 'g3'].map((id) => store.guest(`h-${id}`));
    expect(await Promise.all(known)).toEqual(['guest-1', 'g1', undefined, 'g3']);
    expect(await store.removeDevice('d1')).toBe(false);
    expect(await store.removeDevice('d2')).toBe(true);
    expect(await store.forgetGuests(5)).toBe(0);
  });

  test('a new link to watch takes the place of the old one and of all who came by it', async () => {
    const old = { hash: 'watch1', match: 'table001', kind: 'watch', seat: SPECTATOR } as const;
    const invite = { hash: 'any1', match: 'table001', kind: 'invite', seat: SPECTATOR } as const;
    await store.openTable(newTable('table001', { keys: [old, invite], places: [0, SPECTATOR] }));
    await store.addPlace({ guest: 'g1', match: 'table001', seat: SPECTATOR }, 1);
    await store.addPlace({ guest: 'g2', match: 'table001', seat: 1 }, 1);
    const occupy = { seat: SPECTATOR, guest: 'guest-1', key: 'watch2' } as const;
    const beside = { vacate: SPECTATOR, occupy } as const;
    const entry = { kind: 'lock', seat: SPECTATOR } as const;
    await store.append([answer('table001', 2, { entry, beside })]);
    expect(await store.key('watch1')).toBeUndefined();
    expect(await store.key('watch2')).toEqual({ ...old, hash: 'watch2' });
    expect(await store.key('any1')).toEqual(invite);
    expect(await store.places('g1', 'table001')).toEqual([]);
    expect(await store.places('g2', 'table001')).toEqual([1]);
    expect(await store.places('guest-1', 'table001')).toEqual([SPECTATOR, 0]);
  });

  test('a table that an entry opens is there with the entry, and not without it', async () => {
    await store.openTable(newTable('table001'));
    const next = (seq: number, id: string): Step => {
      const keys = [{ hash: `key-${id}`, match: id, kind: 'watch', seat: SPECTATOR } as const];
      const opens = newTable(id, { keys, places: [0, SPECTATOR] });
      return answer('table001', seq, { entry: { kind: 'next', table: id }, beside: { opens } });
    };
    expect(await store.append([next(2, 'table002')])).toEqual([true]);
    expect(await store.append([next(2, 'table003')])).toEqual([false]);
    expect((await store.table('table002'))?.host).toBe('guest-1');
    expect(await store.entries('table002', 0, 9)).toHaveLength(1);
    expect(await store.places('guest-1', 'table002')).toEqual([SPECTATOR, 0]);
    expect((await store.key('key-table002'))?.match).toBe('table002');
    expect(await store.table('table003')).toBeUndefined();
    expect(await store.key('key-table003')).toBeUndefined();
  });

  test('a key that works once is gone with its use; a new one takes the place of the old', async () => {
    const hand = { hash: 'hand1', match: 'table001', kind: 'hand', seat: 0 } as const;
    await store.openTable(newTable('table001', { keys: [hand] }));
    await store.replaceKey({ ...hand, hash: 'hand2' }, 5);
    expect(await store.key('hand1')).toBeUndefined();
    expect(await store.key('hand2')).toMatchObject({ kind: 'hand', seat: 0 });
    await store.append([answer('table001', 2, { beside: { spend: 'hand2' } })]);
    expect(await store.key('hand2')).toBeUndefined();
  });

  test('guests are found by what their key hashes to; a seat can be taken from all but one', async () => {
    await store.addGuest({ id: 'g1', hash: 'h1' }, 1);
    expect(await store.guest('h1')).toBe('g1');
    expect(await store.guest('h2')).toBeUndefined();
    await store.openTable(newTable('table001'));
    for (const guest of ['g1', 'g2', 'g3']) {
      await store.addPlace({ guest, match: 'table001', seat: 0 }, 1);
      await store.addPlace({ guest, match: 'table001', seat: 0 }, 2);
    }
    await store.addPlace({ guest: 'g2', match: 'table001', seat: SPECTATOR }, 1);
    expect([...(await store.guestsAt('table001', 0))].sort()).toEqual(['g1', 'g2', 'g3']);
    await store.keepOnly({ guest: 'g1', match: 'table001', seat: 0 });
    expect(await store.guestsAt('table001', 0)).toEqual(['g1']);
    expect(await store.places('g2', 'table001')).toEqual([SPECTATOR]);
  });

  test('a guest finds their tables, the last one changed first, and who is waited for', async () => {
    for (const [id, opened] of [
      ['table001', 10],
      ['table002', 20],
      ['table003', 30],
    ] as const) {
      const table = newTable(id, { first: { ...openFirst(id, false), at: opened } });
      await store.openTable({ ...table, record: { ...table.record, opened } });
    }
    await store.addPlace({ guest: 'g', match: 'table001', seat: 0 }, 1);
    await store.addPlace({ guest: 'g', match: 'table001', seat: 1 }, 1);
    await store.addPlace({ guest: 'g', match: 'table002', seat: SPECTATOR }, 1);
    await store.addPlace({ guest: 'other', match: 'table003', seat: 0 }, 1);
    await store.append([
      answer('table001', 2, { at: 40, waiting: [0, 12], beside: { status: 'playing' } }),
    ]);
    expect(await store.tablesOf('g', 10)).toEqual([
      { face: faceOf('table001'), seats: [0, 1], waiting: [0, 12], at: 40, host: 'guest-1' },
      { face: faceOf('table002'), seats: [SPECTATOR], waiting: [], at: 20, host: 'guest-1' },
    ]);
  });

  test('the public list has listed tables that go on, the newest first', async () => {
    for (const [id, opened, listed] of [
      ['table001', 10, true],
      ['table002', 20, false],
      ['table003', 30, true],
      ['table004', 40, true],
    ] as const) {
      const table = newTable(id, { first: { ...openFirst(id, listed), at: opened } });
      await store.openTable({ ...table, record: { ...table.record, opened } });
    }
    await store.append([answer('table004', 2, { beside: { status: 'finished' } })]);
    await store.append([answer('table002', 2, { beside: { listed: true } })]);
    expect((await store.listed(9)).map(({ table }) => table)).toEqual([
      'table003',
      'table002',
      'table001',
    ]);
    expect(await store.listed(1)).toHaveLength(1);
  });

  test('lines of chat are numbered without gaps, and the last come first to be fetched', async () => {
    await store.openTable(newTable('table001'));
    const say = (text: string, at: number) =>
      store.say({ table: 'table001', seat: 1, name: 'Tom', text, at });
    expect([await say('one', 1), await say('two', 2), await say('three', 3)]).toEqual([1, 2, 3]);
    const texts = async (after: number, most: number) =>
      (await store.lines('table001', after, most)).map(({ text }) => text);
    expect(await texts(0, 9)).toEqual(['one', 'two', 'three']);
    expect(await texts(0, 2)).toEqual(['two', 'three']);
    expect(await texts(2, 9)).toEqual(['three']);
  });

  test('what a dead node had to do is taken over by one other node, when it is due', async () => {
    for (const id of ['table001', 'table002', 'table003']) await store.openTable(newTable(id));
    const duty = (match: string, at: number, node: string) =>
      store.append([answer(match, 2, { beside: { duty: { at, node } } })]);
    await store.beat('alive', 1_000);
    await store.beat('dying', 100);
    await duty('table001', 50, 'alive');
    await duty('table002', 50, 'dying');
    await duty('table003', 500, 'dying');
    expect(await store.claim('heir', 90)).toEqual([]);
    expect(await store.claim('heir', 200)).toEqual(['table002']);
    await store.beat('heir', 1_000);
    expect(await store.claim('alive', 200)).toEqual([]);
    expect(await store.claim('alive', 600)).toEqual(['table003']);
    await store.leave('heir');
    expect(await store.claim('alive', 600)).toEqual(['table002']);
    await store.append([answer('table002', 3, { beside: { duty: 'none' } })]);
    await store.leave('alive');
    expect([...(await store.claim('third', 600))].sort()).toEqual(['table001', 'table003']);
  });

  test('somebody is present through a node that is alive', async () => {
    await store.beat('a', 100);
    await store.beat('b', 200);
    await store.setPresence('table001', 2, 'a', true);
    await store.setPresence('table001', 2, 'b', true);
    await store.setPresence('table001', 2, 'b', true);
    await store.setPresence('table001', 0, 'a', true);
    expect(await store.present('table001', 50)).toEqual([0, 2]);
    expect(await store.present('table001', 150)).toEqual([2]);
    await store.setPresence('table001', 2, 'b', false);
    expect(await store.present('table001', 150)).toEqual([]);
  });

  test('the house makes a secret once', async () => {
    expect(await store.house('push', 'first')).toBe('first');
    expect(await store.house('push', 'second')).toBe('first');
  });

  test.each(PLACES)('an export can be imported into a new store in $name, once', async (other) => {
    await store.openTable(
      newTable('table001', {
        keys: [{ hash: 'k', match: 'table001', kind: 'invite', seat: 1 }],
      }),
    );
    await store.append([answer('table001', 2)]);
    await store.addGuest({ id: 'g', hash: 'h' }, 4);
    await store.addPlace({ guest: 'g', match: 'table001', seat: 0 }, 4);
    await store.say({ table: 'table001', seat: 0, name: 'Lya', text: 'ünder', at: 9 });
    await store.house('push', 'secret');
    const rows = await exported(place);
    expect(rows.map(({ of }) => of)).toEqual([
      'tables',
      'log',
      'log',
      'keys',
      'guests',
      'places',
      'chat',
      'house',
    ]);
    const target = await other.fresh();
    await (await target.open()).close();
    expect(await imported(target, rows)).toBe(rows.length);
    expect(await exported(target)).toEqual(rows);
    await expect(imported(target, rows)).rejects.toThrow('not empty');
  });

  test('an import that breaks off leaves the store empty', async () => {
    const rows: ExportedRow[] = [
      { of: 'house', row: { name: 'a', value: 'b' } },
      { of: 'nonsense', row: {} },
    ];
    await expect(imported(place, rows)).rejects.toThrow('there is no table "nonsense"');
    expect(await store.house('a', 'fresh')).toBe('fresh');
  });

  test('a long log is exported whole', async () => {
    await store.openTable(newTable('table001'));
    const steps = Array.from({ length: 2_500 }, (_, i) => answer('table001', i + 2));
    for (const step of steps) await store.append([step]);
    const seqs = (await exported(place)).flatMap(({ of, row }) => (of === 'log' ? [row.seq] : []));
    expect(seqs).toEqual(Array.from({ length: 2_501 }, (_, i) => i + 1));
  });

  test('it says whether it can be reached', async () => {
    await expect(store.ping()).resolves.toBeUndefined();
  });
});

async function exported({ database, dialect }: Place): Promise<ExportedRow[]> {
  const db = database();
  const rows: ExportedRow[] = [];
  for await (const row of exportRows(db, dialect)) rows.push(JSON.parse(JSON.stringify(row)));
  await db.destroy();
  return rows;
}

async function imported({ database }: Place, rows: readonly ExportedRow[]): Promise<number> {
  const db = database();
  try {
    return await importRows(db, each(rows));
  } finally {
    await db.destroy();
  }
}

async function* each(rows: readonly ExportedRow[]): AsyncGenerator<ExportedRow> {
  yield* rows;
}
