import { SPECTATOR } from '@tablewright/engine';
import { beforeEach, describe, expect, test } from 'vitest';
import { HOST, must, OPENED, open, person } from '../../test/live-table.ts';
import {
  answerAt,
  deed,
  Listener,
  lineOf,
  memoryStore,
  openAt,
  registryAt,
  type TestRegistry,
  type TestStore,
} from '../../test/registry.ts';

const two = [person('Lya'), person('Tom')];
const PICKS = { phases: ['pick', 'pick', 'pick', 'pick', 'pick', 'pick'] };

let at: TestStore;
let here: TestRegistry;
let there: TestRegistry;

beforeEach(async () => {
  at = await memoryStore();
  here = await registryAt(at.store);
  there = await registryAt(at.store, 'node-b');
  return () => at.store.close();
});

describe('who comes to a table', () => {
  test('is told how it stands, the match as their seat sees it, and what was said', async () => {
    const { registry } = here;
    const table = await openAt(registry, two, PICKS);
    must(await answerAt(registry, table, 0, 'red'));
    await registry.subscriptions.say(lineOf(table, 0, 'good luck'));
    const tom = await Listener.at(registry, table, 1);
    expect(tom.arrived).toMatchObject([
      { type: 'table', seq: 2, face: { table, status: 'playing' } },
      { type: 'update', seq: 2, keep: -1, answeredBy: [0], seen: { choices: [{ name: '2.0' }] } },
      { type: 'chat', number: 1, text: 'good luck' },
    ]);
    const stranger = await Listener.at(registry, table, SPECTATOR);
    expect(stranger.arrived[1]).toMatchObject({ seen: { choices: [], view: { own: 'hidden' } } });
    expect(stranger.arrived[1]).not.toHaveProperty('undo');
  });

  test('before the match is told of the table alone, and of the match when it begins', async () => {
    const { registry } = here;
    const table = await openAt(registry, [person('Lya'), open], PICKS);
    const lya = await Listener.at(registry, table, 0);
    expect(lya.arrived.map(({ type }) => type)).toEqual(['table']);
    lya.news();
    must(await deed(registry, table, 0, { kind: 'fill', seat: 1, policy: 'random' }, HOST));
    expect(lya.heard).toMatchObject([
      { type: 'table', seq: 2, face: { status: 'playing' } },
      { type: 'update', seq: 2, keep: -1, answers: 0 },
    ]);
  });

  test('and knows some of it is told only what is new', async () => {
    const { registry } = here;
    const table = await openAt(registry, two, PICKS);
    must(await answerAt(registry, table, 0, 'red'));
    const lya = await Listener.at(registry, table, 0);
    lya.subscription?.leave();
    must(await answerAt(registry, table, 1, 'blue'));
    must(await answerAt(registry, table, 0, 'red'));
    const back = await Listener.at(registry, table, 0, 2, lya.hearer);
    expect(back.arrived[1]).toMatchObject({ type: 'update', seq: 4, keep: 1, answeredBy: [1, 0] });
    const newcomer = await Listener.at(registry, table, 0);
    expect(back.hearer.events).toEqual(newcomer.hearer.events);
    expect(back.hearer.answeredBy).toEqual(newcomer.hearer.answeredBy);
  });

  test('and has left hears nothing more', async () => {
    const { registry } = here;
    const table = await openAt(registry, two, PICKS);
    const lya = await Listener.at(registry, table, 0);
    const tom = await Listener.at(registry, table, 1);
    lya.subscription?.leave();
    lya.subscription?.leave();
    [lya, tom].map((listener) => listener.news());
    must(await answerAt(registry, table, 0, 'red'));
    await registry.subscriptions.say(lineOf(table, 0, 'hm'));
    expect(lya.heard).toEqual([]);
    expect(tom.news()).toEqual(['update', 'chat']);
  });

  test('on several devices hears it on each, and each leaves alone', async () => {
    const { registry } = here;
    const table = await openAt(registry, two, PICKS);
    const [phone, laptop] = [
      await Listener.at(registry, table, 0),
      await Listener.at(registry, table, 0),
    ];
    phone.subscription?.leave();
    [phone, laptop].map((listener) => listener.news());
    must(await answerAt(registry, table, 0, 'red'));
    expect([phone.news(), laptop.news()]).toEqual([[], ['update']]);
  });
});

test('everybody hears what happens, each as their seat sees it, in order', async () => {
  const { registry } = here;
  const table = await openAt(registry, two, { phases: ['plan', 'pick'] });
  const lya = await Listener.at(registry, table, 0);
  const tom = await Listener.at(registry, table, 1);
  const stranger = await Listener.at(registry, table, SPECTATOR);
  [lya, tom, stranger].map((listener) => listener.news());
  must(await answerAt(registry, table, 0, 'red'));
  const types = ({ heard }: Listener) =>
    heard.flatMap((message) =>
      message.type === 'update' ? message.events.map(({ event }) => event.type) : [],
    );
  expect(types(lya)).toEqual(['planned']);
  expect(types(tom)).toEqual([]);
  expect(types(stranger)).toEqual([]);
  for (const [seat, answer] of [
    [0, 'yes'],
    [1, 'blue'],
    [1, 'no'],
  ] as const) {
    must(await answerAt(registry, table, seat, answer));
  }
  for (const listener of [lya, tom, stranger]) {
    expect(listener.heard.map((message) => 'seq' in message && message.seq)).toEqual([2, 3, 4, 5]);
    expect(types(listener)).toContain('said');
  }
});

describe('a table that rests', () => {
  test('is forgotten, read again when it is asked for, and is the same', async () => {
    const { registry } = here;
    const table = await openAt(registry, two, { phases: ['secret', 'dice', 'plan', 'pick'] });
    for (const [seat, answer] of [
      [1, 'red'],
      [0, 'blue'],
      [1, 'roll'],
      [0, 'red'],
    ] as const) {
      must(await answerAt(registry, table, seat, answer));
    }
    const before = await Listener.at(registry, table, 0);
    expect(registry.liveCount).toBe(1);
    registry.evictIdle(-1);
    expect(registry.liveCount).toBe(0);
    const after = await Listener.at(registry, table, 0);
    expect(after.hearer).toEqual(before.hearer);
    expect(registry.liveCount).toBe(1);
    expect(before.news().filter((type) => type === 'update')).toEqual([]);
  });

  test('stays while it is used', async () => {
    let now = OPENED;
    const { registry } = await registryAt(at.store, 'node-c', { now: () => now });
    const table = await openAt(registry, two, PICKS);
    now += 999;
    must(await registry.queries.face(table));
    now += 999;
    registry.evictIdle(1_000);
    expect(registry.liveCount).toBe(1);
    now += 1;
    registry.evictIdle(1_000);
    expect(registry.liveCount).toBe(0);
  });

  test('stays longer while somebody listens', async () => {
    let now = OPENED;
    const { registry } = await registryAt(at.store, 'node-c', { now: () => now });
    const watched = await openAt(registry, two, PICKS);
    await openAt(registry, two, { ...PICKS, id: 'table5678' });
    await Listener.at(registry, watched, 0);
    now += 300;
    registry.evictIdle(1_000, 300);
    expect(registry.liveCount).toBe(1);
    now += 700;
    registry.evictIdle(1_000, 300);
    expect(registry.liveCount).toBe(0);
  });

  test('stays while something is being written there', async () => {
    const { registry } = here;
    const table = await openAt(registry, two, PICKS);
    const write = at.hold('append');
    const answered = answerAt(registry, table, 0, 'red');
    await Promise.resolve();
    registry.evictIdle(-1);
    expect(registry.liveCount).toBe(1);
    write();
    expect(must(await answered)).toBe(2);
  });

  test('tells those who listen exactly what they have missed, and nothing twice', async () => {
    const { registry } = here;
    const table = await openAt(registry, two, PICKS);
    const lya = await Listener.at(registry, table, 0);
    must(await answerAt(registry, table, 0, 'red'));
    lya.news();
    registry.evictIdle(-1);
    // Another node goes on with it meanwhile.
    must(await answerAt(there.registry, table, 1, 'blue'));
    must(await answerAt(there.registry, table, 0, 'red'));
    expect(lya.heard).toEqual([]);
    await registry.refresh(table, 'log');
    expect(lya.heard).toMatchObject([{ type: 'update', seq: 4, keep: 1, answeredBy: [1, 0] }]);
    await registry.refresh(table, 'log');
    expect(lya.heard).toHaveLength(1);
    const newcomer = await Listener.at(registry, table, 0);
    expect(lya.hearer).toEqual(newcomer.hearer);
  });

  test('tells them so also when somebody acts before the hint has come', async () => {
    const { registry } = here;
    const table = await openAt(registry, two, PICKS);
    const lya = await Listener.at(registry, table, 0);
    lya.news();
    registry.evictIdle(-1);
    must(await deed(there.registry, table, 0, { kind: 'manage', chat: false }, HOST));
    must(await answerAt(registry, table, 0, 'red'));
    expect(lya.heard).toMatchObject([
      { type: 'table', seq: 2, face: { chat: false } },
      { type: 'update', seq: 2 },
      { type: 'update', seq: 3, answers: 1 },
    ]);
  });

  test('to which nobody listens is not read again for a hint', async () => {
    const { registry } = here;
    const table = await openAt(registry, two, PICKS);
    registry.evictIdle(-1);
    await registry.refresh(table, 'log');
    await registry.refresh('nowhere12', 'log');
    expect(registry.liveCount).toBe(0);
  });
});

describe('a hint of another node', () => {
  test('is enough for those who listen here: acts, chat, and what lists show', async () => {
    const table = await openAt(here.registry, two, PICKS);
    const lya = await Listener.at(here.registry, table, 0);
    must(await answerAt(there.registry, table, 0, 'red'));
    await there.registry.subscriptions.say(lineOf(table, 1, 'hello'));
    lya.news();
    await here.registry.refresh(table, 'log');
    await here.registry.refresh(table, 'chat');
    expect(lya.news()).toEqual(['update', 'chat']);
    expect(there.told).toEqual([`${table} log`, `${table} chat`]);
  });

  test('of chat that came while somebody else arrived is told to those who were there before', async () => {
    const table = await openAt(here.registry, two, PICKS);
    const lya = await Listener.at(here.registry, table, 0);
    await there.registry.subscriptions.say(lineOf(table, 1, 'hello'));
    // Before the hint comes here, another arrives and is told of it.
    const stranger = await Listener.at(here.registry, table, SPECTATOR);
    expect(stranger.arrived.map(({ type }) => type)).toContain('chat');
    await here.registry.refresh(table, 'chat');
    const lines = lya.heard.filter(({ type }) => type === 'chat');
    expect(lines).toMatchObject([{ text: 'hello' }]);
  });

  test('that was lost is made good by looking: who looks at a table sees how it stands', async () => {
    const table = await openAt(here.registry, two, PICKS);
    must(await there.registry.queries.face(table));
    must(await deed(here.registry, table, 0, { kind: 'manage', chat: false }, HOST));
    // A node that may have missed something looks at what is listened to there; this is not.
    for (const id of there.registry.subscriptions.watched())
      await there.registry.refresh(id, 'log');
    expect(must(await there.registry.queries.face(table)).chat).toBe(false);
    const tom = await Listener.at(there.registry, table, 1);
    expect(tom.arrived[0]).toMatchObject({ seq: 2, face: { chat: false } });
  });

  test('at which the store failed half way is made good by the next', async () => {
    const table = await openAt(here.registry, two, PICKS);
    const lya = await Listener.at(here.registry, table, 0);
    here.registry.evictIdle(-1);
    must(await answerAt(there.registry, table, 0, 'red'));
    lya.news();
    // The log is read, and then who is there cannot be.
    at.fail('present', 'before');
    await expect(here.registry.refresh(table, 'log')).rejects.toThrow('the disk is full');
    expect(lya.heard).toEqual([]);
    await here.registry.refresh(table, 'log');
    expect(lya.heard).toMatchObject([{ type: 'update', seq: 2, answers: 1 }]);
  });

  test('that came after what it tells of is known already changes nothing', async () => {
    const table = await openAt(here.registry, two, PICKS);
    const lya = await Listener.at(here.registry, table, 0);
    must(await answerAt(here.registry, table, 0, 'red'));
    lya.news();
    await here.registry.refresh(table, 'log');
    await here.registry.refresh(table, 'chat');
    expect(lya.heard).toEqual([]);
    // What the server has to do there is still this node's.
    let considered = 0;
    here.registry.onChange = () => {
      considered += 1;
    };
    await here.registry.reconsider(table);
    expect(considered).toBe(1);
  });
});

test('who arrives between two acts is told of the first and hears the second', async () => {
  const { registry } = here;
  const table = await openAt(registry, two, PICKS);
  const act = (seat: number, choice: string) =>
    deed(registry, table, seat, { kind: 'answer', choice, answer: 'red' });
  const [, tom] = await Promise.all([
    act(0, '1.0'),
    Listener.at(registry, table, 1),
    act(1, '2.0'),
  ]);
  expect(tom.arrived[1]).toMatchObject({ type: 'update', seq: 2, seen: { view: { turn: 1 } } });
  expect(tom.heard[0]).toMatchObject({ type: 'update', seq: 3, keep: 1, answeredBy: [1] });
  const newcomer = await Listener.at(registry, table, 1);
  expect(tom.hearer).toEqual(newcomer.hearer);
});
