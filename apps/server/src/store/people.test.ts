import { SPECTATOR } from '@tablewright/engine';
import { describe, expect, test } from 'vitest';
import { answer, faceOf, newTable, openFirst, storeHere, storePlaces } from '../../test/stores.ts';
import type { Step } from './store.ts';

const PLACES = storePlaces();

describe.each(PLACES)('the people of a store in $name', ({ fresh }) => {
  const here = storeHere(fresh);

  test('whoever sits down has the seat and its key with the entry, and not without it', async () => {
    await here.store.openTable(newTable('table001'));
    const sit = (seq: number, guest: string, key: string): Step =>
      answer('table001', seq, {
        entry: { kind: 'sit', seat: 1, name: guest, mark: 1, entropy: '00' },
        beside: { occupy: { seat: 1, guest, key } },
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
      answer('table001', 3, { entry: { kind: 'stand', seat: 1 }, beside: { vacate: 1 } }),
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
    const beside = { vacate: SPECTATOR, occupy } as const;
    const entry = { kind: 'lock', seat: SPECTATOR } as const;
    await here.store.append([answer('table001', 2, { entry, beside })]);
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
    await here.store.append([answer('table001', 2, { beside: { spend: 'hand2' } })]);
    expect(await here.store.key('hand2')).toBeUndefined();
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
      answer('table001', 2, { at: 40, waiting: [0, 12], beside: { status: 'playing' } }),
    ]);
    expect(await here.store.tablesOf('g', 10)).toEqual([
      { face: faceOf('table001'), seats: [0, 1], waiting: [0, 12], at: 40, host: 'guest-1' },
      { face: faceOf('table002'), seats: [SPECTATOR], waiting: [], at: 20, host: 'guest-1' },
    ]);
  });
});
