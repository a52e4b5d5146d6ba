import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { fate, invitation, look, twoAt } from '../../test/asking.ts';
import { gateAt } from '../../test/gate.ts';
import { ApiClient, requestId, startTestServer, type TestServer } from '../../test/server.ts';
import { toy } from '../../test/toy.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ games: [toy] });
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => server.close());

/** Another key for Tom's seat. */
const lock = async (client: ApiClient, table: string) =>
  (await client.ask<{ key: string }>('POST', `/tables/${table}/seats/1/key`)).key;

describe('who was let in by a stolen key, and is shut out while they still ask,', () => {
  /** A table whose friend, Tom, has lost the key of his seat to a thief. */
  async function stolen() {
    const at = await twoAt(server.url);
    return { ...at, thief: new ApiClient(server.url, at.friendKey) };
  }

  test('gets no other key for the seat', async () => {
    const { friend, table, thief } = await stolen();
    const { asked, go } = gateAt(server.service.registry.commands, 'lock');
    const asking = fate(lock(thief, table));
    await asked;
    const own = await lock(friend, table);
    go();
    expect(await asking).toBe('403 wrong-key');
    // Nobody was shut out by it.
    expect((await look(new ApiClient(server.url, own), table)).you.seats).toEqual([1]);
    expect((await look(friend, table)).you.seats).toEqual([1]);
  });

  test('gets no key by which the seat could be taken over', async () => {
    const { friend, table, thief } = await stolen();
    const given = vi.spyOn(server.service.store, 'replaceKey');
    const { asked, go } = gateAt(server.service.registry.commands, 'handKey');
    const asking = fate(invitation(thief, table, 'hand', 1));
    await asked;
    await lock(friend, table);
    go();
    expect(await asking).toBe('403 wrong-key');
    expect(given).not.toHaveBeenCalled();
  });

  test.each(['lock', 'handKey'] as const)(
    'is found out by the key alone, before the seat is touched (%s)',
    async (method) => {
      const { friend, table, thief } = await stolen();
      const changed = vi.spyOn(server.service.registry.commands, method);
      const { asked, go } = gateAt(server.service.registry.queries, 'locks');
      const asking = fate(
        method === 'lock' ? lock(thief, table) : invitation(thief, table, 'hand', 1),
      );
      await asked;
      await lock(friend, table);
      changed.mockClear();
      go();
      expect(await asking).toBe(method === 'lock' ? '403 wrong-key' : '403 not-allowed');
      expect(changed).not.toHaveBeenCalled();
    },
  );

  test('gets no place at the table by showing the key to be known from then on', async () => {
    const { friend, table, friendKey } = await stolen();
    const guest = await ApiClient.guest(server.url);
    const { asked, go } = gateAt(server.service.store, 'addPlace');
    const showing = fate(guest.ask('POST', '/keys', { key: friendKey }));
    await asked;
    await lock(friend, table);
    go();
    expect(await showing).toBe('403 wrong-key');
    expect(await fate(look(guest, table))).toBe('403 wrong-key');
    expect(await guest.ask('GET', '/tables/mine')).toEqual([]);
  });

  test('gets no place among those who watch, either', async () => {
    const { host, table, watch } = await twoAt(server.url);
    const guest = await ApiClient.guest(server.url);
    const { asked, go } = gateAt(server.service.store, 'addPlace');
    const showing = fate(guest.ask('POST', '/keys', { key: watch }));
    await asked;
    await invitation(host, table, 'watch');
    go();
    expect(await showing).toBe('403 wrong-key');
    expect(await fate(look(guest, table))).toBe('403 wrong-key');
  });

  test('does not take the seat over by a key that was given out before', async () => {
    const { friend, table, thief } = await stolen();
    const hand = await invitation(thief, table, 'hand', 1);
    const accomplice = await ApiClient.guest(server.url);
    const { asked, go } = gateAt(server.service.registry.commands, 'sit');
    const sitting = fate(accomplice.sit(table, { invite: hand, name: 'Karl' }));
    await asked;
    await lock(friend, table);
    go();
    expect(await sitting).toBe('403 wrong-key');
    const { face, you } = await look(friend, table);
    expect([face.seats[1]?.name, you.seats]).toEqual(['Tom', [1]]);
  });
});

describe('an invitation to take over a seat', () => {
  test('lets one person in, also when two come at the same moment', async () => {
    const { friend, table } = await twoAt(server.url);
    const hand = await invitation(friend, table, 'hand', 1);
    const [first, second] = [await ApiClient.guest(server.url), await ApiClient.guest(server.url)];
    const { asked, go } = gateAt(server.service.registry.commands, 'sit');
    const slow = fate(first.sit(table, { invite: hand, name: 'Amy' }));
    await asked;
    expect(await fate(second.sit(table, { invite: hand, name: 'Bea' }))).toBe('done');
    go();
    expect(await slow).toBe('403 wrong-key');
    const { face, you } = await look(second, table);
    expect([face.seats[1]?.name, you.seats]).toEqual(['Bea', [1]]);
    expect(await fate(look(first, table))).toBe('403 wrong-key');
  });

  test('holds no more once its person has taken the seat back from a bot', async () => {
    const { friend, table } = await twoAt(server.url);
    await friend.act(table, { kind: 'replace', id: requestId(), seat: 1, policy: 'heuristic' });
    const hand = await invitation(friend, table, 'hand', 1);
    await friend.act(table, { kind: 'return', id: requestId() });
    const heir = await ApiClient.guest(server.url);
    expect(await fate(heir.sit(table, { invite: hand, name: 'Ines' }))).toBe('403 wrong-key');
    expect((await look(friend, table)).you.seats).toEqual([1]);
    // One that is given out from then on does.
    const another = await invitation(friend, table, 'hand', 1);
    expect(await fate(heir.sit(table, { invite: another, name: 'Ines' }))).toBe('done');
  });
});
