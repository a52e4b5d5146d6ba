import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { codeOf, must, OPENED } from '../../test/live-table.ts';
import {
  fateOf,
  memoryStore,
  registryAt,
  settled,
  type TestRegistry,
  type TestStore,
} from '../../test/registry.ts';
import { toy } from '../../test/toy.ts';
import { Auth, type Caller } from '../auth/auth.ts';
import { Lobby } from './lobby.ts';
import { Play } from './play.ts';
import { Seating } from './seating.ts';
import { Shelves } from './shelves.ts';
import { TableAccess } from './table-access.ts';

const entropy = 'cd'.repeat(8);

let at: TestStore;
let auth: Auth;
let node: Lobbies;
/** Lya, who has opened the table and has seat 0. */
let lya: Caller;
/** The key of seat 0. */
let seatKey: string;
let table: string;

beforeEach(async () => {
  at = await memoryStore();
  auth = new Auth(at.store, () => OPENED);
  node = lobbiesOf(await registryAt(at.store));
  lya = await guest();
  const seats = [{ kind: 'me', name: 'Lya' } as const, { kind: 'open' } as const];
  const wish = { game: 'toy', seats, options: {}, listed: false, entropy };
  const opened = must(await node.lobby.open(lya.guest ?? '', { ...wish, pace: { kind: 'none' } }));
  table = opened.table;
  seatKey = opened.seats[0]?.key ?? '';
});
afterEach(() => at.store.close());

/** What a node offers people. */
interface Lobbies {
  readonly lobby: Lobby;
  readonly seating: Seating;
  readonly play: Play;
}

function lobbiesOf({ registry }: TestRegistry): Lobbies {
  const games = async () => toy;
  const now = () => OPENED;
  const { store } = at;
  const access = new TableAccess({ store, registry, auth });
  const shelves = new Shelves({ store, games, now });
  return {
    lobby: new Lobby({ store, registry, auth, access, shelves, games, now }),
    seating: new Seating({ store, registry, auth, access, shelves, games, now }),
    play: new Play({ registry, access, now }),
  };
}

async function guest(): Promise<Caller> {
  return { guest: (await auth.newGuest()).guest, key: undefined };
}

/** Somebody who has got hold of the key of seat 0. */
async function thief(): Promise<Caller> {
  return must(await auth.caller(seatKey));
}

function sit(caller: Caller, name: string, invite: string) {
  return node.seating.sit(caller, table, { invite, name, entropy });
}

/** What becomes of showing the key of seat 0 while Lya locks others out. */
async function shownWhileLocked(caller: Caller): Promise<unknown> {
  const go = at.hold('addPlace');
  const showing = fateOf(node.seating.use(caller, seatKey));
  await settled();
  must(await node.seating.lock(lya, table, 0));
  go();
  await settled();
  return showing.now;
}

describe('a hand-over', () => {
  test('lets one person in, also when two come at the same moment', async () => {
    const hand = must(await node.seating.invite(lya, table, 'hand', 0));
    const [kim, ada] = [await guest(), await guest()];
    const came = await Promise.all([sit(kim, 'Kim', hand), sit(ada, 'Ada', hand)]);
    expect(came.map(codeOf)).toEqual(['done', 'wrong-key']);
    expect(await at.store.places(kim.guest ?? '', table)).toEqual([0]);
    expect(await at.store.places(ada.guest ?? '', table)).toEqual([]);
    expect(must(await node.lobby.look(kim, table)).face.seats[0]).toMatchObject({ name: 'Kim' });
  });

  test('by whoever was shut out at that moment opens nothing', async () => {
    const go = at.hold('replaceKey');
    const handing = fateOf(node.seating.invite(await thief(), table, 'hand', 0));
    await settled();
    const locking = node.seating.lock(lya, table, 0);
    go();
    must(await locking);
    const { ok, value: key } = handing.now as { ok: true; value: string };
    expect(ok).toBe(true);
    expect(codeOf(await sit(await guest(), 'Eve', key))).toBe('wrong-key');
  });
});

describe('another lock for a seat', () => {
  test('is given to one of two who ask at the same moment, and the other is told', async () => {
    const eve = await thief();
    const both = await Promise.all([
      node.seating.lock(lya, table, 0),
      node.seating.lock(eve, table, 0),
    ]);
    expect(both.map(codeOf).sort()).toEqual(['done', 'wrong-key']);
    const [key] = both.flatMap((locked) => (locked.ok ? [locked.value] : []));
    expect(must(await node.seating.use(await guest(), key ?? ''))).toMatchObject({
      table,
      seat: 0,
    });
  });

  test('lets nobody in who shows the old key at the same moment', async () => {
    const eve = await guest();
    expect(await shownWhileLocked(eve)).toMatchObject({ ok: false, error: { code: 'wrong-key' } });
    expect(await at.store.places(eve.guest ?? '', table)).toEqual([]);
    expect(await at.store.places(lya.guest ?? '', table)).toContain(0);
  });
});

describe('who was known by a key that is replaced before they get further', () => {
  test('gets no other lock, and does nothing in the seat', async () => {
    const eve = await thief();
    must(await node.seating.lock(lya, table, 0));
    expect(codeOf(await node.seating.lock(eve, table, 0))).toBe('wrong-key');
    const act = { kind: 'dress', id: 'stolen-01', seat: 0, name: 'Eve' } as const;
    expect(codeOf(await node.play.act(eve, table, 0, act))).toBe('wrong-key');
  });

  test('does not come in again as a guest who had come in with it before', async () => {
    const eve = await guest();
    must(await node.seating.use(eve, seatKey));
    expect(await shownWhileLocked(eve)).toMatchObject({ ok: false, error: { code: 'wrong-key' } });
    expect(await at.store.places(eve.guest ?? '', table)).toEqual([]);
  });
});

test('a repeat of getting up is known at another node that has not heard of it', async () => {
  const other = lobbiesOf(await registryAt(at.store, 'node-b'));
  must(await other.lobby.look(lya, table));
  const act = { kind: 'stand', id: 'the-same', seat: 0 } as const;
  const seq = must(await node.play.act(lya, table, 0, act));
  expect(await other.play.act(lya, table, 0, act)).toEqual({ ok: true, value: seq });
});
