import { SPECTATOR } from '@tablewright/engine';
import { describe, expect, test } from 'vitest';
import {
  answer,
  exported,
  faceOf,
  newTable,
  openFirst,
  storeHere,
  storePlaces,
} from '../../test/stores.ts';
import type { Step, StoredKey } from './store.ts';

const PLACES = storePlaces();

describe.each(PLACES)('the people of a store in $name', ({ fresh }) => {
  const here = storeHere(fresh);

  test('whoever sits down has the seat and its key with the entry, and not without it', async () => {
    await here.store.openTable(newTable('table001'));
    const sit = (seq: number, guest: string, key: string): Step =>
      answer('table001', seq, {
        entry: { kind: 'sit', seat: 1, name: guest, mark: 1, entropy: '00' },
        changes: { occupy: { seat: 1, guest, key } },
      });
    await here.store.append([sit(2, 'g1', 'key1')]);
    await here.store.append([sit(2, 'g2', 'key2')]);
    expect(await here.store.places('g1', 'table001')).toEqual([1]);
    expect(await here.store.places('g2', 'table001')).toEqual([]);
    expect(await here.store.key('key1')).toEqual({
      hash: 'key1',
      match: 'table001',
      kind: 'seat',
      seat: 1,
    });
    expect(await here.store.key('key2')).toBeUndefined();
    await here.store.append([
      answer('table001', 3, { entry: { kind: 'stand', seat: 1 }, changes: { vacate: 1 } }),
    ]);
    expect(await here.store.places('g1', 'table001')).toEqual([]);
    expect(await here.store.key('key1')).toBeUndefined();
  });

  test('guests are forgotten who have neither a place nor a table, with their devices', async () => {
    const device = { hash: 'd1', endpoint: 'https://push.example/1', p256dh: 'p', auth: 'a' };
    await here.store.openTable(newTable('table001', { places: [] }));
    for (const [id, at] of [
      ['guest-1', 1],
      ['g1', 1],
      ['g2', 1],
      ['g3', 9],
    ] as const) {
      await here.store.addGuest({ id, hash: `h-${id}` }, at);
    }
    await here.store.addPlace({ guest: 'g1', match: 'table001', seat: 0 }, 2);
    await here.store.addDevice('g1', { ...device, hash: 'd2' }, 2, 9);
    await here.store.addDevice('g2', device, 2, 9);
    expect(await here.store.forgetGuests(5)).toBe(1);
    const known = ['guest-1', 'g1', 'g2', 'g3'].map((id) => here.store.guest(`h-${id}`));
    expect(await Promise.all(known)).toEqual(['guest-1', 'g1', undefined, 'g3']);
    expect(await here.store.removeDevice('d1')).toBe(false);
    expect(await here.store.removeDevice('d2')).toBe(true);
    expect(await here.store.forgetGuests(5)).toBe(0);
  });

  test('a new link to watch takes the place of the old one and of all who came by it', async () => {
    const old = { hash: 'watch1', match: 'table001', kind: 'watch', seat: SPECTATOR } as const;
    const invite = { hash: 'any1', match: 'table001', kind: 'invite', seat: SPECTATOR } as const;
    await here.store.openTable(
      newTable('table001', { keys: [old, invite], places: [0, SPECTATOR] }),
    );
    await here.store.addPlace({ guest: 'g1', match: 'table001', seat: SPECTATOR }, 1);
    await here.store.addPlace({ guest: 'g2', match: 'table001', seat: 1 }, 1);
    const occupy = { seat: SPECTATOR, guest: 'guest-1', key: 'watch2' } as const;
    const changes = { vacate: SPECTATOR, occupy } as const;
    const entry = { kind: 'lock', seat: SPECTATOR } as const;
    await here.store.append([answer('table001', 2, { entry, changes })]);
    expect(await here.store.key('watch1')).toBeUndefined();
    expect(await here.store.key('watch2')).toEqual({ ...old, hash: 'watch2' });
    expect(await here.store.key('any1')).toEqual(invite);
    expect(await here.store.places('g1', 'table001')).toEqual([]);
    expect(await here.store.places('g2', 'table001')).toEqual([1]);
    expect(await here.store.places('guest-1', 'table001')).toEqual([SPECTATOR, 0]);
  });

  test('a key that works once is gone with its use; a new one takes the place of the old', async () => {
    const hand = { hash: 'hand1', match: 'table001', kind: 'hand', seat: 0 } as const;
    await here.store.openTable(newTable('table001', { keys: [hand] }));
    await here.store.replaceKey({ ...hand, hash: 'hand2' }, 5);
    expect(await here.store.key('hand1')).toBeUndefined();
    expect(await here.store.key('hand2')).toMatchObject({ kind: 'hand', seat: 0 });
    await here.store.append([answer('table001', 2, { changes: { spend: 'hand2' } })]);
    expect(await here.store.key('hand2')).toBeUndefined();
  });

  test('a key that is gone gives nobody a place; while it holds it gives one', async () => {
    const key = { hash: 'seat1', match: 'table001', kind: 'seat', seat: 1 } as const;
    const watch = { hash: 'watch1', match: 'table001', kind: 'watch', seat: SPECTATOR } as const;
    await here.store.openTable(newTable('table001', { keys: [key, watch] }));
    const comes = async (guest: string, { hash, match, seat }: StoredKey) => {
      // Whoever says it twice has it once.
      for (const at of [1, 2]) await here.store.addPlace({ guest, match, seat }, at, hash);
      return here.store.places(guest, match);
    };
    expect(await comes('g1', key)).toEqual([1]);
    expect(await comes('g1', watch)).toEqual([SPECTATOR, 1]);
    await here.store.replaceKey({ ...key, hash: 'seat2' }, 3);
    expect(await comes('g2', key)).toEqual([]);
    expect(await comes('g1', key)).toEqual([SPECTATOR, 1]);
    expect(await comes('g2', { ...key, hash: 'seat2' })).toEqual([1]);
    const made = (await exported(here.place)).filter(({ of }) => of === 'places');
    expect(made.map(({ row }) => row.made)).not.toContain(2);
  });

  test('invitations to take over one seat are revoked with an entry, and no other key is', async () => {
    const hand = { hash: 'hand0', match: 'table001', kind: 'hand', seat: 0 } as const;
    const others = [
      { ...hand, hash: 'hand1', seat: 1 },
      { ...hand, hash: 'seat0', kind: 'seat' },
      { ...hand, hash: 'invite0', kind: 'invite' },
    ] as const;
    await here.store.openTable(newTable('table001', { keys: [hand, ...others], places: [0] }));
    await here.store.openTable(
      newTable('table002', { keys: [{ ...hand, hash: 'h', match: 'table002' }] }),
    );
    const entry = { kind: 'return', seat: 0 } as const;
    const revoke = (seq: number) => answer('table001', seq, { entry, changes: { revoke: 0 } });
    expect(await here.store.append([revoke(1)])).toEqual([false]);
    expect(await here.store.key('hand0')).toEqual(hand);
    expect(await here.store.append([revoke(2)])).toEqual([true]);
    expect(await here.store.key('hand0')).toBeUndefined();
    for (const other of others) expect(await here.store.key(other.hash)).toEqual(other);
    expect(await here.store.key('h')).toBeDefined();
    expect(await here.store.places('guest-1', 'table001')).toEqual([0]);
  });

  test('a link opens one further device of a guest, once, unless it is too old or was replaced', async () => {
    const { store } = here;
    await store.addGuest({ id: 'g1', hash: 'h1' }, 1);
    await store.addLink({ guest: 'g1', hash: 'link1' }, 10);
    expect(await store.guest('link1')).toBeUndefined();
    expect(await store.redeemLink('link1', 'device1', 12, 5)).toBe('g1');
    expect(await store.guest('device1')).toBe('g1');
    expect(await store.guest('h1')).toBe('g1');
    expect(await store.redeemLink('link1', 'device2', 13, 5)).toBeUndefined();
    // An older one is used up as well, and opens nothing.
    await store.addLink({ guest: 'g1', hash: 'link2' }, 20);
    expect(await store.redeemLink('link2', 'device2', 40, 30)).toBeUndefined();
    expect(await store.redeemLink('link2', 'device2', 40, 5)).toBeUndefined();
    await store.addLink({ guest: 'g1', hash: 'link3' }, 50);
    await store.addLink({ guest: 'g1', hash: 'link4' }, 51);
    expect(await store.redeemLink('link3', 'device3', 52, 5)).toBeUndefined();
    expect(await store.redeemLink('link4', 'device4', 52, 5)).toBe('g1');
    expect(await store.guest('device2')).toBeUndefined();
    // Whoever is forgotten is so on every device.
    expect(await store.forgetGuests(100)).toBe(1);
    expect(await store.guest('device1')).toBeUndefined();
  });

  test('guests are found by what their key hashes to; a seat can be taken from all but one', async () => {
    await here.store.addGuest({ id: 'g1', hash: 'h1' }, 1);
    expect(await here.store.guest('h1')).toBe('g1');
    expect(await here.store.guest('h2')).toBeUndefined();
    await here.store.openTable(newTable('table001'));
    for (const guest of ['g1', 'g2', 'g3']) {
      await here.store.addPlace({ guest, match: 'table001', seat: 0 }, 1);
      await here.store.addPlace({ guest, match: 'table001', seat: 0 }, 2);
    }
    await here.store.addPlace({ guest: 'g2', match: 'table001', seat: SPECTATOR }, 1);
    expect([...(await here.store.guestsAt('table001', 0))].sort()).toEqual(['g1', 'g2', 'g3']);
    await here.store.keepOnly({ guest: 'g1', match: 'table001', seat: 0 });
    expect(await here.store.guestsAt('table001', 0)).toEqual(['g1']);
    expect(await here.store.places('g2', 'table001')).toEqual([SPECTATOR]);
  });

  test('a guest finds their tables, the last one changed first, and who is waited for', async () => {
    for (const [id, opened] of [
      ['table001', 10],
      ['table002', 20],
      ['table003', 30],
    ] as const) {
      const table = newTable(id, { first: { ...openFirst(id, false), at: opened } });
      await here.store.openTable({ ...table, record: { ...table.record, opened } });
    }
    await here.store.addPlace({ guest: 'g', match: 'table001', seat: 0 }, 1);
    await here.store.addPlace({ guest: 'g', match: 'table001', seat: 1 }, 1);
    await here.store.addPlace({ guest: 'g', match: 'table002', seat: SPECTATOR }, 1);
    await here.store.addPlace({ guest: 'other', match: 'table003', seat: 0 }, 1);
    await here.store.append([
      answer('table001', 2, { at: 40, waiting: [0, 12], changes: { status: 'playing' } }),
    ]);
    expect(await here.store.tablesOf('g', 10)).toEqual([
      { face: faceOf('table001'), seats: [0, 1], waiting: [0, 12], at: 40, host: 'guest-1' },
      { face: faceOf('table002'), seats: [SPECTATOR], waiting: [], at: 20, host: 'guest-1' },
    ]);
  });

  test('of more tables than are asked for, those that wait for the guest are found first', async () => {
    for (const [id, opened, waiting] of [
      ['table001', 10, [0, 2]],
      // The guest has seats 2 and 3 there, but not seat 23.
      ['table002', 20, [1, 23]],
      ['table003', 30, []],
    ] as const) {
      const first = { ...openFirst(id, false), at: opened, waiting };
      await here.store.openTable(newTable(id, { first }));
      for (const seat of [2, 3]) await here.store.addPlace({ guest: 'g', match: id, seat }, 1);
    }
    const found = async (most: number) =>
      (await here.store.tablesOf('g', most)).map(({ face, seats }) => [face.table, ...seats]);
    expect(await found(1)).toEqual([['table001', 2, 3]]);
    expect(await found(2)).toEqual([
      ['table003', 2, 3],
      ['table001', 2, 3],
    ]);
    expect(await found(3)).toHaveLength(3);
    expect(await here.store.tablesOf('nobody', 3)).toEqual([]);
  });
});
