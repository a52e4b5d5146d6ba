import { SPECTATOR } from '@tablewright/engine';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { codeOf, must, OPENED, person } from '../../test/live-table.ts';
import { memoryStore, openAt, registryAt, type TestStore } from '../../test/registry.ts';
import type { KeyKind } from '../store/store.ts';
import { Auth, type Caller, STRANGER } from './auth.ts';
import { hashOf, newKey } from './keys.ts';

let at: TestStore;
let auth: Auth;
let table: string;

beforeEach(async () => {
  at = await memoryStore();
  auth = new Auth(at.store, () => OPENED);
  const { registry } = await registryAt(at.store);
  table = await openAt(registry, [person('Lya'), person('Tom'), person('Ines')]);
});
afterEach(() => at.store.close());

/** A key of the table, and who comes with it. */
async function withKey(kind: KeyKind, seat: number, match = table): Promise<Caller> {
  const key = newKey();
  await at.store.replaceKey({ hash: hashOf(key), match, kind, seat }, OPENED);
  return must(await auth.caller(key));
}

describe('keys', () => {
  test('are never the same, and are stored so that nobody can make them from it', async () => {
    const { guest, key } = await auth.newGuest();
    const other = await auth.newGuest();
    expect(other.guest).not.toBe(guest);
    expect(other.key).not.toBe(key);
    expect(key).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(JSON.stringify(at.calls)).not.toContain(key);
    expect(hashOf(key)).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(hashOf(key)).not.toBe(key);
  });

  test('of guests open who they are', async () => {
    const { guest, key } = await auth.newGuest();
    expect(must(await auth.caller(key))).toEqual({ guest, key: undefined });
  });

  test('of tables open that table and no guest', async () => {
    expect(await withKey('seat', 1)).toEqual({
      guest: undefined,
      key: { hash: expect.any(String), match: table, kind: 'seat', seat: 1 },
    });
  });

  test.each([
    ['nobody was ever given', newKey()],
    ['is too short', 'abc'],
    ['is none', ''],
    ['has letters that none has', `${'a'.repeat(42)}!`],
    ['is the hash of one', hashOf(newKey())],
  ])('that %s are refused', async (_, key) => {
    expect(codeOf(await auth.caller(key))).toBe('wrong-key');
  });

  test('are not opened by what is stored of them', async () => {
    const { key } = await auth.newGuest();
    expect(codeOf(await auth.caller(hashOf(key)))).toBe('wrong-key');
  });

  test('that look like none are not even looked for', async () => {
    at.calls.length = 0;
    await auth.caller("' or 1=1 --");
    expect(at.calls).toEqual([]);
  });
});

describe('what somebody may be at a table', () => {
  const may = (caller: Caller, listed = false, at_ = table) => auth.entitled(caller, at_, listed);

  test.each<[KeyKind, number, number[]]>([
    ['seat', 1, [1]],
    ['invite', SPECTATOR, []],
    ['invite', 1, []],
    ['hand', 1, []],
    ['watch', SPECTATOR, []],
  ])('with a key to %s %i: seats %j, and to watch', async (kind, seat, seats) => {
    const caller = await withKey(kind, seat);
    expect(await may(caller)).toEqual({ seats, watch: true });
    expect(await may(caller, false, 'elsewhere')).toEqual({ seats: [], watch: false });
  });

  test.each<[KeyKind, number]>([
    ['seat', 1],
    ['watch', SPECTATOR],
    ['hand', 1],
  ])('with a key to %s %i that was replaced since it was shown: nothing', async (kind, seat) => {
    const caller = await withKey(kind, seat);
    await withKey(kind, seat);
    expect(await may(caller)).toEqual({ seats: [], watch: false });
    // What anybody may, they may too.
    expect(await may(caller, true)).toEqual({ seats: [], watch: true });
    expect(codeOf(await auth.observer(caller, table, false, undefined))).toBe('wrong-key');
  });

  test('as a stranger: to watch where anybody may', async () => {
    expect(await may(STRANGER)).toEqual({ seats: [], watch: false });
    expect(await may(STRANGER, true)).toEqual({ seats: [], watch: true });
  });

  test('as a guest: the seats they have there, in order, and to watch', async () => {
    const { guest } = await auth.newGuest();
    const caller = { guest, key: undefined };
    expect(await may(caller)).toEqual({ seats: [], watch: false });
    await at.store.addPlace({ guest, match: table, seat: SPECTATOR }, OPENED);
    expect(await may(caller)).toEqual({ seats: [], watch: true });
    for (const seat of [2, 0]) await at.store.addPlace({ guest, match: table, seat }, OPENED);
    expect(await may(caller)).toEqual({ seats: [0, 2], watch: true });
    expect(await may(caller, false, 'elsewhere')).toEqual({ seats: [], watch: false });
  });
});

describe('as whom somebody comes', () => {
  test('is the seat they ask for, else their first, else a spectator', async () => {
    const { guest } = await auth.newGuest();
    const caller = { guest, key: undefined };
    for (const seat of [2, 1]) await at.store.addPlace({ guest, match: table, seat }, OPENED);
    const as = async (wanted?: number) => must(await auth.observer(caller, table, false, wanted));
    expect([await as(2), await as(), await as(SPECTATOR)]).toEqual([2, 1, SPECTATOR]);
    const watcher = await withKey('watch', SPECTATOR);
    expect(must(await auth.observer(watcher, table, false, undefined))).toBe(SPECTATOR);
  });

  test('is nobody without a right to it: strangers have to bring a key, others another one', async () => {
    const as = async (caller: Caller, wanted?: number, listed = false) =>
      codeOf(await auth.observer(caller, table, listed, wanted));
    expect(await as(STRANGER)).toBe('no-key');
    expect(await as(STRANGER, 0, true)).toBe('no-key');
    expect(await as(STRANGER, undefined, true)).toBe('done');
    expect(await as(await withKey('watch', SPECTATOR), 0)).toBe('wrong-key');
    expect(await as(await withKey('seat', 1), 0)).toBe('wrong-key');
    expect(await as(await withKey('seat', 1), 1)).toBe('done');
    expect(await as(await withKey('invite', 1), 1)).toBe('wrong-key');
    expect(await as(await withKey('hand', 1), 1)).toBe('wrong-key');
    const { guest } = await auth.newGuest();
    expect(await as({ guest, key: undefined })).toBe('wrong-key');
  });
});
