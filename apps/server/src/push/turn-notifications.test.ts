import type { PushNotice } from '@tablewright/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bot, must, open, person } from '../../test/live-table.ts';
import { beReady, callPause } from '../../test/pausing.ts';
import { TestDevice, TestService } from '../../test/push.ts';
import {
  answerAt,
  deed,
  Listener,
  memoryStore,
  openAt,
  registryAt,
  settled,
  type TestRegistry,
  type TestStore,
} from '../../test/registry.ts';
import type { OpenedSeat } from '../tables/entry.ts';
import { DEFAULT_PUSH } from './default-push.ts';
import { PushService } from './push-service.ts';
import { GRACE } from './turn-notifications.ts';

const DAY = 86_400_000;
const TWO = [person('Lya'), person('Tom')];

let at: TestStore;
let service: TestService;
let reports: string[];
const pushes: PushService[] = [];
/** A device of each guest; guest `i` plays seat `i`. */
let devices: TestDevice[];

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'Date'] });
  at = await memoryStore();
  service = new TestService();
  reports = [];
});
afterEach(async () => {
  await Promise.all(pushes.splice(0).map((push) => push.close()));
  await at.store.close();
  vi.useRealTimers();
});

/** A node that calls people. */
async function node(name = 'node-a', hosts = DEFAULT_PUSH.hosts): Promise<TestRegistry> {
  let registry: TestRegistry['registry'] | undefined;
  const push = await PushService.start({
    ...DEFAULT_PUSH,
    hosts,
    store: at.store,
    registry: () => registry as TestRegistry['registry'],
    transport: service.transport,
    now: Date.now,
    report: (what, thrown) => reports.push(`${what}: ${(thrown as Error).message}`),
  });
  pushes.push(push);
  const made = await registryAt(at.store, name, {
    now: Date.now,
    onCommitted: (entry, table) => push.committed(entry, table),
  });
  registry = made.registry;
  return made;
}

/** Opens a table whose people have a device each. */
async function table(
  { registry }: Pick<TestRegistry, 'registry'>,
  seats: readonly OpenedSeat[],
  plan: Parameters<typeof openAt>[2] = {},
): Promise<string> {
  devices = seats.map((_, seat) => new TestDevice(`seat-${seat}`));
  const push = pushes[0];
  for (const [seat, { address }] of devices.entries()) {
    await at.store.addPlace({ guest: `guest-${seat}`, match: plan.id ?? 'table1234', seat }, 1);
    must((await push?.add(`guest-${seat}`, address)) ?? { ok: true, value: '' });
  }
  return openAt(registry, seats, { opened: Date.now(), ...plan });
}

async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await settled();
}

/** What each seat was called for, so far. */
function calls(): string[][] {
  return devices.map((device) => service.for(device).map(({ kind }) => kind));
}

describe('a person is called', () => {
  test('when the match begins with their turn, and when their turn comes, once', async () => {
    const { registry } = await node();
    const id = await table({ registry }, TWO, {
      phases: ['pick', 'pick', 'pick'],
    });
    await pass(GRACE + 1_000);
    expect(calls()).toEqual([['begun'], []]);
    must(await answerAt(registry, id, 0, 'red'));
    await pass(60_000);
    expect(calls()).toEqual([['begun'], ['turn']]);
    expect(service.for(devices[1] as TestDevice)).toEqual([
      { kind: 'turn', table: id, title: 'Toy', seat: 1, name: 'Tom' },
    ] satisfies PushNotice[]);
    expect(reports).toEqual([]);
  });

  test('not before they had time to answer, and not when they have', async () => {
    const { registry } = await node();
    const id = await table({ registry }, TWO, { phases: ['pick', 'pick', 'pick'] });
    await pass(GRACE - 1_000);
    expect(calls()).toEqual([[], []]);
    must(await answerAt(registry, id, 0, 'red'));
    must(await answerAt(registry, id, 1, 'red'));
    await pass(GRACE - 1_000);
    expect(calls()).toEqual([[], []]);
    // The turn that has begun since is another one.
    await pass(2_000);
    expect(calls()).toEqual([['turn'], []]);
  });

  test.each([
    ['without a clock', { kind: 'none' }],
    ['with less time left than the pause lasts', { kind: 'live', bank: 120, increment: 0 }],
  ] as const)('not while the table is paused, and in time when it goes on, %s', async (_, pace) => {
    const { registry } = await node();
    const id = await table({ registry }, TWO, { phases: ['pick', 'pick'], pace });
    await callPause(registry, id, 1);
    await pass(600_000);
    expect(calls()).toEqual([[], []]);
    must(await beReady(registry, id, 1));
    await pass(1_000);
    expect(calls()).toEqual([['begun'], []]);
  });

  test('not while a device of theirs is connected, to any node', async () => {
    const first = await node('node-a');
    const second = await node('node-b');
    const id = await table(first, TWO, { phases: ['pick', 'pick'] });
    const here = await Listener.at(second.registry, id, 0);
    await pass(GRACE + 1_000);
    expect(calls()).toEqual([[], []]);
    here.subscription?.leave();
    await pass(60_000);
    // They have seen that it is their turn.
    expect(calls()).toEqual([[], []]);
  });

  test('when they have just gone as their turn begins', async () => {
    const { registry } = await node();
    const id = await table({ registry }, TWO, { phases: ['pick', 'pick'] });
    const here = await Listener.at(registry, id, 1);
    await pass(GRACE + 1_000);
    here.subscription?.leave();
    must(await answerAt(registry, id, 0, 'red'));
    await pass(GRACE + 1_000);
    expect(calls()).toEqual([['begun'], ['turn']]);
  });

  test('when somebody asks for their consent, and not again for a turn beside it', async () => {
    const { registry } = await node();
    const three = [...TWO, person('Mia')];
    const id = await table({ registry }, three, { phases: ['pick', 'pick'] });
    await pass(GRACE + 1_000);
    must(await deed(registry, id, 1, { kind: 'replace', seat: 2, policy: 'random' }));
    await pass(GRACE + 1_000);
    // Seat 0 is asked too, but the table has waited for it before.
    expect(calls()).toEqual([['begun'], [], []]);
    must(await deed(registry, id, 1, { kind: 'withdraw', question: 2 }));
    must(await answerAt(registry, id, 0, 'red'));
    must(await deed(registry, id, 1, { kind: 'replace', seat: 2, policy: 'random' }));
    await pass(GRACE + 1_000);
    expect(calls()).toEqual([['begun', 'asked'], ['turn'], []]);
  });

  test('by the node that wrote the entry and by no other', async () => {
    const first = await node('node-a');
    const second = await node('node-b');
    const id = await table(first, TWO, { phases: ['pick', 'pick', 'pick'] });
    await second.registry.queries.face(id);
    must(await answerAt(second.registry, id, 0, 'red'));
    await first.registry.refresh(id, 'log');
    await pass(GRACE + 1_000);
    expect(calls()).toEqual([[], ['turn']]);
  });

  test('but never a bot, and not by a server that sends nothing', async () => {
    const { registry } = await node();
    await table({ registry }, [bot('Ines'), person('Lya')], { phases: ['pick'] });
    await pass(GRACE + 1_000);
    expect(calls()).toEqual([[], []]);
    const silent = await node('node-b', []);
    await openAt(silent.registry, TWO, { id: 'table5678', opened: Date.now() });
    await at.store.addPlace({ guest: 'guest-0', match: 'table5678', seat: 0 }, 1);
    await pass(GRACE + 1_000);
    expect(service.parcels).toEqual([]);
  });

  test('not when the match has not begun', async () => {
    const { registry } = await node();
    await table({ registry }, [person('Lya'), open], { phases: ['pick'] });
    await pass(GRACE + 1_000);
    expect(service.parcels).toEqual([]);
  });

  test('for as long as their clock runs, and not when they would come too late', async () => {
    const { registry } = await node();
    const days = { kind: 'days', days: 2 } as const;
    await table({ registry }, TWO, { pace: days, phases: ['pick'] });
    await pass(GRACE + 1_000);
    const kept = Number(service.parcels[0]?.headers.TTL);
    expect(kept).toBeGreaterThan((2 * DAY - 2 * GRACE) / 1_000);
    expect(kept).toBeLessThanOrEqual((2 * DAY) / 1_000);
    const short = { kind: 'live', bank: 15, increment: 0 } as const;
    await table({ registry }, TWO, { id: 'table5678', pace: short, phases: ['pick'] });
    await pass(GRACE + 1_000);
    expect(service.parcels).toHaveLength(1);
  });
});

describe('a push service', () => {
  test('that no longer knows a device is not asked again', async () => {
    const { registry } = await node();
    service.replies.push(410);
    const id = await table({ registry }, TWO, { phases: ['pick'] });
    await pass(GRACE + 1_000);
    expect(service.parcels).toHaveLength(1);
    expect(await at.store.devicesAt(id, 0)).toEqual([]);
    expect(await at.store.devicesAt(id, 1)).toHaveLength(1);
  });

  test('that fails is tried again twice, as long as the turn lasts', async () => {
    const { registry } = await node();
    service.replies.push(503, new Error('no route'), 503, 201);
    const id = await table({ registry }, TWO, { phases: ['pick', 'pick'] });
    await pass(GRACE + 1_000);
    expect(service.parcels).toHaveLength(1);
    await pass(300_000);
    expect(service.parcels).toHaveLength(3);
    service.replies.splice(0, 9, 503);
    must(await answerAt(registry, id, 0, 'red'));
    await pass(GRACE + 1_000);
    expect(service.parcels).toHaveLength(4);
    must(await deed(registry, id, 1, { kind: 'replace', seat: 1, policy: 'random' }));
    await pass(300_000);
    expect(service.parcels).toHaveLength(4);
  });

  test('that hangs, or a store that fails, holds up no table', async () => {
    const { registry } = await node();
    at.fail('devicesAt', 'before');
    const id = await table({ registry }, TWO, { phases: ['pick', 'pick'] });
    await pass(GRACE + 1_000);
    expect(reports).toEqual(['call to table table1234: the disk is full']);
    must(await answerAt(registry, id, 0, 'red'));
    await pass(GRACE + 1_000);
    expect(calls()).toEqual([[], ['turn']]);
  });

  test('still gets what was to be sent when a node closes', async () => {
    const { registry } = await node();
    await table({ registry }, TWO, { phases: ['pick'] });
    await pushes[0]?.close();
    expect(calls()).toEqual([['begun'], []]);
  });
});
