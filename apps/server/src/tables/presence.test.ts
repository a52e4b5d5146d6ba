import { SPECTATOR } from '@tablewright/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { must, OPENED, person } from '../../test/live-table.ts';
import {
  deed,
  Listener,
  memoryStore,
  openAt,
  registryAt,
  settled,
  type TestRegistry,
  type TestStore,
} from '../../test/registry.ts';
import type { TableRegistry } from './table-registry.ts';

const two = [person('Lya'), person('Tom')];
/** How long somebody counts as here who has lost their line. */
const MOMENT = 2_000;

let at: TestStore;
let here: TestRegistry;
let there: TestRegistry;
let now: number;
let table: string;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  now = OPENED;
  at = await memoryStore();
  here = await registryAt(at.store, 'node-a', { now: () => now });
  there = await registryAt(at.store, 'node-b', { now: () => now });
  table = await openAt(here.registry, two, { phases: ['pick', 'pick'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await at.store.close();
});

/** Who is shown as being there. */
async function present(registry: TableRegistry): Promise<boolean[]> {
  await settled();
  return must(await registry.queries.face(table)).seats.map(({ here: seen }) => seen === true);
}

async function pass(milliseconds: number): Promise<void> {
  now += milliseconds;
  vi.advanceTimersByTime(milliseconds);
  await settled();
}

test('who comes is here at once, and the others hear of it', async () => {
  expect(await present(here.registry)).toEqual([false, false]);
  const lya = await Listener.at(here.registry, table, 0);
  await settled();
  lya.news();
  await Listener.at(here.registry, table, 1);
  await settled();
  expect(lya.heard).toMatchObject([
    { type: 'table', face: { seats: [{ here: true }, { here: true }] } },
  ]);
  expect(here.told).toEqual([`${table} presence`, `${table} presence`]);
});

test('spectators are not counted', async () => {
  await Listener.at(here.registry, table, SPECTATOR);
  expect(await present(here.registry)).toEqual([false, false]);
  expect(here.told).toEqual([]);
});

test('who loses the line has a moment to come back, before anybody is told', async () => {
  const lya = await Listener.at(here.registry, table, 0);
  const tom = await Listener.at(here.registry, table, 1);
  await settled();
  tom.news();
  lya.subscription?.leave();
  await pass(MOMENT - 1);
  expect(await present(here.registry)).toEqual([true, true]);
  const back = await Listener.at(here.registry, table, 0);
  await pass(MOMENT);
  expect(await present(here.registry)).toEqual([true, true]);
  expect(tom.heard).toEqual([]);
  back.subscription?.leave();
  await pass(MOMENT);
  expect(await present(here.registry)).toEqual([false, true]);
  expect(tom.heard).toMatchObject([{ type: 'table', face: { seats: [{ here: false }, {}] } }]);
});

test('who has two devices is here as long as one of them is', async () => {
  const [phone, laptop] = [
    await Listener.at(here.registry, table, 0),
    await Listener.at(here.registry, table, 0),
  ];
  phone.subscription?.leave();
  await pass(MOMENT);
  expect(await present(here.registry)).toEqual([true, false]);
  laptop.subscription?.leave();
  await pass(MOMENT);
  expect(await present(here.registry)).toEqual([false, false]);
});

test('who is at another node is here, until they leave there too', async () => {
  const tom = await Listener.at(here.registry, table, 1);
  const phone = await Listener.at(there.registry, table, 0);
  const laptop = await Listener.at(here.registry, table, 0);
  await settled();
  await here.registry.refresh(table, 'presence');
  tom.news();
  laptop.subscription?.leave();
  await pass(MOMENT);
  expect(await present(here.registry)).toEqual([true, true]);
  phone.subscription?.leave();
  await pass(MOMENT);
  await here.registry.refresh(table, 'presence');
  expect(await present(here.registry)).toEqual([false, true]);
  expect(tom.news()).toEqual(['table']);
});

test('who was at a node that is no longer alive is gone with it', async () => {
  await Listener.at(there.registry, table, 0);
  await settled();
  await here.registry.refresh(table, 'presence');
  expect(await present(here.registry)).toEqual([true, false]);
  await at.store.beat('node-b', now - 1);
  await here.registry.refresh(table, 'presence');
  expect(await present(here.registry)).toEqual([false, false]);
});

test('a hint that changes nothing is told to nobody', async () => {
  const lya = await Listener.at(here.registry, table, 0);
  await settled();
  lya.news();
  await here.registry.refresh(table, 'presence');
  expect(lya.heard).toEqual([]);
});

test('a table that rested knows who is there', async () => {
  const lya = await Listener.at(here.registry, table, 0);
  await settled();
  here.registry.evictIdle(-1);
  lya.news();
  expect(await present(here.registry)).toEqual([true, false]);
  expect(lya.heard).toEqual([]);
});

test('who is shut out by another lock is no longer here, unless they come back', async () => {
  const thief = await Listener.at(here.registry, table, 0);
  await settled();
  must(await here.registry.commands.lock(table, 0, { guest: 'lya', key: 'new' }));
  thief.subscription?.leave();
  await pass(MOMENT);
  expect(await present(here.registry)).toEqual([false, false]);
});

test('nobody who is here is replaced by a bot without being asked', async () => {
  const lya = await Listener.at(here.registry, table, 0);
  const replace = { kind: 'replace', seat: 0, policy: 'random' } as const;
  const kindOf = async (seq: number) => (await at.store.entries(table, seq - 1, 1))[0]?.entry.kind;
  expect(await kindOf(must(await deed(here.registry, table, 1, replace)))).toBe('ask');
  must(await deed(here.registry, table, 1, { kind: 'withdraw', question: 2 }));
  lya.subscription?.leave();
  await pass(MOMENT);
  expect(await kindOf(must(await deed(here.registry, table, 1, replace)))).toBe('replace');
});

test('a store that fails over it is reported, and harms nothing else', async () => {
  at.fail('setPresence', 'before');
  const lya = await Listener.at(here.registry, table, 0);
  await settled();
  expect(here.reports).toEqual([`presence at table ${table}: the disk is full`]);
  lya.subscription?.leave();
  await pass(MOMENT);
  expect(await present(here.registry)).toEqual([false, false]);
});

test('who came while the store failed is shown as here a moment later', async () => {
  at.fail('setPresence', 'before');
  const tom = await Listener.at(here.registry, table, 1);
  expect(await present(here.registry)).toEqual([false, false]);
  await pass(MOMENT);
  expect(await present(here.registry)).toEqual([false, true]);
  expect(tom.heard).toMatchObject([{ type: 'table', face: { seats: [{}, { here: true }] } }]);
});

test('who has gone while the store failed is not here for ever; it is asked ever less often', async () => {
  const lya = await Listener.at(here.registry, table, 0);
  lya.subscription?.leave();
  at.fail('setPresence', 'before', 3);
  for (const [tries, wait] of [MOMENT, MOMENT, 2 * MOMENT].entries()) {
    await pass(wait - 1);
    expect(here.reports).toHaveLength(tries);
    await pass(1);
    expect(here.reports).toHaveLength(tries + 1);
    expect(await present(here.registry)).toEqual([true, false]);
  }
  await pass(4 * MOMENT);
  expect(await present(here.registry)).toEqual([false, false]);
  expect(here.reports).toHaveLength(3);
});

test('a node that has stopped tries no more, though the store failed', async () => {
  const lya = await Listener.at(here.registry, table, 0);
  const tom = await Listener.at(here.registry, table, 1);
  at.fail('setPresence', 'before', 10);
  lya.subscription?.leave();
  await pass(MOMENT);
  expect(here.reports).toHaveLength(1);
  tom.subscription?.leave();
  expect(vi.getTimerCount()).toBe(2);
  await here.registry.close();
  expect(vi.getTimerCount()).toBe(0);
  await pass(MOMENT);
  expect(here.reports).toHaveLength(1);
});

test('who comes and goes while the store takes its time is gone in the end', async () => {
  const go = at.hold('setPresence');
  const devices = [
    await Listener.at(here.registry, table, 0),
    await Listener.at(here.registry, table, 0),
  ];
  for (const { subscription } of devices) subscription?.leave();
  await pass(2 * MOMENT);
  const asked = () => at.calls.filter(({ method }) => method === 'setPresence').length;
  // One after the other, so that the last word is the one that holds.
  expect(asked()).toBe(1);
  go();
  expect(await present(here.registry)).toEqual([false, false]);
  expect(asked()).toBe(2);
});

test('who was at a node that has died is replaced by a bot without being asked', async () => {
  await Listener.at(there.registry, table, 0);
  await here.registry.refresh(table, 'presence');
  // Nobody says that it has died: its word runs out.
  await at.store.beat('node-b', now + 3_000);
  now += 3_001;
  const replace = { kind: 'replace', seat: 0, policy: 'random' } as const;
  const seq = must(await deed(here.registry, table, 1, replace));
  expect((await at.store.entries(table, seq - 1, 1))[0]?.entry.kind).toBe('replace');
});

test('nothing is kept of a table that rests once all have left', async () => {
  const lya = await Listener.at(here.registry, table, 0);
  lya.subscription?.leave();
  await pass(MOMENT);
  here.registry.evictIdle(-1);
  at.calls.length = 0;
  // Of a table of which nothing is kept, no hint is worth looking at.
  await here.registry.refresh(table, 'presence');
  expect(at.calls).toEqual([]);
});
