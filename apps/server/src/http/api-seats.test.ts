import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answering, fate, invitation, look, me, open, twoAt } from '../../test/asking.ts';
import { gateBefore } from '../../test/gate.ts';
import { ApiClient, requestId, startTestServer, type TestServer } from '../../test/server.ts';
import { toy } from '../../test/toy.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ games: [toy] });
});
afterAll(() => server.close());

describe('invitations', () => {
  const openTable = async () => {
    const host = await ApiClient.guest(server.url);
    const opened = await host.open({ game: 'toy', seats: [me('Lya'), open, open, open] });
    return { host, ...opened };
  };

  test('to any seat lead to the first free one, or to the one that is asked for', async () => {
    const { table, invites } = await openTable();
    const [any] = invites;
    const [one, two] = [await ApiClient.guest(server.url), await ApiClient.guest(server.url)];
    expect(await one.sit(table, { invite: any?.key, name: 'Tom', seat: 2 })).toMatchObject({
      seat: 2,
    });
    expect(await two.sit(table, { invite: any?.key, name: 'Ines' })).toMatchObject({ seat: 1 });
    expect((await look(two, table)).you).toEqual({ seats: [1], host: false });
  });

  test('to one seat lead to no other', async () => {
    const { table, invites } = await openTable();
    const third = invites.find(({ seat }) => seat === 2)?.key;
    const friend = await ApiClient.guest(server.url);
    expect(await fate(friend.sit(table, { invite: third, name: 'Tom', seat: 1 }))).toBe(
      '403 not-allowed',
    );
    expect(await friend.sit(table, { invite: third, name: 'Tom' })).toMatchObject({ seat: 2 });
    const late = await ApiClient.guest(server.url);
    expect(await fate(late.sit(table, { invite: third, name: 'Ines' }))).toBe('409 seat-taken');
  });

  test('lead to no other table, and without one nobody sits at an unlisted table', async () => {
    const [one, other] = [await openTable(), await openTable()];
    const friend = await ApiClient.guest(server.url);
    const foreign = other.invites[0]?.key;
    expect(await fate(friend.sit(one.table, { invite: foreign, name: 'Tom' }))).toBe(
      '403 wrong-key',
    );
    expect(await fate(friend.sit(one.table, { name: 'Tom' }))).toBe('403 wrong-key');
    expect(await fate(friend.sit(one.table, { invite: one.watch, name: 'Tom' }))).toBe(
      '403 wrong-key',
    );
    expect(await fate(friend.sit(one.table, { invite: one.seats[0]?.key, name: 'Tom' }))).toBe(
      '403 wrong-key',
    );
  });

  test('are used once by whoever stands up: the repeat of standing up is told the same, and does nothing', async () => {
    const { host, table, invites } = await openTable();
    const friend = await ApiClient.guest(server.url);
    await friend.sit(table, { invite: invites[0]?.key, name: 'Tom', seat: 1 });
    const stand = { kind: 'stand', id: requestId() } as const;
    const left = await friend.act(table, stand);
    expect(await friend.act(table, stand)).toEqual(left);
    expect(await friend.act(table, stand, 1)).toEqual(left);
    expect(await fate(friend.act(table, stand, 0))).toBe('403 wrong-key');
    expect(await fate(friend.act(table, { ...stand, id: requestId() }))).toBe('403 wrong-key');
    expect((await look(host, table)).face.seats[1]?.kind).toBe('open');
  });

  test('are not needed at a table in the public list', async () => {
    const host = await ApiClient.guest(server.url);
    const { table } = await host.open({ game: 'toy', seats: [me('Lya'), open], listed: true });
    const friend = await ApiClient.guest(server.url);
    expect(await friend.sit(table, { name: 'Tom' })).toMatchObject({ seat: 1 });
    const late = await ApiClient.guest(server.url);
    expect(await fate(late.sit(table, { name: 'Ines' }))).toBe('409 seat-taken');
  });

  test('who has sat down and asks again has the seat, without a new key', async () => {
    const { friend, table } = await twoAt(server.url);
    expect(await friend.sit(table, { name: 'Tom', seat: 1 })).toEqual({ seat: 1 });
  });

  test('are replaced by the host alone, and the old one leads nowhere then', async () => {
    const { host, table, invites } = await openTable();
    const friend = await ApiClient.guest(server.url);
    const ask = { kind: 'invite', seat: 1 };
    expect(await fate(friend.ask('POST', `/tables/${table}/invites`, ask))).toBe('403 not-allowed');
    const { key } = await host.ask<{ key: string }>('POST', `/tables/${table}/invites`, ask);
    const old = invites.find(({ seat }) => seat === 1)?.key;
    expect(await fate(friend.sit(table, { invite: old, name: 'Tom' }))).toBe('403 wrong-key');
    expect(await friend.sit(table, { invite: key, name: 'Tom' })).toMatchObject({ seat: 1 });
    // The others still hold.
    const other = await ApiClient.guest(server.url);
    expect(await other.sit(table, { invite: invites[0]?.key, name: 'Ines' })).toMatchObject({
      seat: 2,
    });
    expect(await fate(host.ask('POST', `/tables/${table}/invites`, { ...ask, seat: 9 }))).toBe(
      '404 no-such-seat',
    );
  });

  test('to watch are replaced by the host alone, and the old one opens nothing then', async () => {
    const { host, friend, table, watch } = await twoAt(server.url);
    const old = new ApiClient(server.url, watch);
    expect(await fate(look(old, table))).toBe('done');
    const ask = { kind: 'watch' };
    expect(await fate(friend.ask('POST', `/tables/${table}/invites`, ask))).toBe('403 not-allowed');
    const { key } = await host.ask<{ key: string }>('POST', `/tables/${table}/invites`, ask);
    expect(await fate(look(old, table))).toBe('403 wrong-key');
    expect(await fate(look(new ApiClient(server.url, key), table))).toBe('done');
  });

  test('what a key opens is told; a guest who shows the key of a seat may come back by themselves', async () => {
    const { table, seats, watch, friendKey } = await twoAt(server.url);
    const guest = await ApiClient.guest(server.url);
    const use = (key: string) => guest.ask('POST', '/keys', { key });
    expect(await use(watch)).toEqual({ table, kind: 'watch' });
    expect((await look(guest, table)).you.seats).toEqual([]);
    expect(await use(friendKey)).toEqual({ table, kind: 'seat', seat: 1 });
    expect(await use(seats[0]?.key ?? '')).toEqual({ table, kind: 'seat', seat: 0 });
    expect((await look(guest, table)).you).toEqual({ seats: [0, 1], host: false });
    expect(await fate(use('x'.repeat(43)))).toBe('403 wrong-key');
    expect(await fate(use('short'))).toBe('400 malformed');
  });

  test('an invitation that is shown opens no seat yet', async () => {
    const { table, invites } = await openTable();
    const guest = await ApiClient.guest(server.url);
    const seated = await guest.ask('POST', '/keys', { key: invites[1]?.key });
    expect(seated).toEqual({ table, kind: 'invite', seat: 1 });
    expect(await fate(look(guest, table))).toBe('403 wrong-key');
  });
});

describe('a seat is handed over', () => {
  test('by whoever has it, once, and who had it is out', async () => {
    const { friend, table, friendKey } = await twoAt(server.url);
    const hand = { kind: 'hand', seat: 1 };
    const { key } = await friend.ask<{ key: string }>('POST', `/tables/${table}/invites`, hand);
    const heir = await ApiClient.guest(server.url);
    expect(await heir.sit(table, { invite: key, name: 'Ines' })).toMatchObject({ seat: 1 });
    expect((await look(heir, table)).face.seats[1]).toMatchObject({ name: 'Ines' });
    expect(await fate(look(friend, table))).toBe('403 wrong-key');
    expect(await fate(look(new ApiClient(server.url, friendKey), table))).toBe('403 wrong-key');
    const late = await ApiClient.guest(server.url);
    expect(await fate(late.sit(table, { invite: key, name: 'Karl' }))).toBe('403 wrong-key');
  });

  test('by the last invitation to take it over, not by one that it replaced', async () => {
    const { friend, table } = await twoAt(server.url);
    const [old, now] = [
      await invitation(friend, table, 'hand', 1),
      await invitation(friend, table, 'hand', 1),
    ];
    const heir = await ApiClient.guest(server.url);
    expect(await fate(heir.sit(table, { invite: old, name: 'Ines' }))).toBe('403 wrong-key');
    expect(await fate(heir.sit(table, { invite: now, name: 'Ines' }))).toBe('done');
  });

  test('not by others: the host hands over only what a bot plays for nobody', async () => {
    const { host, friend, table } = await twoAt(server.url);
    const hand = (client: ApiClient, seat?: number) =>
      fate(
        client.ask('POST', `/tables/${table}/invites`, {
          kind: 'hand',
          ...(seat === undefined ? {} : { seat }),
        }),
      );
    expect(await hand(friend, 0)).toBe('403 not-allowed');
    expect(await hand(host, 1)).toBe('403 not-allowed');
    expect(await hand(host)).toBe('404 no-such-seat');
    expect(await hand(host, 7)).toBe('404 no-such-seat');
    await friend.act(table, { kind: 'replace', id: requestId(), seat: 1, policy: 'random' });
    expect(await hand(host, 1)).toBe('403 not-allowed');
    expect(await hand(friend, 1)).toBe('done');
  });
});

describe('the host', () => {
  test('deletes a table, and nobody finds it any more', async () => {
    const { host, friend, table } = await twoAt(server.url);
    expect(await fate(friend.ask('DELETE', `/tables/${table}`))).toBe('403 not-allowed');
    expect(await fate(host.ask('DELETE', `/tables/${table}`))).toBe('done');
    expect(await fate(look(host, table))).toBe('404 no-such-table');
    expect(await host.ask('GET', '/tables/mine')).toEqual([]);
  });

  test('who has no seat fills, manages and closes their table all the same', async () => {
    const host = await ApiClient.guest(server.url);
    const { table } = await host.open({ game: 'toy', seats: [open, open] });
    const act = (deed: object) => fate(host.act(table, { id: requestId(), ...deed } as never));
    expect((await look(host, table)).you).toEqual({ seats: [], host: true });
    expect(await act({ kind: 'fill', seat: 0, policy: 'random' })).toBe('done');
    expect(await act({ kind: 'manage', chat: false })).toBe('done');
    expect(await act({ kind: 'close' })).toBe('done');
  });

  test('who has no seat finds the table among their own', async () => {
    const host = await ApiClient.guest(server.url);
    const { table } = await host.open({ game: 'toy', seats: [open, open] });
    expect(await host.ask('GET', '/tables/mine')).toMatchObject([{ face: { table }, host: true }]);
  });
});

describe('a stolen key of a seat', () => {
  /** A table whose host has lost the key of their seat to a thief. */
  async function stolen() {
    const at = await twoAt(server.url);
    return { ...at, thief: new ApiClient(server.url, at.hostKey) };
  }
  const lock = (client: ApiClient, table: string, seat = 0) =>
    client.ask<{ key: string }>('POST', `/tables/${table}/seats/${seat}/key`);

  test('opens the seat until it gets another lock, and nothing after that', async () => {
    const { host, table, thief } = await stolen();
    await thief.act(table, answering('2.0', 'red'));
    const { key } = await lock(host, table);
    const requests = [
      look(thief, table),
      thief.act(table, { kind: 'replace', id: requestId(), seat: 0, policy: 'random' }),
      thief.ask('GET', `/tables/${table}/past/0?seat=0`),
      thief.ask('POST', `/tables/${table}/chat`, { id: 'line0001', text: 'mine' }),
      thief.stream(`/tables/${table}/stream?seat=0`, () => true),
      lock(thief, table),
      invitation(thief, table, 'hand', 0),
    ];
    const fates = await Promise.all(requests.map(fate));
    expect(new Set(fates)).toEqual(new Set(['403 wrong-key']));
    const own = new ApiClient(server.url, key);
    expect((await look(own, table)).you.seats).toEqual([0]);
    expect((await look(host, table)).you.seats).toEqual([0]);
  });

  test('is taken from the guests who came in with it', async () => {
    const { host, table, hostKey } = await stolen();
    const guest = await ApiClient.guest(server.url);
    await guest.ask('POST', '/keys', { key: hostKey });
    expect((await look(guest, table)).you.seats).toEqual([0]);
    await lock(host, table);
    expect(await fate(look(guest, table))).toBe('403 wrong-key');
    expect(await guest.ask('GET', '/tables/mine')).toEqual([]);
    expect(await fate(guest.ask('POST', '/keys', { key: hostKey }))).toBe('403 wrong-key');
  });

  test('leaves nothing behind by which the seat could be taken over after it was locked', async () => {
    const { host, table, thief } = await stolen();
    const hand = await invitation(thief, table, 'hand', 0);
    await lock(host, table);
    const accomplice = await ApiClient.guest(server.url);
    expect(await fate(accomplice.sit(table, { invite: hand, name: 'Karl' }))).toBe('403 wrong-key');
    expect((await look(host, table)).face.seats[0]).toMatchObject({ name: 'Lya' });
  });

  test('does nothing by having asked just before the lock and arriving just after it', async () => {
    const { host, table, thief } = await stolen();
    const { asked, go } = gateBefore(server, 'actAs');
    const acting = fate(thief.act(table, answering('2.0', 'red')));
    await asked;
    await lock(host, table);
    go();
    expect(await acting).toBe('403 wrong-key');
  });

  test('shuts the stream that was open, and says why', async () => {
    const { host, table, thief } = await stolen();
    const heard = thief.stream(`/tables/${table}/stream?seat=0`, async ({ type }) => {
      if (type === 'update') await lock(host, table);
      return false;
    });
    expect((await heard).at(-1)).toEqual({ type: 'locked', table, seat: 0 });
  });

  test('is exchanged by those who have the seat, and by nobody else', async () => {
    const { friend, table, watch, thief } = await stolen();
    expect(await fate(lock(friend, table, 0))).toBe('403 wrong-key');
    expect(await fate(lock(new ApiClient(server.url, watch), table, 0))).toBe('403 wrong-key');
    expect(await fate(lock(new ApiClient(server.url), table, 0))).toBe('403 wrong-key');
    expect(await fate(lock(friend, table, 1))).toBe('done');
    expect(await fate(lock(friend, table, 99))).toBe('400 malformed');
    expect((await look(thief, table)).you.seats).toEqual([0]);
  });
});

test('who was asked to stand up cannot come back by what they had of the seat', async () => {
  const host = await ApiClient.guest(server.url);
  const { table, invites } = await host.open({ game: 'toy', seats: [me('Lya'), open, open] });
  const tom = await ApiClient.guest(server.url);
  const { key } = await tom.sit(table, { invite: invites[1]?.key, name: 'Tom' });
  const hand = await invitation(tom, table, 'hand', 1);
  await host.act(table, { kind: 'stand', id: requestId(), seat: 1 });
  expect(await fate(look(tom, table))).toBe('403 wrong-key');
  expect(await fate(look(new ApiClient(server.url, key), table))).toBe('403 wrong-key');
  const ines = await ApiClient.guest(server.url);
  await ines.sit(table, { invite: await invitation(host, table, 'invite', 1), name: 'Ines' });
  expect(await fate(tom.sit(table, { invite: hand, name: 'Tom' }))).toBe('403 wrong-key');
  expect((await look(host, table)).face.seats[1]).toMatchObject({ name: 'Ines' });
});
